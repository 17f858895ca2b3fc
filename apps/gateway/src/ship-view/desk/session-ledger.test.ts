import type { DeskFromShip, DeskSession } from '@fms/contract/ship-view';
import { type ApprovalPolicy, NO_APPROVAL } from '@fms/domain/ship-view';
import { beforeEach, describe, expect, it } from 'vitest';
import { SessionLedger } from './session-ledger.ts';

const MINUTE = 60_000;
const asked: DeskSession = {
  ...{ session: 7, screenId: 'main', by: 'Ingrid Moe', reason: 'Radar', ticket: 'T-1' },
  ...{ state: 'waiting', level: 'view', minutes: 30, quality: 'normal', until: 15 * MINUTE, ask: null },
};
const raise = { kind: 'level', level: 'control', until: 16 * MINUTE } as const;

let now: number;
let policy: ApprovalPolicy;
let said: DeskFromShip[];
let ledger: SessionLedger;
beforeEach(() => {
  now = 0;
  said = [];
  policy = { ...NO_APPROVAL, hasPin: true };
  const ports = { now: () => now, policy: () => policy, changed: () => {} };
  ledger = new SessionLedger({ ...ports, say: (message) => said.push(message) });
});

const tell = (change: Partial<DeskSession> = {}) => ledger.tell([{ ...asked, ...change }]);
/** Approved on board and opened by the shore. */
function openUp(): void {
  tell();
  ledger.approve(7, 'C/O Lunde', null);
  tell({ state: 'open', until: 30 * MINUTE });
  ledger.open(7, 'main');
}

describe('a session on board', () => {
  it('shows nothing before a person there approves, whatever the shore says of it', () => {
    tell({ state: 'open', level: 'control' });
    expect([ledger.open(7, 'main'), ledger.levelOf(7)]).toEqual([false, null]);
  });

  it('is open after the approval, on its own screen alone', () => {
    tell();
    expect(ledger.approve(7, 'C/O Lunde', null)).toBe(true);
    expect(said).toEqual([{ type: 'approve', session: 7, by: 'C/O Lunde', ask: null }]);
    tell({ state: 'open' });
    expect([ledger.open(7, 'ecdis-2'), ledger.open(7, 'main'), ledger.levelOf(7)]).toEqual([false, true, 'view']);
  });

  it('keeps its level where the shore raises it without an ask', () => {
    openUp();
    tell({ state: 'open', level: 'control' });
    expect(ledger.levelOf(7)).toBe('view');
  });

  it('is raised by a person, while a message of before still says the level of before', () => {
    openUp();
    tell({ state: 'open', ask: raise });
    expect(ledger.approve(7, 'C/O Lunde', raise)).toBe(true);
    tell({ state: 'open', ask: raise });
    tell({ state: 'open', level: 'control' });
    expect(ledger.levelOf(7)).toBe('control');
    tell({ state: 'open', level: 'basic' });
    expect(ledger.levelOf(7)).toBe('basic');
    tell({ state: 'open', level: 'control' });
    expect(ledger.levelOf(7)).toBe('basic');
  });

  it('gives nothing that was asked in place of what was shown', () => {
    openUp();
    tell({ state: 'open', ask: raise });
    expect(ledger.approve(7, 'C/O Lunde', { ...raise, level: 'basic' })).toBe(false);
    expect(ledger.levelOf(7)).toBe('view');
  });

  it('is approved by a policy at once, and its ask too', () => {
    policy = { ...NO_APPROVAL, preApproved: 'control' };
    tell();
    expect(said).toEqual([{ type: 'approve', session: 7, by: 'policy', ask: null }]);
    tell({ state: 'open' });
    ledger.open(7, 'main');
    tell({ state: 'open', level: 'control' });
    expect(ledger.levelOf(7)).toBe('control');
  });

  it.each([
    [{ hasPin: false }, 'No person on board'],
    [{ closedUntil: MINUTE }, 'The master lets no session in'],
  ])('is refused by the gateway where %o', (given, why) => {
    policy = { ...policy, ...given };
    tell();
    expect(said).toMatchObject([{ type: 'refuse', by: 'gateway', why: expect.stringContaining(why) }]);
    expect(ledger.list()).toEqual([]);
  });

  it('ends with its box by the clock on board, whatever the shore says', () => {
    openUp();
    now = 30 * MINUTE;
    tell({ state: 'open', until: 90 * MINUTE });
    expect([ledger.levelOf(7), ledger.list()]).toEqual([null, []]);
  });

  it('is prolonged by a person', () => {
    openUp();
    now = 20 * MINUTE;
    const ask = { kind: 'prolong', minutes: 60, until: 35 * MINUTE } as const;
    tell({ state: 'open', ask });
    ledger.approve(7, 'C/O Lunde', ask);
    now = 79 * MINUTE;
    expect(ledger.levelOf(7)).toBe('view');
    now = 80 * MINUTE;
    expect(ledger.levelOf(7)).toBeNull();
  });

  it('is cut on board, and does not come back', () => {
    openUp();
    expect(ledger.kill(7, 'crew')).toBe(true);
    expect(said.at(-1)).toEqual({ type: 'kill', session: 7, by: 'crew' });
    tell({ state: 'open' });
    expect([ledger.levelOf(7), ledger.open(7, 'main'), ledger.kill(7, 'crew')]).toEqual([null, false, false]);
  });

  it('is over when the shore tells of it no more', () => {
    openUp();
    ledger.tell([]);
    expect([ledger.levelOf(7), ledger.list()]).toEqual([null, []]);
  });
});
