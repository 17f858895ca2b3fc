/** What the tests of a file or of a block share. A file of its own: outside of a test run Vitest cannot be loaded. */
import { afterAll, beforeAll } from 'vitest';

/** Starts before the tests and closes after them; what `start` answers is there within tests and hooks, not before. */
export function setUp<Started extends { close(): Promise<void> }>(start: () => Promise<Started>): Readonly<Started> {
  const fixture = {} as Started;
  beforeAll(async () => {
    Object.assign(fixture, await start());
  });
  afterAll(() => fixture.close());
  return fixture;
}
