import { toId, type VesselId } from '@fms/domain/identity';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NOON } from '../testing/builders.ts';
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
