/**
 * What this browser remembers of how its user likes to see things. The profile carries the same between browsers once
 * the display preference exists; here is what a screen needs before the sign-in.
 */

import { mapStyles, mapTypes, palettes } from '@fms/contract/account';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const devicePreference = z.object({
  palette: z.enum(palettes).optional(),
  mapType: z.enum(mapTypes).optional(),
  mapStyle: z.enum(mapStyles).optional(),
  /** The menu at 1024 px and wider: open to 250 px, or the rail of 64. */
  menuOpen: z.boolean().optional(),
  /** The vessel tree of the menu is folded away. */
  treeFolded: z.boolean().optional(),
  /** Folders of the vessel tree that are unfolded. */
  openFolders: z.array(z.number()).optional(),
  /** The zone of the strip's clock; UTC by default. */
  clock: z.enum(['utc', 'ship', 'own']).optional(),
  mapPanelOpen: z.boolean().optional(),
  timelineOpen: z.boolean().optional(),
  /** What is drawn on the map besides the fleet. */
  seaMarks: z.boolean().optional(),
  zonesShown: z.boolean().optional(),
  predictionShown: z.boolean().optional(),
  /** Realtime updates switched off by hand (§4.4). */
  realtimeOff: z.boolean().optional(),
});
export type DevicePreference = z.infer<typeof devicePreference>;

export const DEVICE_PREFERENCE_KEY = 'devicePreference';

type Listener = () => void;
const listeners = new Set<Listener>();
let known: { text: string | null; preference: DevicePreference } = { text: null, preference: {} };

export function readDevicePreference(): DevicePreference {
  const text = localStorage.getItem(DEVICE_PREFERENCE_KEY);
  if (text !== known.text) known = { text, preference: parse(text) };
  return known.preference;
}

function parse(text: string | null): DevicePreference {
  try {
    return devicePreference.safeParse(JSON.parse(text ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** Changes some of it and tells every screen that shows it. */
export function changeDevicePreference(change: Partial<DevicePreference>): void {
  localStorage.setItem(DEVICE_PREFERENCE_KEY, JSON.stringify({ ...readDevicePreference(), ...change }));
  for (const listener of [...listeners]) listener();
}

export function useDevicePreference(): DevicePreference {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readDevicePreference);
}
