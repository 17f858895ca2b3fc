import { describe, expect, it } from 'vitest';
import { type Approval, type ApprovalPolicy, decideApproval, findPreApproved, NO_APPROVAL } from './approval.ts';
import type { ViewLevel } from './level.ts';

const NOW = 1000;
const policy = (given: Partial<ApprovalPolicy>): ApprovalPolicy => ({ ...NO_APPROVAL, ...given });
const windows = [
  { from: 500, to: 1500, level: 'basic' },
  { from: 900, to: 1200, level: 'control' },
  { from: 0, to: 1000, level: 'control' },
  { from: 1001, to: 9000, level: 'control' },
] as const;

describe('approval on board', () => {
  it.each<[string, Partial<ApprovalPolicy>, ViewLevel, Approval]>([
    ['nothing set', {}, 'view', { by: 'none', why: 'no-approver' }],
    ['a PIN', { hasPin: true }, 'control', { by: 'crew' }],
    ['pre-approved', { preApproved: 'view' }, 'view', { by: 'policy', endsBy: null }],
    ['pre-approved to a lower level', { preApproved: 'view', hasPin: true }, 'basic', { by: 'crew' }],
    ['pre-approved to a higher level', { preApproved: 'control' }, 'basic', { by: 'policy', endsBy: null }],
    ['a window, of those that are open the last', { windows }, 'view', { by: 'window', endsBy: 1500 }],
    ['a window of the level', { windows }, 'control', { by: 'window', endsBy: 1200 }],
    ['closed until later', { preApproved: 'control', closedUntil: 1001 }, 'view', { by: 'none', why: 'closed' }],
    ['closed until now', { hasPin: true, closedUntil: NOW }, 'view', { by: 'crew' }],
  ])('%s', (_, given, level, approval) => expect(decideApproval(policy(given), level, NOW)).toEqual(approval));

  it.each<[Partial<ApprovalPolicy>, ViewLevel | null]>([
    [{ hasPin: true }, null],
    [{ preApproved: 'basic' }, 'basic'],
    [{ preApproved: 'view', windows }, 'control'],
  ])('of %o opens without a person: %s', (given, level) => expect(findPreApproved(policy(given), NOW)).toBe(level));
});
