import type { AlarmJournalEntry, AlarmKpiAnswer } from '@fms/contract/alarm';
import { type TagId, toId } from '@fms/domain/identity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildAlarmKpi, buildJournalEntry, buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import AlarmTab from '../alarm.tab.tsx';

afterEach(clearScreen);

const JOURNAL = '/api/v2/alarm/journal';
const TAG = toId<TagId>(12);
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();

interface Stage {
  readonly entries?: readonly AlarmJournalEntry[];
  readonly kpi?: Partial<AlarmKpiAnswer>;
  readonly query?: string;
  readonly isPlaced?: boolean;
  readonly answers?: Parameters<typeof renderVesselTab>[1]['answers'];
}

function open({ entries = [], kpi = {}, query = '', isPlaced = true, answers = {} }: Stage) {
  const { standardData } = buildVessel(1);
  const positionTagId = isPlaced ? toId<TagId>(20) : null;
  return renderVesselTab(AlarmTab, {
    vessel: buildVessel(1, { standardData: { ...standardData, positionTagId } }),
    tags: [buildTag(12, { unit: '%', decimals: 1 })],
    query: `?tab=alarm${query}`,
    answers: {
      '/api/v2/alarm/kpi': { body: buildAlarmKpi(kpi) },
      '/api/v2/alarm/escalation': { body: { minutes: 0, managers: [] } },
      [JOURNAL]: { body: entries },
      ...answers,
    },
  });
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Journal' }))
    .getAllByRole('row')
    .slice(1);
const cells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);

const raised = buildJournalEntry(1, {
  dataTagId: TAG,
  description: 'Tank level low',
  value: 28,
  unit: '%',
  time: at(-60),
});

describe('the journal', () => {
  it('says when, what, the value with the digits of its tag, and by whom', async () => {
    const shelving = buildJournalEntry(2, { kind: 'shelved', by: 'kari', note: 'sensor', until: at(3600) });
    open({ entries: [shelving, raised] });
    await waitFor(async () => expect(cells((await rows())[1])[4]).toBe('28.0 %'));
    const [first, second] = await rows();
    expect(cells(first).slice(2, 6)).toEqual(['Shelved 1 h 00', 'LO · sensor', '—', 'kari']);
    expect(cells(second).slice(0, 6)).toEqual(['11:59:00', '', 'Raised', 'Tank level low', '28.0 %', 'system']);
    expect(within(second as HTMLElement).getByRole('img', { name: 'warning' })).toBeDefined();
  });

  it('leads to the curve ten minutes around a step and to the place of the ship then', async () => {
    open({ entries: [raised] });
    const chart = await screen.findByRole('link', { name: /chart of Tank level low/ });
    expect(chart.getAttribute('href')).toContain('tab=statistic&show=12&from=2');
    const map = screen.getByRole('link', { name: /^Map at .* Tank level low$/ });
    expect(new URLSearchParams(map.getAttribute('href')?.split('?')[1]).get('at')).toBe(raised.time);
  });

  it('offers no map of a ship that sends no positions, and no curve of what has no tag', async () => {
    open({ entries: [buildJournalEntry(3, { description: 'Fire alarm' })], isPlaced: false });
    await rows();
    expect(screen.queryByRole('link', { name: /Fire alarm/ })).toBeNull();
  });

  it('folds a flood, with how many of its entries stand on this page', async () => {
    const cause = { dataTagId: null, channel: 'Pump', description: 'Pump stopped' };
    const flood = { from: at(-600), to: at(-300), count: 12, peak: 12, cause };
    const inFlood = [1, 2, 3].map((id) => buildJournalEntry(id, { time: at(-600 + id) }));
    open({ entries: inFlood, kpi: { floods: [flood] } });
    const fold = await screen.findByRole('button', { name: /Flood of 12 alarms/ });
    expect(fold.textContent).toContain('likely cause: Pump stopped');
    expect(fold.textContent).toContain('3 entries');
    expect(await rows()).toHaveLength(1);
    fireEvent.click(fold);
    expect(await rows()).toHaveLength(4);
  });
});

describe('the filters of the journal', () => {
  it('offer the priorities that occur, and turn one on and off', async () => {
    const view = open({ entries: [raised], kpi: { byPriority: { emergency: 0, alarm: 2, warning: 7, caution: 0 } } });
    const chip = await screen.findByRole('button', { name: /^warning ?7$/ });
    expect(screen.getByRole('button', { name: /^alarm ?2$/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^caution/ })).toBeNull();
    fireEvent.click(chip);
    await waitFor(() => expect(view.query()).toContain('priority=warning'));
    fireEvent.click(await screen.findByRole('button', { name: /^warning ?7$/, pressed: true }));
    await waitFor(() => expect(view.query()).not.toContain('priority'));
  });

  it('search once the typing rests, and go back to the first page', async () => {
    const view = open({ entries: [raised], query: '&offset=50' });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Tag, text or user' }), {
      target: { value: ' pump ' },
    });
    await waitFor(() => expect(view.query()).toBe('?tab=alarm&q=pump'));
  });

  it('say when nothing passes, and are taken away by one click', async () => {
    const view = open({ query: '&q=pump' });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(view.query()).toBe('?tab=alarm'));
    expect(await screen.findByText('No alarm was raised, cleared or handled in this period.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show one year' }));
    await waitFor(() => expect(view.query()).toBe('?tab=alarm&range=1y'));
  });

  it('choose the period', async () => {
    const view = open({ entries: [raised] });
    fireEvent.click(await screen.findByRole('radio', { name: '7 d' }));
    await waitFor(() => expect(view.query()).toBe('?tab=alarm&range=7d'));
    expect(screen.getByRole('button', { name: 'Custom period' })).toBeDefined();
  });
});

describe('the pages of the journal', () => {
  it('lead on and back by the address', async () => {
    const many = Array.from({ length: 60 }, (_, i) => buildJournalEntry(i + 1));
    const view = open({ entries: many });
    expect(await screen.findByText('1–50 of 60')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(view.query()).toBe('?tab=alarm&offset=50'));
    expect(await screen.findByText('51–60 of 60')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(view.query()).toBe('?tab=alarm'));
  });
});

it('a journal that cannot be read says why and is asked again', async () => {
  let isBroken = true;
  const refusal = { code: 'unavailable', message: 'The store is away.', errors: [] };
  const answer = async () => (isBroken ? { status: 503, body: refusal } : { body: [raised] });
  open({ answers: { [JOURNAL]: answer } });
  expect(await screen.findByText('The journal could not be read')).toBeDefined();
  expect(screen.getByText('The store is away.')).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(cells((await rows())[0])[3]).toBe('Tank level low'));
});
