import type { AlarmPriority } from '@fms/domain/alarm';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ALERT_ICON_ART } from '../icon/alert-icon-art.ts';
import { AlarmMark, type AlarmMarkState, getBlinkKind } from './alarm-mark.tsx';

/** The icon that is drawn, by its outlines. */
function iconOf(priority: AlarmPriority, state: AlarmMarkState): string | undefined {
  const { container, unmount } = render(<AlarmMark priority={priority} state={state} />);
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
  unmount();
  return Object.entries(ALERT_ICON_ART).find(([, art]) => art.map(({ d }) => d).join() === drawn)?.[0];
}

const markOf = (priority: AlarmPriority, state: AlarmMarkState, still = false) => {
  const { container } = render(<AlarmMark priority={priority} state={state} still={still} />);
  return container.firstElementChild as HTMLElement;
};

describe('AlarmMark', () => {
  it.each<[AlarmPriority, AlarmMarkState, string]>([
    ['emergency', 'raised', 'emergency'],
    ['emergency', 'acknowledged', 'alarm-acknowledged'],
    ['alarm', 'raised', 'alarm-raised'],
    ['alarm', 'cleared', 'alarm-cleared'],
    ['warning', 'silenced', 'warning-silenced'],
    ['caution', 'raised', 'caution'],
    ['caution', 'acknowledged', 'caution'],
  ])('of an %s that is %s is %s', (priority, state, expected) => {
    expect(iconOf(priority, state)).toBe(expected);
  });

  it('is a plain shape of its priority where the sign inside could not be read', () => {
    const { container } = render(<AlarmMark priority="warning" state="raised" size={13} />);
    expect(container.querySelectorAll('path')).toHaveLength(1);
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 10 10');
    expect(container.firstElementChild?.getAttribute('data-priority')).toBe('warning');
  });

  it('has the edge it is given', () => {
    render(<AlarmMark priority="alarm" state="raised" size={32} label="Alarm" />);
    expect(screen.getByRole('img', { name: 'Alarm' }).style).toMatchObject({ width: '32px', height: '32px' });
  });

  it('is silent to a screen reader where the words stand beside it', () => {
    const mark = markOf('alarm', 'raised');
    expect(mark.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each<[AlarmPriority, AlarmMarkState, string[]]>([
    ['emergency', 'raised', ['fms-blink-alarm']],
    ['alarm', 'raised', ['fms-blink-alarm']],
    ['warning', 'raised', ['fms-blink-warning']],
    ['caution', 'raised', []],
    ['alarm', 'acknowledged', []],
    ['warning', 'cleared', []],
    ['alarm', 'silenced', []],
  ])('of an %s that is %s follows %j', (priority, state, expected) => {
    expect([...markOf(priority, state).classList].filter((name) => name.startsWith('fms-blink'))).toEqual(expected);
  });

  it('holds still where it counts alarms and is none itself', () => {
    expect(markOf('alarm', 'raised', true).className).not.toContain('fms-blink');
  });
});

it.each<[AlarmPriority, string | undefined]>([
  ['emergency', 'alarm'],
  ['warning', 'warning'],
  ['caution', undefined],
])('an %s blinks as %s', (priority, expected) => {
  expect(getBlinkKind(priority)).toBe(expected);
});
