import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AlarmCount, type AlarmCountEntry } from './alarm-count.tsx';

const alarms: AlarmCountEntry = { priority: 'alarm', count: 1, unacknowledged: true, label: '1 alarm, unacknowledged' };
const warnings: AlarmCountEntry = { priority: 'warning', count: 0, unacknowledged: false, label: 'no warnings' };

describe('AlarmCount', () => {
  it('says each count in words and leaves out what there is none of', () => {
    render(<AlarmCount counts={[alarms, warnings]} okText="STATUS OK" />);
    expect(screen.getByText('1 alarm, unacknowledged')).toBeDefined();
    expect(screen.queryByText('no warnings')).toBeNull();
    expect(screen.queryByText('STATUS OK')).toBeNull();
  });

  it('says STATUS OK when there is none at all', () => {
    render(<AlarmCount counts={[warnings]} okText="STATUS OK" />);
    expect(screen.getByText('STATUS OK')).toBeDefined();
  });

  it('keeps an empty place for none in a table, so that columns line up', () => {
    const { container } = render(<AlarmCount counts={[alarms, warnings]} columns />);
    expect(container.querySelector('[data-columns="true"]')?.childElementCount).toBe(2);
    expect(screen.queryByText('·')).toBeNull();
    expect(screen.getByText('no warnings')).toBeDefined();
  });

  it('does not blink: it counts alerts and is none', () => {
    const { container } = render(<AlarmCount counts={[alarms]} />);
    expect(container.querySelector('[class*="fms-blink"]')).toBeNull();
  });
});
