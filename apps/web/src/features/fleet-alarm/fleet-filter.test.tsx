import { toId, type VesselId } from '@fms/domain/identity';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildVessel } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/fleet-alarm.ts';
import '../../language/inside.ts';
import type { FleetAlarmAddress } from './address/fleet-alarm-state.ts';
import { FleetFilter } from './fleet-filter.tsx';

afterEach(clearScreen);

const ANY: FleetAlarmAddress = {
  ...{ view: 'active', state: 'all', vesselIds: [], priorities: [], text: '' },
  time: { mode: 'live', range: 'night' },
};

interface HeldFilterProps {
  readonly given: Partial<FleetAlarmAddress>;
  readonly onChange: (address: FleetAlarmAddress) => void;
}

/** The filter over a state of the test. */
function HeldFilter({ given, onChange }: HeldFilterProps) {
  const [address, setAddress] = useState({ ...ANY, ...given });
  const change: Parameters<typeof FleetFilter>[0]['change'] = (part) => {
    const next = { ...address, ...(typeof part === 'function' ? part(address) : part) };
    setAddress(next);
    onChange(next);
  };
  return <FleetFilter address={address} change={change} />;
}

/** Answers the states that the filter asks for. */
function open(given: Partial<FleetAlarmAddress> = {}) {
  stubCalls({ '/api/v1.3/vessel/GetAll': { body: [buildVessel(1), buildVessel(2)] } });
  const changes: FleetAlarmAddress[] = [];
  renderLive({ tags: [], children: <HeldFilter given={given} onChange={(next) => changes.push(next)} /> });
  return { last: () => changes.at(-1), changes };
}

it('adds and removes priorities, worst first', () => {
  const { last } = open();
  fireEvent.click(screen.getByRole('button', { name: /^warning$/i }));
  fireEvent.click(screen.getByRole('button', { name: /^emergency/i }));
  expect(last()?.priorities).toEqual(['emergency', 'warning']);
  fireEvent.click(screen.getByRole('button', { name: /^warning$/i }));
  expect(last()?.priorities).toEqual(['emergency']);
});

it('searches once typing stops, without blanks around the words', () => {
  vi.useFakeTimers();
  const { changes } = open();
  const field = screen.getByLabelText('Tag or text');
  for (const value of ['o', 'oil', ' oil ']) fireEvent.change(field, { target: { value } });
  expect(changes).toEqual([]);
  act(() => vi.advanceTimersByTime(300));
  expect(changes.map(({ text }) => text)).toEqual(['oil']);
});

it.each([
  ['active', 'Tag or text'],
  ['journal', 'Tag, text or user'],
] as const)('names what the words of the view %s are found in', (view, label) => {
  open({ view });
  expect(screen.getByLabelText(label)).toBeDefined();
});

it.each([
  [[], 'All vessels'],
  [[toId<VesselId>(2)], 'Vessels'],
])('names the choice of vessels %j', (vesselIds, label) => {
  open({ vesselIds });
  expect(screen.getAllByLabelText(label).length).toBeGreaterThan(0);
});
