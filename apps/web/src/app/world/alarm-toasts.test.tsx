import { toId, type VesselId } from '@fms/domain/identity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishInside } from '../../language/english/english-inside.ts';
import { addTexts, startLanguage, translate } from '../../language/index.ts';
import type { Toast } from '../../message/index.ts';
import { buildAlarm } from '../../testing/builders.ts';
import { createAlarmToasts } from './alarm-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  startLanguage();
  addTexts(englishInside);
});
afterEach(() => {
  vi.useRealTimers();
});

function someToasts(isShown: () => boolean = () => true, hasAlarmTab = false) {
  const shown: Toast[] = [];
  return { shown, toasts: createAlarmToasts({ isShown, hasAlarmTab, display: (toast) => shown.push(toast) }) };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => buildAlarm(index + 1));

describe('§8.8, alarm toasts', () => {
  it('says who, where and what for 7 s, as a success for Normal and as a warning otherwise', () => {
    const { shown, toasts } = someToasts();
    toasts.tell([buildAlarm(1), buildAlarm(2, { status: 'Normal' })]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([
      {
        kind: 'toast',
        tone: 'warning',
        title: 'NEW_ALARM_FROM',
        text: 'NEW_ALARM',
        values: { vessel: 'Vessel 1', channel: 'Channel 1 Alarm 1', description: '', status: 'Warning' },
        priority: 'warning',
        lifetimeMs: 7000,
      },
      expect.objectContaining({ tone: 'success' }),
    ]);
  });

  it.each([
    ['says a name once where the description repeats it', { description: 'Channel 1' }, 'Channel: Channel 1 Warning'],
    [
      'says a name once where the reason begins with it',
      { description: 'Channel 1 high' },
      'Channel: Channel 1 high Warning',
    ],
    ['says a name once where there is no description', { description: '' }, 'Channel: Channel 1 Warning'],
    [
      'names the level like every screen',
      { status: 'Emergency', priority: 'alarm' },
      'Channel: Channel 1 Alarm 1 Alarm',
    ],
    ['names the return to normal', { status: 'Normal' }, 'Channel: Channel 1 Alarm 1 Normal'],
  ] as const)('%s', (_words, given, expected) => {
    const { shown, toasts } = someToasts();
    toasts.tell([buildAlarm(1, given)]);
    // A page shows any run of spaces as one.
    expect(shown.map(({ text, values }) => translate(text, values).replaceAll(/ +/g, ' '))).toEqual([expected]);
  });

  it('shows one a second', () => {
    const { shown, toasts } = someToasts();
    toasts.tell(many(4));
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    toasts.tell(many(1));
    expect(shown).toHaveLength(3);
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(5);
  });

  it('tells up to ten waiting one by one', () => {
    const { shown, toasts } = someToasts();
    toasts.tell(many(10));
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(10);
  });

  it.each([
    ['one vessel opens its page', false, '/vessel/vessel/1'],
    ['one vessel opens its alarms where they are listed', true, '/vessel/vessel/1?tab=alarm'],
  ])('tells a flood of more than ten as one summary, which for %s', (_words, hasAlarmTab, opens) => {
    const { shown, toasts } = someToasts(() => true, hasAlarmTab);
    toasts.tell(many(11));
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([
      expect.objectContaining({ text: 'NEW_ALARMS_OF', values: { count: 11, vessel: 'Vessel 1' }, opens }),
    ]);
  });

  it('tells a flood of several vessels as one that opens those in need of attention', () => {
    const { shown, toasts } = someToasts();
    toasts.tell([...many(10), buildAlarm(11, { vesselId: toId<VesselId>(2) })]);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([
      expect.objectContaining({ text: 'NEW_ALARMS', values: { count: 11, vessels: 2 }, opens: '/vessel/alarm' }),
    ]);
  });

  it('is silent while the user does not want to see them, and forgets what was waiting', () => {
    let isWanted = false;
    const { shown, toasts } = someToasts(() => isWanted);
    toasts.tell(many(5));
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
    isWanted = true;
    toasts.tell([buildAlarm(9)]);
    expect(shown).toHaveLength(1);
  });

  it('leaves out what the rules of the user do not tell on screen', () => {
    const shown: Toast[] = [];
    const display = (toast: Toast) => void shown.push(toast);
    const toasts = createAlarmToasts({ isWanted: ({ priority }) => priority === 'alarm', display });
    toasts.tell([buildAlarm(1), buildAlarm(2, { priority: 'alarm' })]);
    vi.advanceTimersByTime(60_000);
    expect(shown.map(({ priority }) => priority)).toEqual(['alarm']);
  });

  it('falls silent when it is stopped', () => {
    const { shown, toasts } = someToasts();
    toasts.tell(many(5));
    toasts.stop();
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(1);
  });
});
