import { translate as t } from '../../language/index.ts';
import { tryExports } from '../../testing/try-exports.ts';
import { buildAuditTable } from './audit-export.ts';

const TIME = '2026-11-21T12:00:00.000Z';
const KNOWN = { users: [], vessels: [], organizations: [], folders: [] };

tryExports((evil) => {
  const who = { id: 1, at: TIME, userName: evil, actingUserName: evil, from: evil, what: evil };
  const on = {
    subject: evil,
    subjectName: evil,
    vesselId: null,
    vesselName: evil,
    unit: evil,
    undo: 'none',
    undoes: null,
  } as const;
  const entry = { ...who, ...on, oldValue: JSON.stringify({ [evil]: evil }), newValue: evil };
  return { audit: buildAuditTable([entry], KNOWN, t) };
});
