import type { AlarmBackTest } from '@fms/contract/alarm';
import type { Tag, TagSetting } from '@fms/contract/tag';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createClock } from '../../live/clock.ts';
import { LiveProvider } from '../../live/index.ts';
import { buildTagSetting } from '../../testing/build-tag-setting.ts';
import { buildTag, buildVessel, NOON } from '../../testing/builders.ts';
import { createRefusal, isDisabled, press, typeInto } from '../../testing/form-screen.tsx';
import { renderPage } from '../../testing/page-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { createStillLive } from '../../testing/still-live.ts';
import TagListPage from './tag-list.page.tsx';

const SETTINGS = '/api/v2/tag/setting';
const TAGS = '/api/v1.3/tag/getTagsByVesselId';
const EDIT = '/api/v1.2/tag/EditTags';
const BACK_TEST = '/api/v2/alarm/back-test';
const STATISTIC = '/api/v1.3/tag/GetStatistic';
const COUNTERPART = '/api/v2/tag/counterpart';
const COUNT = '/api/v2/tag/data-count';
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const NONE = { count: 0, newest: [] };

const limits = { alarmLevel: 2.5, emergencyLevel: 2, reverse: true, delaySeconds: 0, deadBand: 0 };
const oil = buildTag(11, { name: 'LO pressure', unit: 'bar', min: 0, max: 6, subsystem: 'Propulsion', ...limits });
const load = buildTag(12, { name: 'Load', unit: '%', min: 0, max: 100, subsystem: 'Propulsion' });
const mode = buildTag(13, { name: 'Mode', valueKind: 'text', unit: '', subsystem: 'Propulsion' });
const tags: readonly Tag[] = [oil, load, mode];

const found: AlarmBackTest = {
  ...{ samples: 60_480, testedTo: at(0), isComplete: true, before: 13, after: 2 },
  ...{ vanishing: NONE, coming: NONE, changing: NONE, missed: NONE },
  later: { seconds: 11, from: at(-540) },
  raised: { before: [{ from: at(-540), to: at(-528), severity: 'warning', peak: 2.4 }], after: [] },
  shortest: { before: 12, after: null },
  flagged: { before: 0, after: 0 },
};
const mayEdit = { view: true, edit: true, acknowledge: true, admin: false, words: [] };

afterEach(clearScreen);

interface Stage {
  readonly search?: string;
  readonly edit?: boolean;
  readonly settings?: readonly TagSetting[];
  readonly answers?: Parameters<typeof stubCalls>[0];
}

async function open({ search = '?tag=11', edit = true, settings, answers = {} }: Stage = {}) {
  const kept = settings ?? tags.map((tag) => buildTagSetting(tag));
  const prepared: Parameters<typeof stubCalls>[0] = {
    [SETTINGS]: { body: kept },
    [TAGS]: { body: tags },
    [BACK_TEST]: { body: found },
    [STATISTIC]: { body: [] },
    ...answers,
  };
  const asked = stubCalls(prepared);
  const { live } = createStillLive({ clock: createClock(() => NOON) });
  const vessels = [
    buildVessel(1, { name: 'Havbris', permission: { ...mayEdit, edit } }),
    buildVessel(2, { name: 'Havgull', permission: mayEdit }),
  ];
  renderPage(
    <LiveProvider live={live}>
      <TagListPage />
    </LiveProvider>,
    `/${search}`,
    [[['vessel'], vessels]],
  );
  await screen.findByRole('grid', { name: 'Tags' });
  return { asked, prepared };
}

const sent = (asked: Awaited<ReturnType<typeof open>>['asked'], path: string) =>
  asked.filter((call) => call.path === path).map(({ body }) => body);
const names = () =>
  [...screen.getByRole('grid', { name: 'Tags' }).querySelectorAll('button')].map(
    (button) => button.firstChild?.textContent,
  );

describe('the list of tags', () => {
  it('is narrowed by words and by what is set, which stand in the address', async () => {
    await open({ search: '' });
    expect(names()).toEqual(['LO pressure', 'Load', 'Mode'].sort());
    typeInto('Filter 3 tags', 'press');
    await waitFor(() => expect(names()).toEqual(['LO pressure']));
    expect(location.search).toBe('?q=press');
    typeInto('Filter 3 tags', 'nothing');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('opens the next and the previous tag by its brackets, and not from a field', async () => {
    await open({ search: '' });
    fireEvent.keyDown(document.body, { key: ']' });
    await waitFor(() => expect(location.search).toBe('?tag=11'));
    fireEvent.keyDown(document.body, { key: ']' });
    await waitFor(() => expect(location.search).toBe('?tag=12'));
    fireEvent.keyDown(screen.getByLabelText('Delay'), { key: '[' });
    expect(location.search).toBe('?tag=12');
    fireEvent.keyDown(document.body, { key: '[' });
    await waitFor(() => expect(location.search).toBe('?tag=11'));
  });
});

describe('the editor', () => {
  it('shows what the ship declares where nothing is given, and saves what differs by its revision', async () => {
    const { asked } = await open({ answers: { [EDIT]: { body: [] } } });
    expect((await screen.findByLabelText('Name')).getAttribute('placeholder')).toBe('LO pressure');
    typeInto('Name', 'Oil pressure');
    typeInto('Decimals', '2');
    const changes = screen.getByRole('region', { name: 'Changes' });
    expect(changes.textContent).toBe('Name: LO pressure (as declared) → Oil pressureDecimals: 1 (as declared) → 2');
    press('Save');
    await waitFor(() =>
      expect(sent(asked, EDIT)).toEqual([[{ Id: 11, revision: 0, name: 'Oil pressure', decimals: 2 }]]),
    );
  });

  it('tests limits when they change, and shows what that costs', async () => {
    const { asked } = await open();
    await screen.findByText('13, shortest 12 s');
    typeInto('Dead band', '0.15');
    await waitFor(() => expect(sent(asked, BACK_TEST)).toHaveLength(2));
    expect(sent(asked, BACK_TEST)[1]).toMatchObject({ dataTagId: 11, limits: { ...limits, deadBand: 0.15 } });
    const panel = within(screen.getByRole('region', { name: 'Back-test on history' }));
    expect(panel.getByRole('status').textContent).toBe('60\u202f480 samples evaluated');
    expect(panel.getByText('11 s, at 11:51:00 UTC')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 't' });
    await waitFor(() => expect(sent(asked, BACK_TEST)).toHaveLength(3));
  });

  it('asks for a reason where alarms would be missed', async () => {
    const missed = { ...found, missed: { count: 1, newest: [] } };
    const { asked } = await open({ answers: { [BACK_TEST]: { body: missed }, [EDIT]: { body: [] } } });
    await screen.findByText('13, shortest 12 s');
    typeInto('Delay', '90');
    const label = 'The new rule misses alarms of over a minute. Why is it right? *';
    await screen.findByLabelText(label);
    expect(isDisabled('Save')).toBe(true);
    typeInto(label, 'Short dips at start');
    press('Save');
    const edit = { Id: 11, revision: 0, delaySeconds: 90, reason: 'Short dips at start' };
    await waitFor(() => expect(sent(asked, EDIT)).toEqual([[edit]]));
  });

  it('says so without history, and takes a reason in its place', async () => {
    await open({ answers: { [BACK_TEST]: { body: { ...found, samples: 0 } } } });
    expect(await screen.findByText('No samples in 7 d, cannot test')).toBeTruthy();
    typeInto('Delay', '90');
    expect(await screen.findByLabelText('There is no history to test on. Why is the rule right? *')).toBeTruthy();
    expect(isDisabled('Save')).toBe(true);
  });

  it('says how far it evaluated where there was too much', async () => {
    await open({ answers: { [BACK_TEST]: { body: { ...found, isComplete: false } } } });
    expect((await screen.findByText(/only until/)).textContent).toContain('12:00:00 UTC');
  });

  it('refuses limits out of order while they are typed', async () => {
    await open();
    typeInto('Emergency limit (alarm)', '3');
    expect(await screen.findByText('Emergency must be below alarm')).toBeTruthy();
    expect(isDisabled('Save')).toBe(true);
  });

  it('keeps what was typed when another edit was first, and compares both', async () => {
    const { prepared } = await open({
      answers: { [EDIT]: createRefusal(409, 'berg saved this at 08:41.', [], 'changed-meanwhile') },
    });
    typeInto('Name', 'Oil');
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('berg saved this at 08:41.');
    const given = { name: 'Oil port', description: null, unit: null, decimals: null };
    const asked = stubCalls({
      ...prepared,
      [SETTINGS]: { body: [buildTagSetting(oil, { given, revision: 1 })] },
      [EDIT]: { body: [] },
    });
    press('Compare');
    const compared = within(await screen.findByRole('region', { name: /^Saved now/ }));
    expect(compared.getByText('Name: Oil port → Oil')).toBeTruthy();
    press('Save');
    await waitFor(() => expect(sent(asked, EDIT)).toEqual([[{ Id: 11, revision: 1, name: 'Oil' }]]));
  });

  it('offers a text neither limits nor a test', async () => {
    await open({ search: '?tag=13' });
    expect(await screen.findByLabelText('Standard name')).toBeTruthy();
    expect(screen.queryByLabelText('Dead band')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Back-test on history' })).toBeNull();
  });

  it('offers those who may not edit neither saving nor marks', async () => {
    await open({ search: '?vessel=1&tag=11', edit: false });
    await screen.findByLabelText('Standard name');
    for (const name of ['Save', 'Copy to sisters', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Mark Load' })).toBeNull();
  });
});

describe('many tags', () => {
  it('are changed together after a preview of each', async () => {
    const { asked } = await open({ search: '', answers: { [EDIT]: { body: [] } } });
    for (const name of ['Mark Load', 'Mark LO pressure'])
      fireEvent.click(await screen.findByRole('checkbox', { name }));
    press('Edit together');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Delay'), { target: { value: '10' } });
    expect(dialog.getByRole('status').textContent).toBe('2 tags change, 0 have this already');
    fireEvent.click(dialog.getByRole('button', { name: 'Write 2 tags' }));
    await waitFor(() => expect(sent(asked, EDIT)).toHaveLength(1));
    expect(sent(asked, EDIT)[0]).toEqual(
      expect.arrayContaining([11, 12].map((Id) => ({ Id, revision: 0, delaySeconds: 10 }))),
    );
    expect(screen.queryByRole('region', { name: 'Marked tags' })).toBeNull();
  });

  it('are copied to a sister vessel after the differences were shown', async () => {
    const theirs = buildTagSetting(buildTag(21, { name: 'LO pressure', alarmLevel: 3 }), { revision: 5 });
    const counterpart = { fromTagId: 11, vesselId: 2, vesselName: 'Havgull', setting: theirs };
    const answers = { [COUNTERPART]: { body: [counterpart] }, [EDIT]: { body: [] } };
    const { asked } = await open({ answers });
    press('Copy to sisters');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByLabelText('Vessels', { selector: 'input' }));
    // The list of vessels of the page offers the same name, before it.
    const offered = await screen.findAllByText('Havgull');
    fireEvent.click(offered.at(-1) as HTMLElement);
    expect((await dialog.findByText('Havgull · LO pressure')).textContent).toContain('Alarm limit (warning): 3 → 2.5');
    fireEvent.click(dialog.getByRole('button', { name: 'Write 1 tag' }));
    await waitFor(() => expect(sent(asked, EDIT)).toHaveLength(1));
    expect(sent(asked, EDIT)[0]).toMatchObject([{ Id: 21, revision: 5, alarmLevel: 2.5, emergencyLevel: 2 }]);
  });
});

describe('a deletion', () => {
  it('counts the readings first', async () => {
    const counted = { readings: 1234, from: at(-3600), to: at(0) };
    const { asked } = await open({ answers: { [COUNT]: { body: counted }, '/api/v1.2/tag/delete': {} } });
    press('Delete');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Delete 0 readings' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(dialog.getByRole('radio', { name: 'The tag with all its readings and limits' }));
    expect(await dialog.findByText(/^1\s234 readings, from 11:00:00 UTC to 12:00:00 UTC/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: /^Delete 1\s234 readings$/ }));
    await waitFor(() => expect(sent(asked, '/api/v1.2/tag/delete')).toHaveLength(1));
    await waitFor(() => expect(location.search).toBe(''));
  });
});
