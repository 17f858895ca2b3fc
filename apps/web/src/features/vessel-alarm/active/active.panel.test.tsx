import type { Alarm } from '@fms/contract/alarm';
import { type TagId, toId, type UserId } from '@fms/domain/identity';
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildAlarm, buildAlarmKpi, buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import AlarmTab from '../alarm.tab.tsx';

afterEach(clearScreen);

const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const EDITOR = { view: true, edit: true, acknowledge: true, admin: false, words: [] };
const READER = { view: true, edit: false, acknowledge: false, admin: false, words: [] };
const seen = { by: 'kari', at: at(0), comment: '' };

interface Stage {
  readonly alarms?: readonly Alarm[];
  readonly permission?: typeof READER;
  readonly query?: string;
  readonly answers?: Parameters<typeof renderVesselTab>[1]['answers'];
}

const temperature = buildTag(12, { unit: '°C', decimals: 1, reverse: false });

function open({ alarms = [], permission = EDITOR, query = '', answers = {} }: Stage) {
  const vessel = buildVessel(1, { permission });
  return renderVesselTab(AlarmTab, {
    vessel,
    alarms,
    tags: [temperature],
    query: `?tab=alarm${query}`,
    answers: {
      '/api/v2/alarm/kpi': { body: buildAlarmKpi() },
      '/api/v2/alarm/journal': { body: [] },
      '/api/v2/alarm/escalation': { body: { minutes: 15, managers: ['kari'] } },
      ...answers,
    },
  });
}

const table = () => screen.getByRole('table', { name: 'Active alarms' });
const rows = () => within(table()).getAllByRole('row').slice(1);
const reasons = () => rows().map((row) => row.querySelectorAll('td')[4]?.textContent?.replace('first', '').trim());
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const raised = buildAlarm(1, { description: 'Oil pressure low', priority: 'alarm', time: at(-900) });
const acknowledged = buildAlarm(2, { description: 'Exhaust high', acknowledged: seen, time: at(-1800) });
const shelved = buildAlarm(3, {
  description: 'Bilge high',
  shelved: { by: 'kari', until: at(3600), reason: 'sensor' },
  time: at(-3600),
});

describe('the active alarms', () => {
  it('stand most urgent first, those kept out of the way last, each with its state', async () => {
    open({ alarms: [shelved, acknowledged, raised] });
    expect(reasons()).toEqual([
      'Oil pressure low',
      'Exhaust high',
      expect.stringContaining('until 13:00 UTC by kari: sensor'),
    ]);
    expect(rows().map((row) => row.querySelectorAll('td')[1]?.textContent)).toEqual([
      'Unacknowledged',
      'Acknowledged',
      'Shelved',
    ]);
  });

  it.each([
    [/^Unacknowledged 1$/, '&active=unacknowledged', ['Oil pressure low']],
    [/^Shelved 1$/, '&active=shelved', [expect.stringContaining('Bilge high')]],
  ])('are filtered by %s, which stands in the address', async (choice, query, expected) => {
    const view = open({ alarms: [raised, acknowledged, shelved] });
    choose(choice);
    await waitFor(() => expect(view.query()).toContain(query));
    expect(reasons()).toEqual(expected);
  });

  it('say when none passes the choice, and lead back to all', async () => {
    const view = open({ alarms: [raised], query: '&active=mine' });
    expect(screen.getByText('No such alarms')).toBeDefined();
    choose(/^Show all$/);
    await waitFor(() => expect(view.query()).toBe('?tab=alarm'));
    expect(reasons()).toEqual(['Oil pressure low']);
  });

  it('say where their values are heading, while these are known', async () => {
    const tagId = toId<TagId>(12);
    const hot = buildAlarm(4, { description: 'Exhaust high', dataTagId: tagId, unit: '°C' });
    const reach = { limit: 540, priority: 'alarm', seconds: 720, earliestSeconds: 600, latestSeconds: 900 };
    const forecast = { dataTagId: 12, time: at(0), ratePerHour: 15, errorPerHour: 1, spanSeconds: 3600, reach };
    const view = open({ alarms: [hot], answers: { '/api/v2/tag/forecast': { body: [forecast] } } });
    view.put({ tagId, value: 537, time: NOON, quality: 0 });
    expect(await screen.findByText('+15 °C per h · reaches 540 °C in about 12 min')).toBeDefined();
    view.put({ tagId, value: 537, time: NOON + 1000, quality: QUALITY_BAD_SOURCE });
    expect(screen.queryByText(/per h/)).toBeNull();
  });

  it('are the vessel’s own, and say that there are none', () => {
    open({ alarms: [buildAlarm(9, { vesselId: buildVessel(2).id })] });
    expect(screen.getByText('No active alarms')).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Active alarms' })).toBeNull();
  });

  it('show those of the account that looks as assigned to it', async () => {
    const mine = { userId: toId<UserId>(7), to: 'olav', by: 'kari', at: at(0) };
    open({ alarms: [raised, buildAlarm(4, { description: 'Fuel low', assigned: mine })] });
    await screen.findByRole('button', { name: 'Assigned to me 1' });
    choose(/^Assigned to me 1$/);
    await waitFor(() => expect(reasons()).toEqual([expect.stringContaining('Fuel low')]));
  });
});

it('shows the whole tag and description of an active alarm to a pointer', () => {
  const [channel, description] = [
    'Main engine 1 cylinder 4 exhaust temperature',
    'Cylinder 4 exhaust temperature high',
  ];
  open({ alarms: [buildAlarm(1, { channel, description })] });
  expect([channel, description].map((text) => screen.getByTitle(text).textContent?.trim())).toEqual([
    channel,
    description,
  ]);
});

describe('the value of an active alarm', () => {
  const hot = { dataTagId: toId<TagId>(12), value: 542, limit: 540, unit: '°C' };

  it('is the tag’s now, with its digits; without one the value at raising, which says so', async () => {
    const view = open({ alarms: [buildAlarm(1, hot)] });
    await waitFor(() => expect(rows()[0]?.textContent).toContain('542.0 °C when raised'));
    view.put({ tagId: toId<TagId>(12), time: NOON, value: 541, quality: 0 });
    expect(rows()[0]?.textContent).toContain('541.0 °C');
    expect(rows()[0]?.textContent).not.toContain('when raised');
    expect(rows()[0]?.textContent).toContain('> 540.0');
  });
});

describe('acknowledging', () => {
  const ACKNOWLEDGE = '/api/v2/alarm/acknowledge';

  const UNDO = '/api/v2/alarm/undo-acknowledge';

  it('one asks for an optional comment, sends it by Enter and changes the row at once', async () => {
    const answers = { [ACKNOWLEDGE]: { body: [{ ...raised, acknowledged: { ...seen, by: 'olav' } }] } };
    const { asked } = open({ alarms: [raised], answers });
    choose(/^Ack$/);
    fireEvent.keyDown(await screen.findByLabelText('Comment (optional)'), { key: 'Enter' });
    await waitFor(() => expect(rows()[0]?.textContent).toContain('olav'));
    expect(asked.find(({ path }) => path === ACKNOWLEDGE)?.body).toEqual({ alarmIds: [1], comment: '' });
    expect(screen.queryByRole('button', { name: 'Ack' })).toBeNull();
    // The parts of a message are fetched before the first one: later it would stand in the next test.
    await screen.findByText(/^Acknowledged: /);
  });

  it('is taken back by the message that says it', async () => {
    const answers = {
      [ACKNOWLEDGE]: { body: [{ ...raised, acknowledged: { ...seen, by: 'olav' } }] },
      [UNDO]: { body: [raised] },
    };
    const { asked } = open({ alarms: [raised], answers });
    choose(/^Ack$/);
    fireEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    await screen.findByText(/^Acknowledged: .*, Oil pressure low$/);
    expect(rows()[0]?.textContent).toContain('olav');
    choose(/^Undo$/);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Unacknowledged'));
    expect(asked).toContainEqual({ path: UNDO, body: { alarmIds: [1] } });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that can no longer be taken back says why', async () => {
    const late = { code: 'conflict', message: 'Only for 10 seconds.', errors: [] };
    const answers = {
      [ACKNOWLEDGE]: { body: [{ ...raised, acknowledged: seen }] },
      [UNDO]: { status: 409, body: late },
    };
    open({ alarms: [raised], answers });
    choose(/^Ack$/);
    fireEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Only for 10 seconds.')).toBeDefined();
  });

  it('all that are seen asks for a comment once, and leaves out what is shelved', async () => {
    const other = buildAlarm(5, { description: 'Fuel low', time: at(-600) });
    const { asked } = open({ alarms: [raised, other, shelved], answers: { [ACKNOWLEDGE]: { body: [] } } });
    choose(/^Acknowledge seen$/);
    const dialog = await screen.findByRole('dialog', { name: 'Acknowledge 2 alarms' });
    expect(within(dialog).queryByText('Bilge high')).toBeNull();
    fireEvent.change(within(dialog).getByLabelText('Comment'), { target: { value: ' engineer called ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = asked.find(({ path }) => path === ACKNOWLEDGE)?.body as { alarmIds: number[]; comment: string };
    expect(sent.alarmIds.toSorted()).toEqual([1, 5]);
    expect(sent.comment).toBe('engineer called');
  });

  it('is not offered without the right, nor where an alarm is shelved', () => {
    open({ alarms: [raised, shelved], permission: READER });
    expect(screen.queryByRole('button', { name: /^Ack/ })).toBeNull();
  });
});

describe('the menu of an alarm', () => {
  const openMenu = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  const pick = async (name: string) => fireEvent.click(await screen.findByText(name));
  const tagged = { ...raised, dataTagId: toId<TagId>(12) };

  it.each<[string, typeof READER, string[]]>([
    [
      'an editor everything',
      EDITOR,
      ['Acknowledge with comment…', 'Assign…', 'Shelve…', 'Take out of service…', 'Chart ±10 min', 'Test limits'],
    ],
    ['a reader the chart alone', READER, ['Chart ±10 min']],
  ])('offers %s', async (_words, permission, expected) => {
    open({ alarms: [tagged], permission });
    openMenu('Oil pressure low');
    await waitFor(() => expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(expected));
  });

  it('comments an acknowledged alarm', async () => {
    const COMMENT = '/api/v2/alarm/comment';
    const commented = { ...acknowledged, acknowledged: { ...seen, comment: 'engineer called' } };
    const { asked } = open({ alarms: [acknowledged], answers: { [COMMENT]: { body: [commented] } } });
    openMenu('Exhaust high');
    await pick('Comment…');
    const dialog = await screen.findByRole('dialog', { name: 'Comment on 1 alarm' });
    fireEvent.change(within(dialog).getByLabelText('Comment'), { target: { value: 'engineer called' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save comment' }));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('“engineer called”'));
    expect(asked).toContainEqual({ path: COMMENT, body: { alarmIds: [2], comment: 'engineer called' } });
  });

  it('unshelves at once', async () => {
    const answers = { '/api/v2/alarm/unshelve': { body: [{ ...shelved, shelved: null }] } };
    open({ alarms: [shelved], answers });
    openMenu('Bilge high');
    await pick('Unshelve');
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Unacknowledged'));
  });

  it('shelves with a reason, without which it is not sent', async () => {
    const SHELVE = '/api/v2/alarm/shelve';
    const until = { ...raised, shelved: shelved.shelved };
    const answers = { [SHELVE]: { body: [until] }, '/api/v2/alarm/unshelve': { body: [raised] } };
    const { asked } = open({ alarms: [raised], answers });
    openMenu('Oil pressure low');
    await pick('Shelve…');
    const dialog = await screen.findByRole('dialog', { name: 'Shelve' });
    const send = within(dialog).getByRole('button', { name: 'Shelve' });
    expect(send).toHaveProperty('disabled', true);
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'sensor replaced' } });
    fireEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const reason = 'sensor replaced';
    expect(asked.find(({ path }) => path === SHELVE)?.body).toEqual({ alarmIds: [1], minutes: 240, reason });
    await screen.findByText(/^Shelved until 13:00 UTC: .*, Oil pressure low$/);
    expect(rows()[0]?.textContent).toContain('Shelved');
    choose(/^Undo$/);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Unacknowledged'));
    expect(asked).toContainEqual({ path: '/api/v2/alarm/unshelve', body: { alarmIds: [1] } });
  });

  it('extends a shelving, which the message does not take back', async () => {
    const later = { ...shelved, shelved: { by: 'kari', until: at(7200), reason: 'sensor' } };
    open({ alarms: [shelved], answers: { '/api/v2/alarm/shelve': { body: [later] } } });
    openMenu('Bilge high');
    await pick('Extend shelving…');
    const dialog = await screen.findByRole('dialog', { name: 'Shelve' });
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'sensor' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Shelve' }));
    await screen.findByText(/^Shelved until 14:00 UTC: .*, Bilge high$/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a flood', () => {
  const flood = Array.from({ length: 12 }, (_, i) => buildAlarm(100 + i, { time: at(-600 + i * 5) }));

  it('is one line that unfolds, and is acknowledged with one question', async () => {
    open({ alarms: flood });
    expect(rows()).toHaveLength(1);
    const fold = screen.getByRole('button', { name: /Flood of 12 alarms/ });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(rows()).toHaveLength(13);
    choose(/^Ack 12$/);
    expect(await screen.findByRole('dialog', { name: 'Acknowledge 12 alarms' })).toBeDefined();
    expect(screen.getByText('and 6 more')).toBeDefined();
  });
});

describe('escalation', () => {
  const PATH = '/api/v2/alarm/escalation';

  it('is read by those who may not edit', async () => {
    open({ permission: READER });
    expect((await screen.findByText('after 15 min')).tagName).toBe('STRONG');
    expect(screen.getByText('(email and push: kari)')).toBeDefined();
    expect(screen.queryByLabelText('Escalated after')).toBeNull();
  });

  it('is chosen by an editor; never leaves out whom it goes to', async () => {
    const { asked } = open({});
    fireEvent.click(await screen.findByRole('combobox', { name: 'Escalated after' }));
    fireEvent.click(await screen.findByText('after 30 min'));
    await waitFor(() => expect(asked).toContainEqual({ path: PATH, body: { vesselId: 1, minutes: 30 } }));
  });

  it('that cannot be read says so and is asked again', async () => {
    const broken = { status: 503, body: { code: 'unavailable', message: 'no store', errors: [] } };
    open({ answers: { '/api/v2/alarm/escalation': broken } });
    expect(await screen.findByText('The escalation settings could not be read')).toBeDefined();
  });
});
