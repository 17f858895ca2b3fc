import type { AlarmKpiAnswer, AlarmPointCount } from '@fms/contract/alarm';
import { type TagId, toId } from '@fms/domain/identity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildAlarm, buildAlarmKpi, buildVessel, NOON } from '../../../testing/builders.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import AlarmTab from '../alarm.tab.tsx';

afterEach(clearScreen);

const KPI = '/api/v2/alarm/kpi';
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const days = (...counts: readonly number[]) =>
  counts.map((count, i) => ({ time: at((i - counts.length) * 86_400), count }));

function open(query: string, kpi: Partial<AlarmKpiAnswer>, parts: Partial<Parameters<typeof renderVesselTab>[1]> = {}) {
  const { answers, ...rest } = parts;
  return renderVesselTab(AlarmTab, {
    vessel: buildVessel(1),
    query: `?tab=alarm${query}`,
    answers: {
      [KPI]: { body: buildAlarmKpi(kpi) },
      '/api/v2/alarm/journal': { body: [] },
      '/api/v2/alarm/escalation': { body: { minutes: 0, managers: [] } },
      ...answers,
    },
    ...rest,
  });
}

const performance = (kpi: Partial<AlarmKpiAnswer>) => open('&view=performance&range=30d', kpi);

/** The panel under a title, as text of its lines. */
async function linesOf(title: string): Promise<(string | undefined)[]> {
  const heading = await screen.findByRole('heading', { name: title });
  const panel = heading.closest('section') as HTMLElement;
  return [...panel.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(' | '),
  );
}

const point = (channel: string, count: number, dataTagId: TagId | null = null): AlarmPointCount => ({
  dataTagId,
  channel,
  description: '',
  count,
  last: at(-60),
});

describe('the performance of the alarms', () => {
  it('holds the rate against the targets of the standard', async () => {
    performance({
      days: days(12, 200),
      averageADay: 106,
      averageTenMinutes: 0.736,
      peakTenMinutes: { time: at(-3600), count: 14 },
      medianAcknowledgeSeconds: 95,
    });
    expect(await linesOf('Alarm rate')).toEqual([
      'Alarms a day | 106.0 | manageable',
      'Most on one day | 200 | target ≤ 150',
      'Mean in 10 min | 0.74 | ',
      'Peak 10 min | 14 | 11:00:00, limit 10',
      'Median to acknowledge | 1 min | ashore',
    ]);
    expect(screen.getByRole('img', { name: 'alarms of each day, oldest first: 12, 200' })).toBeDefined();
  });

  it('says in one sentence that there was nothing of a kind', async () => {
    performance({});
    const heading = await screen.findByRole('heading', { name: 'Fleeting' });
    expect(heading.closest('section')?.textContent).toContain('None in this period.');
    expect(screen.queryByText('None')).toBeNull();
  });

  it.each([
    [150, 'manageable'],
    [151, 'above manageable'],
    [300, 'to be reduced'],
  ])('calls %d alarms a day %s', async (averageADay, expected) => {
    performance({ averageADay });
    expect((await linesOf('Alarm rate'))[0]).toBe(`Alarms a day | ${averageADay}.0 | ${expected}`);
  });

  it('splits by priority, emergency alarms with alarms, beside the share of a good system', async () => {
    performance({ total: 40, byPriority: { emergency: 1, alarm: 1, warning: 6, caution: 32 } });
    expect(await linesOf('Split by priority')).toEqual([
      'Emergency alarms and alarms | 5 % | 2 (target 5 %)',
      'Warnings | 15 % | 6 (target 15 %)',
      'Cautions | 80 % | 32 (target 80 %)',
      'All | 40 | ',
    ]);
  });

  it('lists what alarms most with its share, and leads an alarm of a tag to the test of its limits', async () => {
    performance({ total: 50, badActors: [point('Bilge', 20, toId<TagId>(12)), point('Fire panel', 5)] });
    const table = await screen.findByRole('table', { name: 'Top ten' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.textContent))).toEqual([
      ['Bilge', '20', '40 %'],
      ['Fire panel', '5', '10 %'],
    ]);
    const links = within(table).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Test limits of Bilge']);
    expect(links[0]?.getAttribute('href')).toContain('view=back-test&range=30d&tag=12');
  });

  it('lists floods newest first with their cause, and what stands for more than a day', async () => {
    const cause = { dataTagId: null, channel: 'Pump', description: 'Pump stopped' };
    const flood = (from: number) => ({ from: at(from), to: at(from + 300), count: 12, peak: 11, cause });
    const stale = [{ dataTagId: null, channel: 'Door', description: '', since: at(-172_800), priority: 'caution' }];
    performance({ floods: [flood(-7200), flood(-3600)], floodShare: 0.0123, stale: stale as AlarmKpiAnswer['stale'] });
    const floods = await linesOf('Floods');
    expect(floods.map((line) => line?.split(' | ')[0])).toEqual(['11:00:00', '10:00:00']);
    expect(floods[0]).toContain('likely cause: Pump stopped');
    expect(screen.getByText(/1\.2 % of time in flood/)).toBeDefined();
    expect((await linesOf('Stale'))[0]).toMatch(/^Door \| 2 d/);
  });

  it('says what is not there and what was not counted', async () => {
    performance({ isComplete: false });
    expect(await screen.findByText('Only the newest 100 000 alarms of this period are counted.')).toBeDefined();
    expect(screen.getByText('No alarm has been active for more than a day.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('that cannot be read says why and is asked again', async () => {
    let isBroken = true;
    const refusal = { status: 503, body: { code: 'unavailable', message: 'The store is away.', errors: [] } };
    const answers = { [KPI]: async () => (isBroken ? refusal : { body: buildAlarmKpi() }) };
    open('&view=performance', {}, { answers });
    expect(await screen.findByText('The figures could not be read')).toBeDefined();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await linesOf('Alarm rate')).toHaveLength(5);
  });
});

describe('the figures above the list', () => {
  const figures = async () => {
    const strip = await screen.findByRole('region', { name: 'Alarm figures' });
    await within(strip).findByText('Alarms a day');
    return [...strip.children].slice(0, -1).map((cell) => [...cell.children].map((part) => part.textContent));
  };

  it('count the active alarms that are not shelved, and give the mean of the last week', async () => {
    const shelved = { by: 'kari', until: at(3600), reason: '' };
    const acknowledged = { by: 'kari', at: at(0), comment: '' };
    const alarms = [buildAlarm(1), buildAlarm(2, { acknowledged }), buildAlarm(3, { shelved })];
    const kpi = { days: days(700, 1, 2, 3, 4, 5, 6, 7), chattering: [point('Bilge', 9)] };
    open('', kpi, { alarms });
    const cells = await figures();
    expect(cells[0]).toEqual(['Active', expect.stringMatching(/^2/), '1 unacknowledged']);
    expect(cells[1]).toEqual(['Alarms a day', '4.0', '7-day mean, target ≤ 150']);
    expect(cells[4]).toEqual(['Chattering', '1', 'Bilge, 9 times']);
    expect(cells[5]).toEqual(['Median to acknowledge', '—', 'none acknowledged']);
  });

  it('lead to the performance of thirty days', async () => {
    const view = open('', {});
    await figures();
    fireEvent.click(screen.getByRole('button', { name: 'Show performance' }));
    await waitFor(() => expect(view.query()).toBe('?tab=alarm&view=performance&range=30d'));
    expect(await linesOf('Split by priority')).toHaveLength(4);
  });
});
