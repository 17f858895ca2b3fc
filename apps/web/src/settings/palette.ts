/** The palette in use, one of four: the one chosen on this device, else the preference of the device. */
import type { Palette } from '@fms/contract/account';
import { changeDevicePreference, useDevicePreference } from './device-preference.ts';

/** A device set to dark gets dusk, all others day; bright and night are chosen by hand. */
function devicePalette(): Palette {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dusk' : 'day';
}

export function usePalette(): [palette: Palette, choose: (palette: Palette) => void] {
  const { palette } = useDevicePreference();
  return [palette ?? devicePalette(), (chosen) => changeDevicePreference({ palette: chosen })];
}
