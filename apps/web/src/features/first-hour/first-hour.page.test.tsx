import type { FirstHour, FirstHourStep } from '@fms/contract/first-hour';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LiveProvider } from '../../live/index.ts';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken, buildVessel } from '../../testing/builders.ts';
import { press, renderForm } from '../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { createStillLive } from '../../testing/still-live.ts';
import FirstHourPage from './first-hour.page.tsx';

const GUIDE = '/api/v2/first-hour';
const KEY = '/api/v2/vessel/gateway-key';

beforeEach(() => writeCurrentUser({ token: buildToken(), username: 'olav', email: '' }));
afterEach(() => {
  cleanup();
  clearScreen();
});

const ALL = ['organization', 'vessel', 'gateway-key', 'connect', 'invite'] as const;

function guide(done: readonly FirstHourStep[], skipped: readonly FirstHourStep[] = []): FirstHour {
  const stateOf = (step: FirstHourStep) => {
    if (done.includes(step)) return 'done' as const;
    return skipped.includes(step) ? ('skipped' as const) : ('open' as const);
  };
  const steps = ALL.map((step) => ({ step, state: stateOf(step) }));
  return { isOver: steps.every(({ state }) => state !== 'open'), steps };
}

function draw(answers: Parameters<typeof stubCalls>[0]) {
  const asked = stubCalls({
    '/api/v1.3/vessel/GetAll': { body: [buildVessel(1, { name: 'Havbris' })] },
    ...answers,
  });
  renderForm(
    <LiveProvider live={createStillLive().live}>
      <FirstHourPage />
    </LiveProvider>,
  );
  return asked;
}

const step = (name: string) => within(screen.getByRole('listitem', { name }));

it('offers each open step, and opens the forms of other pages by their address', async () => {
  draw({ [GUIDE]: { body: guide(['organization']) } });
  await screen.findByRole('listitem', { name: 'Vessel' });
  expect(step('Vessel').getByRole('link', { name: 'Add a vessel' }).getAttribute('href')).toBe(
    '/setting/vessels?panel=add',
  );
  expect(step('Invite').getByRole('link').getAttribute('href')).toBe('/setting/users?sheet=invite');
  expect(step('Organisation').getByText('done')).toBeTruthy();
  expect(step('Connect').getByRole('status').textContent).toBe('Waiting for the first sample of the ship');
});

it('makes a key and shows the configuration with the address and the key', async () => {
  const asked = draw({
    [GUIDE]: { body: guide(['organization', 'vessel']) },
    [KEY]: { body: { id: 5, key: 'shown-once', createdAt: '2026-11-21T12:00:00.000Z' } },
  });
  await screen.findByRole('listitem', { name: 'Gateway key' });
  await step('Gateway key').findByRole('button', { name: 'Make a key' });
  press('Make a key');
  expect(await screen.findByText('shown-once', { selector: 'code' })).toBeTruthy();
  expect(screen.getByText(/"keyFile": "havbris.key"/).textContent).toContain(`"server": "${location.origin}"`);
  expect(asked).toContainEqual({ path: KEY, body: { vesselId: 1 } });
});

it('skips a step, takes that back, and says when the first sample has arrived', async () => {
  const asked = draw({
    [GUIDE]: { body: guide(['organization', 'connect']) },
    [`${GUIDE}/skip`]: { body: guide(['organization', 'connect'], ['invite']) },
  });
  await screen.findByText('The first sample of the ship has arrived.');
  press('Skip: Invite');
  await screen.findByRole('button', { name: 'Do it after all: Invite' });
  expect(asked).toContainEqual({ path: `${GUIDE}/skip`, body: { steps: ['invite'], isSkipped: true } });
  press('Skip all that is left');
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: `${GUIDE}/skip`,
      body: { steps: ['vessel', 'gateway-key'], isSkipped: true },
    }),
  );
});

it('says when it is over', async () => {
  draw({ [GUIDE]: { body: { isOver: true, steps: [] } } });
  await screen.findByText('All steps are done or skipped. The guide is not shown again.');
  expect(screen.getByRole('button', { name: 'Close the guide' })).toBeTruthy();
});
