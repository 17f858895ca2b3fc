import { translate as t } from '../../../language/index.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { tryExports } from '../../../testing/try-exports.ts';
import { buildJournalTable } from './journal-export.tsx';

const TIME = '2026-11-21T12:00:00.000Z';

tryExports((evil) => {
  const vessel = buildVessel(1, { name: evil, projectNumber: evil });
  const step = { id: 1, alarmId: 1, dataTagId: null, time: TIME, kind: 'assigned', priority: 'alarm' } as const;
  const said = { channel: evil, description: evil, unit: evil, by: evil, note: evil, value: -1, until: null };
  return {
    journal: buildJournalTable(
      vessel,
      { vesselId: vessel.id, from: NOON, to: NOON } as never,
      { entries: [{ ...step, ...said } as never], total: 1 },
      t,
    ),
  };
});
