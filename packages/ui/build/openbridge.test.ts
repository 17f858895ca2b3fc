/** The files cut from OpenBridge are those the scripts beside this test would write today. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALERT_ICON_ART } from '../src/icon/alert-icon-art.ts';
import { EVEN_ODD_ICONS, ICON_ART } from '../src/icon/icon-art.ts';
import { DEVICE_ICON_ART } from '../src/mimic/device-art.ts';
import { VESSEL_SIDE_ART } from '../src/side/vessel-side-art.ts';
import { buildOpenbridgeStyleSheets } from './openbridge-css.ts';
import { readOpenbridgeIcons } from './openbridge-icons.ts';

/** The formatter may break lines otherwise than the script; nothing else may differ. */
const withoutLayout = (css: string) => css.replaceAll(/\s+/g, '').replaceAll('"', "'");

describe('style sheets', () => {
  it.each([...buildOpenbridgeStyleSheets()])('%s is up to date', (name, content) => {
    const written = readFileSync(resolve(import.meta.dirname, '../src/theme/openbridge', name), 'utf8');
    expect(withoutLayout(written)).toBe(withoutLayout(content));
  });

  it('are a small part of what OpenBridge ships', () => {
    const bytes = [...buildOpenbridgeStyleSheets().values()].reduce((sum, content) => sum + content.length, 0);
    expect(bytes).toBeLessThan(34_000);
  });
});

it('icons are up to date', () => {
  expect({ ICON_ART, EVEN_ODD_ICONS, ALERT_ICON_ART, DEVICE_ICON_ART, VESSEL_SIDE_ART }).toEqual(readOpenbridgeIcons());
});
