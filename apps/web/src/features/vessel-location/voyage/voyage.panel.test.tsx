import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { answerVoyage, buildParts, buildStay, HOUR_MS } from '../testing/location-parts.ts';
import { VoyagePanel } from './voyage.panel.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(clearScreen);

function draw() {
  const onPlace = vi.fn();
  const parts = buildParts();
  const { container } = renderLive({ tags: [], children: <VoyagePanel {...parts} onPlace={onPlace} /> });
  return { ...parts, onPlace, container };
}

describe('time and distance', () => {
  it('writes each state with its time and way, and adds them up', async () => {
    answerVoyage({
      totals: [
        { state: 'sea', seconds: 3 * 3600, meters: 30 * 1852 },
        { state: 'drift', seconds: 0, meters: 0 },
        { state: 'berth', seconds: 2 * 3600, meters: 185.2 },
        { state: 'unknown', seconds: 3600, meters: 0 },
      ],
    });
    const { container } = draw();
    await screen.findByText('At sea');
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'At sea3 h 0030.0 nm',
      'Drifting——',
      'Moored or stationary2 h 000.1 nm',
      'Unknown1 h 00',
      'Total6 h 0030.1 nm',
    ]);
    const bars = [...container.querySelectorAll<HTMLElement>('span[data-state]')];
    expect(bars.map(({ dataset, style }) => [dataset.state, style.flexGrow])).toEqual([
      ['sea', '10800'],
      ['berth', '7200'],
      ['unknown', '3600'],
    ]);
  });

  it('says that it cannot be read, and reads it again', async () => {
    let isDown = true;
    const answer = { stays: [], totals: [], days: [], spacingSeconds: 60 };
    const call = async () => (isDown ? { status: 500, body: {} } : { body: answer });
    stubCalls({ '/api/v2/track/voyage': call });
    draw();
    await screen.findByText('Time and distance could not be read');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('None in this window')).toBeDefined();
  });
});

describe('stays', () => {
  it('stand with the newest first, named by port or by what the vessel did', async () => {
    answerVoyage({
      stays: [
        buildStay(6, 5, { isCutAtStart: true }),
        buildStay(4, 3, { kind: 'anchor' }),
        buildStay(2, 0, { kind: 'station', portName: null, isCutAtEnd: true }),
      ],
    });
    draw();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Stationary10:00:00 – still there/),
      expect.stringMatching(/^At anchor near Stavanger08:00:00 – 09:00:00/),
      expect.stringMatching(/^Stavangerbefore 06:00:00 – 07:00:00/),
    ]);
    expect(within(rows[0] as HTMLElement).getByText('2 h 00')).toBeDefined();
  });

  it('shows the arrival and the place of the one that is pressed', async () => {
    const stay = buildStay(4, 3);
    answerVoyage({ stays: [stay] });
    const { hold, onPlace } = draw();
    fireEvent.click(await screen.findByRole('button', { name: /Stavanger/ }));
    expect(hold).toHaveBeenCalledWith(NOON - 4 * HOUR_MS);
    expect(onPlace).toHaveBeenCalledWith(expect.objectContaining({ latitude: stay.latitude, longitude: 5.73 }));
  });
});
