import { describe, expect, it } from 'vitest';
import { DEFAULT_COLUMNS } from '../../../entities/fleet/index.ts';
import { buildColumnLayout, fitColumns } from './column-width.ts';

/** What the table has beside the rail of the menu, px. */
const widthIn = (window: number) => window - 64 - 2 * 24;

describe('the usual columns of the overview', () => {
  it('all fit into a window of 1440 px', () => {
    expect(fitColumns(DEFAULT_COLUMNS, widthIn(1440))).toEqual(DEFAULT_COLUMNS);
  });

  it('leave out what is compared at leisure in a window of 1024 px, and never half a column', () => {
    const fitting = fitColumns(DEFAULT_COLUMNS, widthIn(1024));
    expect(fitting).toEqual(['vessel', 'state', 'age', 'alarms', 'sog', 'cog', 'destination', 'eta']);
    expect(buildColumnLayout(fitting).minWidth).toBeLessThanOrEqual(widthIn(1024));
  });

  it('stay as they are where the width is unknown', () => {
    expect(fitColumns(DEFAULT_COLUMNS, 0)).toBe(DEFAULT_COLUMNS);
  });

  it('are all drawn when others were chosen with them', () => {
    const chosen = [...DEFAULT_COLUMNS, 'imo'] as const;
    expect(fitColumns(chosen, widthIn(1024))).toBe(chosen);
  });
});
