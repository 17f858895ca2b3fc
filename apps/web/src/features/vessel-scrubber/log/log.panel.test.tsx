/** The log of a scrubber: what is written is sent, what was wrong is struck out and stays, and all of it is a table. */
import type { Vessel } from '@fms/contract/vessel';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/machinery/scrubber.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { press, typeAll } from '../../../testing/form-screen.tsx';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import { buildLogEntry } from '../testing/log-entry.ts';
import { LogPanel } from './log.panel.tsx';
import { buildLogTable } from './log-table.ts';
import { useScrubberLog } from './use-scrubber-log.ts';

const vessel = buildVessel(1);
const BOOK = '/api/v2/scrubber/log';
const corrected = buildLogEntry({
  ...{ id: 4, note: 'Span gas read 50.2' },
  earlier: [{ ...buildLogEntry({ note: 'Span gas read 51.2' }) }],
});
const struck = buildLogEntry({ id: 3, kind: 'replacement', part: 'pH probe', note: 'New probe', isStruck: true });
const other = buildLogEntry({ id: 2, scrubberId: 'scrubber-2', note: 'Of the other scrubber' });

function Framed({ vessel: shown }: { vessel: Vessel }) {
  const log = useScrubberLog(shown.id, 'scrubber');
  return (
    <>
      <LogPanel vessel={shown} scrubberId="scrubber" log={log} span={{ window: { from: 0, to: NOON } }} />
      <button type="button" onClick={() => log.explain(NOON - 3_600_000)}>
        Explain
      </button>
    </>
  );
}

const show = (isEditable: boolean) =>
  renderVesselTab(Framed, {
    vessel,
    answers: {
      [`${BOOK}/list`]: { body: { isEditable, entries: [corrected, struck, other] } },
      [`${BOOK}/add`]: { body: buildLogEntry({ id: 5 }) },
      [`${BOOK}/delete`]: { body: null },
    },
  });

it('shows what was corrected and struck out, of this scrubber alone', async () => {
  show(false);
  const text = (await screen.findByText('Earlier versions: 1')).closest('li')?.textContent;
  expect(text).toContain('Calibration SO2 analyser: Span gas read 50.2');
  expect(text).toContain('Span gas read 51.2');
  expect(screen.getByText(/^struck out by chief/)).toBeDefined();
  expect(screen.queryByText(/Of the other scrubber/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add entry' })).toBeNull();
});

it('sends the cause of an exceedance at its moment', async () => {
  const { asked } = show(true);
  await screen.findByText('Earlier versions: 1');
  press('Explain');
  typeAll({ 'Part or instrument': 'Wash water pump 2', 'What was found and done': 'Tripped, pump 3 started' });
  press('Save');
  const sent = () => asked.find(({ path }) => path === `${BOOK}/add`)?.body;
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toEqual({
    ...{ vesselId: 1, scrubberId: 'scrubber', kind: 'action', at: new Date(NOON - 3_600_000).toISOString() },
    ...{ part: 'Wash water pump 2', note: 'Tripped, pump 3 started' },
  });
});

it('strikes an entry out, and offers no change of one that is', async () => {
  const { asked } = show(true);
  expect(await screen.findAllByRole('button', { name: /^Strike out/ })).toHaveLength(1);
  press('Strike out Calibration 2026-11-20 08:30');
  await waitFor(() => expect(asked.some(({ path }) => path.startsWith(`${BOOK}/delete`))).toBe(true));
});

it('is a table with each version', () => {
  const { rows } = buildLogTable(vessel, [corrected, struck], (key) => key);
  expect(rows.map((row) => [row[3], row[6], row[7]])).toEqual([
    ['Span gas read 50.2', 'SCRUBBER_LOG_VALID', 4],
    ['Span gas read 51.2', 'SCRUBBER_LOG_CORRECTED', 4],
    ['New probe', 'SCRUBBER_LOG_STRUCK', 3],
  ]);
});
