import type { NotificationRuleInput } from '@fms/contract/notification';
import { DEFAULT_RULES } from '@fms/domain/notification';
import { buildUserProfile } from '@fms/test-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCurrentUser } from '../../../storage/current-user.ts';
import { buildToken, buildVessel, buildZone } from '../../../testing/builders.ts';
import { createRefusal, isDisabled, press, renderForm } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import NotificationPage from './notification.page.tsx';

beforeEach(() => writeCurrentUser({ token: buildToken(), username: 'olav', email: '' }));
afterEach(clearScreen);

const RULES = '/api/v2/notification/rules';
const ZONES = '/api/v2/notification/zones';
const TEST = '/api/v2/notification/test';
const zones = [buildZone(1, { name: 'Harbour' }), buildZone(2, { name: 'Fairway', speedLimitKnots: 8 })];

async function open(answers: Parameters<typeof stubCalls>[0] = {}, rules: readonly unknown[] = DEFAULT_RULES) {
  const asked = stubCalls(answers);
  renderForm(<NotificationPage />, [
    [['account', 'profile'], buildUserProfile({})],
    [['notification', 'rules'], rules],
    [['notification', 'zones'], []],
    [['zone', 'list'], zones],
    [['vessel'], [buildVessel(1, { name: 'Havbris' })]],
    [['push-state'], 'off'],
  ]);
  await screen.findByRole('table', { name: 'What you are told' });
  return asked;
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const isChecked = (name: string) => (box(name) as HTMLInputElement).checked;

describe('what a person is told', () => {
  it('is on screen by default, and by push and mail as chosen', async () => {
    const asked = await open({ [RULES]: { body: DEFAULT_RULES } });
    expect(isChecked('New alarm: emergency alarm: On screen')).toBe(true);
    expect(isChecked('Zone entered, left, or too fast inside: Push')).toBe(false);
    expect(isDisabled('Save')).toBe(true);
    fireEvent.click(box('New alarm: alarm: Push'));
    press('Save');
    await screen.findByText('Your changes have been saved');
    const added = { source: 'alarm', severity: 'alarm', channel: 'push', vesselIds: null, hours: [] };
    expect(asked).toEqual([{ path: RULES, body: [...DEFAULT_RULES, added] }]);
  });

  it('is told in hours of a day, on days of the week, by the clock of this computer', async () => {
    const asked = await open({ [RULES]: { body: [] } }, [
      { source: 'alarm', severity: 'alarm', channel: 'mail', vesselIds: null, hours: [] },
    ]);
    const mail = within(screen.getByRole('group', { name: 'Mail: vessels and hours' }));
    fireEvent.click(mail.getByRole('radio', { name: 'Only in these hours' }));
    fireEvent.change(mail.getByLabelText('From'), { target: { value: '22:00' } });
    fireEvent.change(mail.getByLabelText('To'), { target: { value: '6:3' } });
    expect(mail.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
    expect(isDisabled('Save')).toBe(true);
    fireEvent.change(mail.getByLabelText('To'), { target: { value: '06:30' } });
    for (const day of ['Sat', 'Sun']) fireEvent.click(mail.getByRole('button', { name: day }));
    expect(mail.getByText(/except for emergency alarms/)).toBeDefined();
    press('Save');
    await waitFor(() => expect(asked).toHaveLength(1));
    const [saved] = asked.flatMap(({ body }) => body as NotificationRuleInput[]);
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    expect(saved?.hours).toEqual([{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '22:00', to: '06:30', zone }]);
  });

  it('is told of some events by day and of others at night, in parts of a channel', async () => {
    const asked = await open({ [RULES]: { body: [] } }, [
      { source: 'alarm', severity: 'alarm', channel: 'mail', vesselIds: null, hours: [] },
      { source: 'zone', severity: null, channel: 'mail', vesselIds: null, hours: [] },
    ]);
    const mail = within(screen.getByRole('group', { name: 'Mail: vessels and hours' }));
    expect(mail.queryByRole('button', { name: 'Zones' })).toBeNull();
    fireEvent.click(mail.getByRole('button', { name: 'Add other events, vessels or hours' }));
    const [first, second] = ['Choice 1', 'Choice 2'].map((name) => within(mail.getByRole('region', { name })));
    fireEvent.click(first?.getByRole('button', { name: 'Zones' }) as HTMLElement);
    fireEvent.click(second?.getByRole('button', { name: 'Silence' }) as HTMLElement);
    press('Save');
    await waitFor(() => expect(asked).toHaveLength(1));
    const saved = asked.flatMap(({ body }) => body as NotificationRuleInput[]);
    expect(saved.map(({ source, hours }) => [source, hours.length])).toEqual([
      ['alarm', 0],
      ['alarm', 1],
      ['zone', 1],
      ['silence', 1],
    ]);
    expect(saved.every((rule) => !('part' in rule))).toBe(true);
  });

  it('keeps what was chosen when it cannot be saved, and says why', async () => {
    await open({ [RULES]: createRefusal(400, 'A rule is wrong.') });
    fireEvent.click(box('New alarm: alarm: Push'));
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('A rule is wrong.');
    expect(isChecked('New alarm: alarm: Push')).toBe(true);
  });

  it.each([
    ['Test: On screen', undefined, 'This is how new events are told on screen'],
    ['Test: Push', { sent: 2, failed: 0 }, 'The test message was sent to 2 browsers'],
    ['Test: Push', { sent: 0, failed: 0 }, 'No browser of yours is registered for push messages'],
    ['Test: Mail', { sent: 1, failed: 0 }, 'The test message was sent to your mailbox'],
    ['Test: Mail', { sent: 0, failed: 0 }, 'Your profile has no email address'],
  ])('%s, answered %j: %s', async (name, answer, said) => {
    await open({ [TEST]: { body: answer } });
    press(name);
    expect(await screen.findByText(said)).toBeDefined();
  });
});

describe('zones', () => {
  it('tell all of their events until some are chosen, and no speed without a limit', async () => {
    const asked = await open({ [ZONES]: { body: [] } });
    expect(isChecked('Fairway: Speed')).toBe(true);
    expect(screen.queryByRole('checkbox', { name: 'Harbour: Speed' })).toBeNull();
    fireEvent.click(box('Fairway: Enter'));
    await waitFor(() => expect(isChecked('Fairway: Enter')).toBe(false));
    expect(asked).toEqual([{ path: ZONES, body: [{ zoneId: 2, kinds: ['left', 'speeding'] }] }]);
    fireEvent.click(box('Fairway: Enter'));
    await waitFor(() => expect(asked.at(-1)?.body).toEqual([]));
  });
});

it('push of this browser has the name of the specification', async () => {
  await open();
  expect(screen.getByRole('switch', { name: 'Mobile push notification (beta)' })).toBeDefined();
});
