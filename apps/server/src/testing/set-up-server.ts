/** A server for the tests of a file, with a clock that they move; for tests alone, as `setUp` is. */
import { createFakeClock } from '@fms/test-kit';
import { setUp } from './set-up.ts';
import { startTestServer } from './test-server.ts';
import { startWithTwoOrganizations } from './two-organizations.ts';

/** A Saturday morning in November, UTC. */
const MORNING = Date.UTC(2026, 10, 21, 8);

/** A server of the demonstration with a clock of its own. */
export function setUpServer() {
  const clock = createFakeClock(MORNING);
  return { clock, server: setUp(() => startTestServer({ clock })) };
}

/** The same with the belongings of two organisations. */
export function setUpTwoOrganizations() {
  const clock = createFakeClock(MORNING);
  return { clock, fixture: setUp(() => startWithTwoOrganizations({ clock })) };
}
