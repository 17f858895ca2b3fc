import type { Alarm } from '@fms/contract/alarm';
import { toId, type VesselId } from '@fms/domain/identity';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildAlarm } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import { AlarmTabBadge } from './alarm-tab-badge.tsx';

afterEach(clearScreen);

const HAVBRIS = toId<VesselId>(1);
const elsewhere = buildAlarm(9, { vesselId: toId<VesselId>(2), priority: 'emergency' });
const open = (alarms: readonly Alarm[]) =>
  renderLive({ tags: [], alarms, children: <AlarmTabBadge vesselId={HAVBRIS} /> });

it('shows nothing while no alarm of the vessel is active', () => {
  open([elsewhere]);
  expect(screen.queryByText(/active$/)).toBeNull();
});

it('counts the alarms of the vessel as they come and go', () => {
  const { live, container } = open([buildAlarm(1, { priority: 'warning' }), elsewhere]);
  expect(screen.getByText('1 active')).toBeDefined();
  const warning = container.querySelector('svg')?.outerHTML;
  act(() => live.alarms.change([buildAlarm(2, { priority: 'alarm' })]));
  expect(screen.getByText('2 active')).toBeDefined();
  expect(container.querySelector('svg')?.outerHTML).not.toBe(warning);
  act(() => live.alarms.replace([elsewhere]));
  expect(screen.queryByText(/active$/)).toBeNull();
});
