import { describe, expect, it } from 'vitest';
import { planChunks } from './chunk-plan.ts';

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
const words = (from: string, to: string, now: string) =>
  planChunks({ from: at(from), to: at(to) }, at(now)).map(
    (chunk) =>
      `${new Date(chunk.from).toISOString().slice(8, 13)}+${(chunk.to - chunk.from) / 3_600_000}${chunk.isOpen ? ' open' : ''}`,
  );

describe('the pieces of a window', () => {
  it('are half days, then hours; the running one is open', () => {
    expect(words('20T14:30', '21T14:30', '21T14:30')).toEqual([
      '20T12+12',
      '21T00+12',
      '21T12+1',
      '21T13+1',
      '21T14+1 open',
    ]);
  });

  it('are all over in the past', () => {
    expect(words('20T01:00', '20T13:10', '21T14:30')).toEqual(['20T00+12', '20T12+1', '20T13+1']);
  });

  it('are hours for a quarter of an hour', () => {
    expect(words('21T13:55', '21T14:10', '21T14:10')).toEqual(['21T13+1', '21T14+1 open']);
  });

  it('stay the same until the next hour begins', () => {
    expect(words('20T14:00', '21T14:59', '21T14:59')).toEqual(words('20T14:00', '21T14:01', '21T14:01'));
  });
});
