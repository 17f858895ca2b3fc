import type { Tag } from '@fms/contract/tag';
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import { buildTag, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { SourceLine } from './source-line.tsx';

afterEach(clearScreen);

const timestamp = new Date(NOON - 2000).toISOString();
const depth = (id: number, given: Partial<Tag>) =>
  buildTag(id, { name: 'Depth below transducer', unit: 'm', decimals: 1, intervalSeconds: 5, timestamp, ...given });
const sounder = depth(1, { source: 'SD', sentence: 'DPT', value: 8.6 });
const second = depth(2, { source: 'aft:N2K:35', sentence: 'PGN 128267', value: 8.9 });

function open(tag: Tag, tags: readonly Tag[]) {
  stubCalls({ '/api/v1.3/tag/getTagsByVesselId': { body: tags } });
  const onOpen = vi.fn();
  return { ...renderLive({ tags, children: <SourceLine tag={tag} onOpen={onOpen} /> }), onOpen };
}

describe('the source of a value', () => {
  it('names sensor, sentence and time', () => {
    open(sounder, [sounder]);
    expect(screen.getByText('Source echo sounder (SD) · sentence DPT · measured 11:59:58 UTC, 2 s ago')).toBeDefined();
  });

  it('says what the sensor says against it', () => {
    const { put } = open(sounder, [sounder]);
    put({ tagId: sounder.Id, value: 8.6, time: NOON, quality: QUALITY_BAD_SOURCE });
    expect(screen.getByText(/ago · sensor fault$/)).toBeDefined();
  });

  it('has the second sensor of the same quantity beside it, with how far it differs, leading to its trend', async () => {
    const other = buildTag(3, { name: 'Depth below keel', unit: 'm' });
    const { onOpen } = open(sounder, [sounder, second, other]);
    const button = await screen.findByRole('button', {
      name: 'NMEA 2000 device 35 on aft · PGN 128267 · 8.9 m · differs by 0.3 m',
    });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(button);
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ Id: second.Id }));
  });

  it('says where the best of several feeds the value, and where none is told', async () => {
    const best = depth(4, { source: '', value: 8.6 });
    open(best, [best, second]);
    expect(await screen.findByText(/^Source the best of several, below/)).toBeDefined();
    clearScreen();
    open(best, [best]);
    expect(screen.getByText(/^Source not told by the vessel/)).toBeDefined();
  });
});
