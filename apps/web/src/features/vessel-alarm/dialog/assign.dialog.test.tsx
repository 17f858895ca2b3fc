import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildAlarm, buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { AssignDialog } from './assign.dialog.tsx';

const ASSIGN = '/api/v2/alarm/assign';
const vessel = buildVessel(1);

afterEach(clearScreen);

it('takes an alarm back from an account that is no more', async () => {
  const at = new Date(NOON).toISOString();
  const alarm = buildAlarm(7, { assigned: { userId: null, to: 'olav', by: 'manager', at } });
  const asked = stubCalls({
    '/api/v2/alarm/assignees': { body: [] },
    [ASSIGN]: { body: [{ ...alarm, assigned: null }] },
  });
  const closed: string[] = [];
  const dialog = <AssignDialog vesselId={vessel.id} alarms={[alarm]} onClose={() => void closed.push('closed')} />;
  renderLive({ tags: [], alarms: [alarm], children: dialog });
  fireEvent.click(await screen.findByRole('button', { name: 'Unassign' }));
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(asked.filter(({ path }) => path === ASSIGN)).toEqual([
    { path: ASSIGN, body: { alarmIds: [7], userId: null } },
  ]);
});
