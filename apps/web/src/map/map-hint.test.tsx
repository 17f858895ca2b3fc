import { toId, type VesselId } from '@fms/domain/identity';
import type { VesselActivity } from '@fms/domain/vessel';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../language/inside.ts';
import { NOON } from '../testing/builders.ts';
import { renderLive } from '../testing/live-screen.tsx';
import { clearScreen } from '../testing/screen.tsx';
import type { HintVessel } from './fleet/fleet-hint.ts';
import MapHint from './map-hint.tsx';

afterEach(clearScreen);

const PLACE = { x: 10, y: 10, isAtRight: false };
const named = (id: number, name = `Ship ${id}`, given: Partial<HintVessel> = {}): HintVessel => ({
  id: toId<VesselId>(id),
  name,
  state: 'moving',
  speedKnots: 9,
  time: NOON,
  alarm: undefined,
  ...given,
});

it('names two ships of one name', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const vessels = [named(1, 'Fortuna'), named(2, 'Fortuna')] as const;
  render(<MapHint hint={{ ...PLACE, count: 2, underWay: 2, vessels }} />);
  expect(screen.getAllByText('Fortuna')).toHaveLength(2);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

describe('a single ship', () => {
  const hinted = (given: Partial<HintVessel>, activity?: VesselActivity) => {
    const vessels = [named(1, 'Tindra', { state: 'stopped', speedKnots: 0.1, time: NOON - 5000, ...given })] as const;
    const activityOf = (id: VesselId) => (id === vessels[0].id ? activity : 'unknown');
    return renderLive({
      tags: [],
      children: <MapHint hint={{ ...PLACE, count: 1, underWay: 0, vessels }} activityOf={activityOf} />,
    });
  };

  it.each([
    ['stopped', undefined, 'Stopped · 0.1 kn · 5 s'],
    ['moving', undefined, 'Under way · 0.1 kn · 5 s'],
    ['late', undefined, 'Late · 0.1 kn · 5 s'],
    ['lost', undefined, 'Lost · 0.1 kn · 5 s'],
    ['stopped', 'in-port', 'In port · 0.1 kn · 5 s'],
    ['moving', 'drifting', 'Drifting · 0.1 kn · 5 s'],
    ['moving', 'on-station', 'On station · 0.1 kn · 5 s'],
  ] as const)('has the word of the lists for a symbol %s, activity %s', (state, activity, text) => {
    hinted({ state }, activity);
    expect(screen.getByText(text)).toBeDefined();
  });

  it('grows older while the pointer rests', () => {
    const { waitUntil } = hinted({});
    waitUntil(NOON + 60_000);
    expect(screen.getByText('Stopped · 0.1 kn · 1 min')).toBeDefined();
  });

  it('does not claim a speed that was never reported', () => {
    hinted({ speedKnots: null });
    expect(screen.getByText(/^Stopped/).textContent).not.toContain('0.0');
  });

  it('carries the mark of its alarm', () => {
    hinted({ alarm: 'alarm' });
    expect(screen.getByLabelText('alarm')).toBeDefined();
  });
});

it('names the first of many and counts the rest', () => {
  const hint = { ...PLACE, isAtRight: true, count: 7, underWay: 3, vessels: [named(1), named(2)] } as const;
  renderLive({ tags: [], children: <MapHint hint={hint} /> });
  expect(screen.getByText('7 vessels, 3 under way')).toBeDefined();
  expect(screen.getByText(/5/).textContent).toMatch(/5 more/);
});
