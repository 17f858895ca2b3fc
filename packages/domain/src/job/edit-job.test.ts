import { describe, expect, it } from 'vitest';
import { JOB_BEGIN } from '../testing/job-minute.ts';
import { HOUR_MS, MINUTE_MS } from '../time/unit.ts';
import { type Actor, editJob, enterJob, mergeJobs, splitJob } from './edit-job.ts';
import type { FoundJob } from './find-jobs.ts';
import { getValidVersion, JOB_STATES, type JobContent, type JobRecord, type JobState } from './job-record.ts';
import { JOB_TRANSITIONS } from './job-rule.ts';
import { renewJobs } from './renew-jobs.ts';

const at = (hours: number) => JOB_BEGIN + hours * HOUR_MS;
const actor: Actor = { by: 'chief', at: at(100), reason: '' };
const because: Actor = { ...actor, reason: 'the tow was let go later' };

function content(from: number, to: number, kind: JobContent['kind'] = 'transit'): JobContent {
  return { kind, from: at(from), to: at(to), place: 'Sleipner A', number: 'J-2291', customer: '' };
}

function job(id: string, from: number, to: number, state: JobState = 'found'): JobRecord {
  const isFound = state === 'found' || state === 'running';
  const step = { action: isFound ? 'find' : 'correct', by: 'chief', at: at(50), reason: '' } as const;
  return { id, versions: [{ ...content(from, to), state, step }] };
}

function must<Value>(
  edit: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: object },
): Value {
  if (!edit.ok) throw new Error(JSON.stringify(edit.problem));
  return edit.value;
}

describe('the rules', () => {
  it.each<[JobState, string[]]>([
    ['running', ['find']],
    ['found', ['correct', 'merge', 'split', 'sign', 'remove', 'find']],
    ['corrected', ['correct', 'merge', 'split', 'sign', 'remove']],
    ['signed', ['correct', 'lock']],
    ['locked', []],
    ['removed', []],
  ])('allow in state %s: %j', (state, actions) => {
    expect(Object.keys(JOB_TRANSITIONS[state])).toEqual(actions);
  });

  it('hold in every call: an action without an entry changes nothing', () => {
    for (const state of JOB_STATES)
      for (const action of ['correct', 'sign', 'lock', 'remove'] as const) {
        const edit = editJob(job('a', 0, 2, state), action, because);
        expect(edit.ok).toBe(JOB_TRANSITIONS[state][action] !== undefined);
        if (edit.ok) expect(getValidVersion(edit.value).state).toBe(JOB_TRANSITIONS[state][action]?.to);
      }
  });
});

describe('editJob', () => {
  it('makes a version with who, when and why, and keeps the one before', () => {
    const corrected = must(editJob(job('a', 0, 2), 'correct', actor, { kind: 'towing', to: at(3) }));
    expect(corrected.versions.map(({ kind, state }) => [kind, state])).toEqual([
      ['transit', 'found'],
      ['towing', 'corrected'],
    ]);
    expect(getValidVersion(corrected).step).toEqual({ action: 'correct', ...actor });
  });

  it('corrects what was signed only with a reason, and asks for a new signature', () => {
    const signed = must(editJob(job('a', 0, 2), 'sign', actor));
    expect(editJob(signed, 'correct', actor, { to: at(3) })).toEqual({
      ok: false,
      problem: { code: 'reason-missing' },
    });
    expect(getValidVersion(must(editJob(signed, 'correct', because, { to: at(3) }))).state).toBe('corrected');
  });

  it('changes nothing of what is locked', () => {
    const locked = must(editJob(must(editJob(job('a', 0, 2), 'sign', actor)), 'lock', actor));
    expect(editJob(locked, 'correct', because, {})).toEqual({ ok: false, problem: { code: 'locked' } });
  });

  it('ignores a change that comes with a signature', () => {
    expect(getValidVersion(must(editJob(job('a', 0, 2), 'sign', actor, { to: at(9) }))).to).toBe(at(2));
  });

  it.each<[string, Partial<JobContent>, object]>([
    ['no time', { to: at(0) }, { code: 'no-time' }],
    ['an end in the future', { to: at(101) }, { code: 'in-future' }],
    ['the time of another', { to: at(5) }, { code: 'overlap', id: 'b' }],
  ])('refuses %s', (_words, change, problem) => {
    const others = [job('a', 0, 2), job('b', 4, 6), job('c', 2, 4, 'removed')];
    expect(editJob(job('a', 0, 2), 'correct', actor, change, others)).toEqual({ ok: false, problem });
    expect(editJob(job('a', 0, 2), 'correct', actor, { to: at(4) }, others).ok).toBe(true);
  });
});

describe('enterJob', () => {
  it('is corrected from the start, and refused where another lies', () => {
    expect(must(enterJob('n', content(2, 4), actor, [job('a', 0, 2)])).versions).toMatchObject([
      { state: 'corrected' },
    ]);
    expect(enterJob('n', content(1, 4), actor, [job('a', 0, 2)])).toMatchObject({
      problem: { code: 'overlap', id: 'a' },
    });
  });
});

describe('mergeJobs', () => {
  it('keeps the earlier up to the end of the later, in either order', () => {
    for (const [a, b] of [
      [job('a', 0, 2), job('b', 2, 5)],
      [job('b', 2, 5), job('a', 0, 2)],
    ] as const) {
      const { kept, removed } = must(mergeJobs(a, b, actor));
      expect([kept.id, getValidVersion(kept).to, getValidVersion(kept).state]).toEqual(['a', at(5), 'corrected']);
      expect([removed.id, getValidVersion(removed).state]).toEqual(['b', 'removed']);
    }
  });

  it('refuses jobs that do not touch, and signed ones', () => {
    expect(mergeJobs(job('a', 0, 2), job('b', 3, 5), actor)).toMatchObject({ problem: { code: 'not-adjacent' } });
    expect(mergeJobs(job('a', 0, 2, 'signed'), job('b', 2, 5), actor)).toMatchObject({
      problem: { code: 'not-allowed' },
    });
  });
});

describe('splitJob', () => {
  it('makes two that touch', () => {
    const [earlier, later] = must(splitJob(job('a', 0, 4), at(1), 'n', actor)).map(getValidVersion);
    expect([earlier?.from, earlier?.to, later?.from, later?.to]).toEqual([at(0), at(1), at(1), at(4)]);
  });

  it.each([at(0), at(4), at(5), at(1) + 1])('refuses %d', (time) => {
    expect(splitJob(job('a', 0, 4), time, 'n', actor)).toEqual({ ok: false, problem: { code: 'outside' } });
  });
});

describe('renewJobs', () => {
  const found = (from: number, to: number, kind: FoundJob['kind'] = 'transit', isOpen = false): FoundJob => ({
    kind,
    from: at(from),
    to: at(to),
    isOpen,
  });
  const inWords = (jobs: readonly JobRecord[]) =>
    jobs.map((record) => {
      const { kind, from, to, state } = getValidVersion(record);
      return `${record.id} ${kind} ${(from - JOB_BEGIN) / HOUR_MS}–${(to - JOB_BEGIN) / HOUR_MS} ${state}`;
    });
  const renew = (known: readonly JobRecord[], ...jobs: FoundJob[]) => {
    let count = 0;
    return renewJobs(known, jobs, at(60), () => {
      count += 1;
      return `n${count}`;
    });
  };

  it('goes on with the record of a job that moved, and leaves one that did not', () => {
    const known = [job('a', 0, 2), job('b', 2, 5, 'running')];
    const renewed = renew(known, found(0, 2), found(2, 7), found(7, 9, 'waiting', true));
    expect(inWords(renewed)).toEqual(['a transit 0–2 found', 'b transit 2–7 found', 'n1 waiting 7–9 running']);
    expect(renewed[0]).toBe(known[0]);
    expect(renewed[1]?.versions).toHaveLength(1);
  });

  it('removes what is found no more, and finds it again when it is', () => {
    const renewed = renew([job('a', 0, 2)], found(0, 2, 'waiting'));
    expect(inWords(renewed)).toEqual(['n1 waiting 0–2 found', 'a transit 0–2 removed']);
    const again = renewJobs(renewed, [found(0, 2)], at(61), () => 'b');
    expect(inWords(again)).toContain('b transit 0–2 found');
  });

  it('makes a version of a job that was over and is found otherwise', () => {
    expect(renew([job('a', 0, 2)], found(0, 3))[0]?.versions.map(({ to }) => to)).toEqual([at(2), at(3)]);
  });

  it.each<JobState>(['corrected', 'signed', 'locked', 'removed'])('finds nothing where a job is %s', (state) => {
    const known = [job('a', 2, 4, state)];
    expect(inWords(renew(known, found(0, 6)))).toEqual([
      `n1 transit 0–2 found`,
      `a transit 2–4 ${state}`,
      `n2 transit 4–6 found`,
    ]);
    const short = { ...found(0, 6), from: at(2) - 5 * MINUTE_MS, to: at(4) };
    expect(inWords(renew(known, short))).toEqual([`a transit 2–4 ${state}`]);
  });
});
