import { expect, it } from 'vitest';
import { createIngestRate } from './ingest-rate.ts';

it('is the growth over the looks of the last minute, and never below zero', () => {
  const rate = createIngestRate();
  expect(rate.perSecond()).toBe(0);
  rate.look(0, 100);
  expect(rate.perSecond()).toBe(0);
  rate.look(10_000, 300);
  expect(rate.perSecond()).toBe(20);
  rate.look(70_000, 900);
  expect(rate.perSecond()).toBe(10);
  rate.look(80_000, 0);
  expect(rate.perSecond()).toBe(0);
});
