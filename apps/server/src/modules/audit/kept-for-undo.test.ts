/** What an entry keeps for its undo is forgotten after 30 days; the entry stays. */

import { UNDO_KEPT_DAYS } from '@fms/contract/audit';
import { DAY_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { expect, it } from 'vitest';
import { createAnonymousActor, recordAudit } from '../../platform/audit/audit.ts';
import { createUndoRules } from '../../platform/audit/undo-rule.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { createAuditService } from './audit.service.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
const store = setUp(() => openTestDatabase(clock));

it('can be undone for so many days and no longer', async () => {
  const rules = createUndoRules();
  rules.add('zone.changed', { can: ({ isKept }) => isKept, undo: async () => {} });
  const audit = createAuditService({ db: store.db, clock, rules });
  const undoable = async () => {
    await audit.forgetKept();
    const { entries } = await audit.list({ what: 'zone.changed', offset: 0, limit: 10 });
    return entries.map(({ undo }) => undo);
  };
  const entry = { at: clock.now(), ...createAnonymousActor('A'), from: '', what: 'zone.changed', subject: 'zone:1' };
  await recordAudit(store.db, { ...entry, new: { name: 'Field' }, kept: { old: null } });
  await recordAudit(store.db, { ...entry, subject: 'zone:2', new: { name: 'Lane' } });
  clock.advance(UNDO_KEPT_DAYS * DAY_MS - 1);
  expect(await undoable()).toEqual(['none', 'possible']);
  clock.advance(1);
  expect(await undoable()).toEqual(['none', 'none']);
});
