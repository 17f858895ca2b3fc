import { describe, expect, it } from 'vitest';
import { computeCertificateValidity, computeRenewalHorizon, isExpiryAfterIssue, sortByExpiry } from './certificate.ts';

const NOW = Date.UTC(2026, 10, 22, 17, 30);
const until = (expires: string) => ({ issued: '', expires });

describe('computeCertificateValidity', () => {
  it.each([
    ['no last day', '', 'unlimited', null],
    ['yesterday', '2026-11-21', 'expired', -1],
    ['today: the last day still counts', '2026-11-22', 'due', 0],
    ['in 30 days', '2026-12-22', 'due', 30],
    ['in 31 days', '2026-12-23', 'soon', 31],
    ['in 90 days', '2027-02-20', 'soon', 90],
    ['in 91 days', '2027-02-21', 'valid', 91],
  ])('%s', (_sentence, expires, state, daysLeft) => {
    expect(computeCertificateValidity(until(expires), NOW)).toEqual({ state, daysLeft });
  });

  it.each([
    ['a second before midnight in UTC', Date.UTC(2026, 10, 22, 23, 59, 59), 'due'],
    ['at midnight', Date.UTC(2026, 10, 23), 'expired'],
  ])('ends with its last day: %s', (_sentence, nowMs, state) => {
    expect(computeCertificateValidity(until('2026-11-22'), nowMs).state).toBe(state);
  });
});

describe('computeRenewalHorizon', () => {
  it('is the last day that is soon', () => {
    expect(computeRenewalHorizon(NOW)).toBe('2027-02-20');
    expect(computeCertificateValidity(until(computeRenewalHorizon(NOW)), NOW).state).toBe('soon');
  });
});

describe('sortByExpiry', () => {
  it('puts what ends first first, what never ends last, and leaves equals as they stood', () => {
    const documents = ['2027-01-01', '', '2026-01-01', '2027-01-01'].map((expires, place) => ({
      issued: '',
      expires,
      place,
    }));
    expect(sortByExpiry(documents).map(({ place }) => place)).toEqual([2, 0, 3, 1]);
  });
});

describe('isExpiryAfterIssue', () => {
  it.each([
    ['2022-01-01', '2027-01-01', true],
    ['2022-01-01', '2022-01-01', true],
    ['2022-01-02', '2022-01-01', false],
    ['', '2022-01-01', true],
    ['2022-01-01', '', true],
  ])('issued %j, expires %j: %s', (issued, expires, isRight) => {
    expect(isExpiryAfterIssue({ issued, expires })).toBe(isRight);
  });
});
