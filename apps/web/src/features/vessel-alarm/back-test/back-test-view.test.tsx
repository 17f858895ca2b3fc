import type { AlarmBackTest } from '@fms/contract/alarm';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import AlarmTab from '../alarm.tab.tsx';

afterEach(clearScreen);

const BACK_TEST = '/api/v2/alarm/back-test';
const EDITOR = { view: true, edit: true, acknowledge: true, admin: false, words: [] };
const READER = { view: true, edit: false, acknowledge: false, admin: false, words: [] };
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const NONE = { count: 0, newest: [] };

const pressure = buildTag(12, {
  name: 'Lube oil pressure',
  unit: 'bar',
  decimals: 1,
  valueKind: 'number',
  alarmLevel: 2.8,
  emergencyLevel: 2,
  reverse: true,
  delaySeconds: 5,
  deadBand: 0,
});
const note = buildTag(13, { name: 'Note', valueKind: 'text' });

const found: AlarmBackTest = {
  samples: 12_345,
  testedTo: at(0),
  isComplete: true,
  before: 7,
  after: 5,
  vanishing: { count: 3, newest: [{ from: at(-600), to: at(-480), severity: 'warning', peak: 2.4 }] },
  coming: { count: 1, newest: [{ from: at(-60), to: null, severity: 'alarm', peak: 1.9 }] },
  changing: NONE,
  missed: NONE,
  later: null,
  raised: { before: [], after: [] },
  shortest: { before: null, after: null },
  flagged: { before: 0, after: 0 },
};

function open({ query = '&tag=12', permission = EDITOR, answer = { body: found } as object } = {}) {
  return renderVesselTab(AlarmTab, {
    vessel: buildVessel(1, { permission }),
    tags: [pressure, note],
    query: `?tab=alarm&view=back-test&range=7d${query}`,
    answers: { [BACK_TEST]: answer },
  });
}

const field = (name: string) => screen.findByRole('textbox', { name });
const test = async () => fireEvent.click(await screen.findByRole('button', { name: 'Test' }));
const panel = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement;

it('asks for a tag first, and offers none that has no limits', async () => {
  const view = open({ query: '' });
  expect(await screen.findByText('Select a tag to load its limits.')).toBeDefined();
  fireEvent.click(screen.getByRole('combobox', { name: 'Tag' }));
  expect(screen.queryByText('Note')).toBeNull();
  fireEvent.click(await screen.findByText('Lube oil pressure'));
  await waitFor(() => expect(view.query()).toContain('tag=12'));
  expect(await field('Warning limit')).toHaveProperty('value', '2.8 bar');
});

it('begins with the limits of the tag and sends those that are typed', async () => {
  const { asked } = open();
  expect(await field('Alarm limit')).toHaveProperty('value', '2 bar');
  fireEvent.change(await field('Warning limit'), { target: { value: '2.5' } });
  await test();
  await panel('Back-test of Lube oil pressure');
  const limits = { alarmLevel: 2.5, emergencyLevel: 2, reverse: true, delaySeconds: 5, deadBand: 0 };
  expect(asked.find(({ path }) => path === BACK_TEST)?.body).toMatchObject({ dataTagId: 12, limits });
});

it('shows how many alarms there would be, and which are removed and added', async () => {
  open();
  await test();
  const result = await panel('Back-test of Lube oil pressure');
  const figures = [...result.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['Present limits7', 'Tested limits5', 'Removed3', 'Added1', 'Other priority0']);
  expect(screen.getByRole('status').textContent).toBe('12\u202f345 samples tested');
  const removed = await panel('Removed 3');
  expect(within(removed).getAllByRole('listitem')[0]?.textContent).toContain('2 min');
  expect(removed.textContent).toContain('2.4 bar');
  expect(removed.textContent).toContain('The newest 1 are shown.');
  expect((await panel('Added 1')).textContent).toContain('still active');
  expect(screen.queryByRole('heading', { name: /^Other priority/ })).toBeNull();
});

it('says how far it went where there were too many samples', async () => {
  open({ answer: { body: { ...found, isComplete: false, changing: { count: 2, newest: [] } } } });
  await test();
  await panel('Back-test of Lube oil pressure');
  expect(screen.getByRole('status').textContent).toContain('tested only until 12:00:00 UTC');
  expect(await panel('Other priority 2')).toBeDefined();
});

it('saves tested limits that differ, asked twice, where the user may edit', async () => {
  const EDIT = '/api/v1.2/tag/EditTags';
  const { asked } = renderVesselTab(AlarmTab, {
    vessel: buildVessel(1, { permission: EDITOR }),
    tags: [pressure],
    query: '?tab=alarm&view=back-test&tag=12',
    answers: { [BACK_TEST]: { body: found }, [EDIT]: { body: [] } },
  });
  await test();
  expect(await screen.findByRole('button', { name: 'Use these limits' })).toHaveProperty('disabled', true);
  fireEvent.change(await field('Delay'), { target: { value: '30' } });
  await test();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Use these limits' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use these limits' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('They apply to new alarms of this tag at once.');
  expect(asked.some(({ path }) => path === EDIT)).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === EDIT)?.body).toMatchObject([{ Id: 12, delaySeconds: 30 }]),
  );
});

it('offers no saving to those who may not edit', async () => {
  open({ permission: READER });
  await test();
  await panel('Back-test of Lube oil pressure');
  expect(screen.queryByRole('button', { name: 'Use these limits' })).toBeNull();
});

it('that fails says why and is run again', async () => {
  let isBroken = true;
  const refusal = { status: 503, body: { code: 'unavailable', message: 'The store is away.', errors: [] } };
  open({ answer: async () => (isBroken ? refusal : { body: found }) });
  await test();
  expect(await screen.findByText('The limits could not be tested')).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel('Back-test of Lube oil pressure')).toBeDefined();
});
