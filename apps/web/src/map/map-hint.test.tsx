import { toId, type VesselId } from '@fms/domain/identity';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import '../language/inside.ts';
import { NOON } from '../testing/builders.ts';
import { renderLive } from '../testing/live-screen.tsx';
import type { HintVessel } from './fleet/fleet-hint.ts';
import MapHint from './map-hint.tsx';

it('names two ships of one name', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const named = (id: number): HintVessel => {
    return { id: toId<VesselId>(id), name: 'Fortuna', state: 'moving', speedKnots: 9, time: NOON, alarm: undefined };
  };
  const place = { x: 10, y: 10, isAtRight: false };
  render(<MapHint hint={{ ...place, count: 2, underWay: 2, vessels: [named(1), named(2)] }} />);
  expect(screen.getAllByText('Fortuna')).toHaveLength(2);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

describe('a single ship', () => {
  const PLACE = { x: 10, y: 10, isAtRight: false };
  const hinted = (given: Partial<HintVessel>) => {
    const ship = { id: toId<VesselId>(1), name: 'Tindra', speedKnots: 0.1, time: NOON - 5000, alarm: undefined };
    const vessels = [{ ...ship, state: 'stopped', ...given }] as const;
    renderLive({ tags: [], children: <MapHint hint={{ ...PLACE, count: 1, underWay: 0, vessels }} /> });
  };

  it.each([
    ['stopped', 'Stopped · 0.1 kn · 5 s'],
    ['moving', 'Under way · 0.1 kn · 5 s'],
    ['late', 'Late · 0.1 kn · 5 s'],
  ] as const)('has the word of the lists for %s', (state, text) => {
    hinted({ state });
    expect(screen.getByText(text)).toBeDefined();
  });

  it('carries the mark of its alarm', () => {
    hinted({ alarm: 'alarm' });
    expect(screen.getByLabelText('alarm')).toBeDefined();
  });
});

it('names the first of many and counts the rest', () => {
  const named = (id: number): HintVessel => {
    return { id: toId<VesselId>(id), name: `Ship ${id}`, state: 'moving', speedKnots: 9, time: NOON, alarm: undefined };
  };
  const hint = { x: 10, y: 10, isAtRight: true, count: 7, underWay: 3, vessels: [named(1), named(2)] } as const;
  renderLive({ tags: [], children: <MapHint hint={hint} /> });
  expect(screen.getByText('7 vessels, 3 under way')).toBeDefined();
  expect(screen.getByText(/5/).textContent).toMatch(/5 more/);
});
