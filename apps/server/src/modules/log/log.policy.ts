/** Whose lines of the log a caller may see (§6): admins all, managers those of their organisation's vessels and people. */
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LogScope } from '../../telemetry/index.ts';
import { findLogScope } from './log.repository.ts';

export interface LogPolicy {
  scopeOf(caller: Caller): Promise<LogScope>;
}

export function createLogPolicy(db: Db): LogPolicy {
  return {
    scopeOf: async ({ level, userId }) => (level === LEVEL_ADMIN ? null : findLogScope(db, userId)),
  };
}
