import { translate as t } from '../../language/index.ts';
import { tryExports } from '../../testing/try-exports.ts';
import { buildAuditTable } from './audit-export.ts';

const TIME = '2026-11-21T12:00:00.000Z';

tryExports((evil) => {
  const entry = { id: 1, at: TIME, userName: evil, actingUserName: evil, from: evil, what: evil, subject: evil };
  return { audit: buildAuditTable([{ ...entry, oldValue: evil, newValue: evil }], t) };
});
