import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishInside } from '../../../language/english/english-inside.ts';
import { NOON } from '../../../testing/builders.ts';
import { clearScreen, renderScreen } from '../../../testing/screen.tsx';
import { formatUtcField, listMonthDays, parseUtcField, type TimePrecision } from './utc-text.ts';
import { UtcTimeField } from './utc-time-field.tsx';

const AT = Date.parse('2026-11-22T01:26:30.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(clearScreen);

function Field({ first, precision }: { first: number | null; precision: TimePrecision }) {
  const [at, setAt] = useState(first);
  return (
    <>
      <UtcTimeField label="From" value={at} onChange={setAt} precision={precision} />
      <output>{at === null ? 'none' : new Date(at).toISOString()}</output>
    </>
  );
}

function draw(first: number | null, precision: TimePrecision = 'minute') {
  renderScreen(<Field first={first} precision={precision} />, englishInside);
  return screen.getByLabelText('From') as HTMLInputElement;
}

const value = () => screen.getByRole('status').textContent;

describe('a moment in UTC', () => {
  it.each([
    ['day', '2026-11-22'],
    ['minute', '2026-11-22 01:26'],
    ['second', '2026-11-22 01:26:30'],
  ] as const)('is written to the %s in 24 hours', (precision, text) => {
    expect(draw(AT, precision).value).toBe(text);
  });

  it.each([
    ['2026-11-22 13:05', '2026-11-22T13:05:00.000Z'],
    [' 2026-1-2T3:04 ', '2026-01-02T03:04:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('is read from %j', (text, iso) => {
    expect(parseUtcField(text)).toBe(Date.parse(iso));
  });

  it.each(['2026-02-30', '2026-11-22 24:01', '11/22/2026', '2026-11', 'now', ''])('is not read from %j', (text) => {
    expect(parseUtcField(text)).toBeUndefined();
  });

  it('begins the month with its Monday', () => {
    expect(formatUtcField(listMonthDays(AT)[0] ?? null, 'day')).toBe('2026-10-26');
  });

  it('is none while what is typed is no moment, which is said when the field is left', () => {
    const field = draw(AT);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '2026-11-31 10:00' } });
    expect(value()).toBe('none');
    expect(screen.queryByText(/Not a valid time/)).toBeNull();
    fireEvent.blur(field);
    expect(screen.getByText('Not a valid time. Example: 2026-11-22 01:26')).toBeTruthy();
    expect(field.value).toBe('2026-11-31 10:00');
    fireEvent.change(field, { target: { value: '2026-11-30 9:05' } });
    fireEvent.blur(field);
    expect([value(), field.value]).toEqual(['2026-11-30T09:05:00.000Z', '2026-11-30 09:05']);
  });

  it('takes its day from the calendar and keeps its time', async () => {
    const field = draw(AT, 'second');
    fireEvent.click(screen.getByRole('button', { name: 'Calendar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    fireEvent.click(screen.getByRole('button', { name: 'Thursday, December 24, 2026' }));
    expect(field.value).toBe('2026-12-24 01:26:30');
  });

  it('moves in the calendar by arrow keys, from today where it is empty', async () => {
    draw(null, 'day');
    fireEvent.click(screen.getByRole('button', { name: 'Calendar' }));
    const today = await screen.findByRole('button', { name: 'Saturday, November 21, 2026' });
    await waitFor(() => expect(document.activeElement).toBe(today));
    fireEvent.keyDown(today, { key: 'ArrowDown' });
    fireEvent.click(document.activeElement as HTMLElement);
    expect(value()).toBe('2026-11-28T00:00:00.000Z');
  });
});
