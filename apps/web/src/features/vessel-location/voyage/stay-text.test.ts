import type { Stay } from '@fms/contract/voyage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { translate } from '../../../language/index.ts';
import { buildStayLabels } from './stay-text.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) }));
afterEach(() => vi.useRealTimers());

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour)).toISOString();
const stay = (portName: string, latitude: number, from: number, to: number, isCutAtEnd = false): Stay => ({
  ...{ kind: 'port', portName, latitude, longitude: 5.6, radiusMeters: 4, isCutAtStart: false, isCutAtEnd },
  ...{ from: at(from), to: at(to) },
});
const labelsOf = (stays: readonly Stay[]) =>
  buildStayLabels(stays, translate).map(({ properties }) => properties?.label);

it('names a place once, for any number of visits, and the longest first', () => {
  const stays = [stay('Sandnes', 58.85, 1, 2), stay('Tananger', 58.93, 3, 5), stay('Tananger', 58.931, 6, 7)];
  expect(labelsOf(stays)).toEqual(['Tananger, 2 stays', 'Sandnes 01:00:00']);
});

it('leaves the place where the vessel is to its own name, also for the times before', () => {
  const stays = [stay('Tananger', 58.93, 1, 2), stay('Sandnes', 58.85, 3, 4), stay('Tananger', 58.93, 5, 6, true)];
  expect(labelsOf(stays)).toEqual(['Sandnes 03:00:00']);
});
