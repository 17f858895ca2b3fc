/** Answers of the ship view with everything a test does not care about filled in. */

import type { ListedSession, PastSession, ShipViewEntry } from '@fms/contract/ship-view';
import { toId, type VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { vi } from 'vitest';
import { loadAppSetting, readAppSetting } from '../../settings/app-setting.ts';
import { NOON } from '../builders.ts';

export const formatFromNoon = (minutes: number) => new Date(NOON + minutes * MINUTE_MS).toISOString();
export const SESSION_ID = 'a'.repeat(22);

export function buildShipView(id: number, given: Partial<ShipViewEntry> = {}): ShipViewEntry {
  return {
    vesselId: toId<VesselId>(id),
    screens: [{ id: 'main', name: 'IAS station 1' }],
    state: 'reachable',
    until: null,
    roundTripMs: 618,
    bitRate: 2_000_000,
    held: null,
    budget: { dayBytes: 0, monthBytes: 0, mostDayBytes: null, mostMonthBytes: null },
    session: null,
    ...given,
  };
}

/** One's own session, open for 30 minutes from noon on. */
export function buildSession(given: Partial<ListedSession> = {}): ListedSession {
  return {
    sessionId: SESSION_ID,
    state: 'open',
    level: 'view',
    until: formatFromNoon(30),
    approvedBy: 'A. Lunde',
    screenId: 'main',
    quality: 'low',
    reason: 'LO pressure low',
    ticket: 'T-1',
    by: 'olav',
    requestedAt: formatFromNoon(-4),
    ...given,
  };
}

export function buildPastSession(given: Partial<PastSession> = {}): PastSession {
  return {
    sessionId: SESSION_ID,
    vesselId: toId<VesselId>(1),
    screenId: 'main',
    by: 'olav',
    level: 'view',
    reason: 'LO pressure low',
    ticket: 'T-1',
    approvedBy: 'A. Lunde',
    from: formatFromNoon(-9),
    to: formatFromNoon(0),
    endedBy: { cause: 'time', by: '', why: '' },
    recordingBytes: 2048,
    ...given,
  };
}

/** The configuration turns ship view on, or off, with the address of another viewer. */
export async function configureShipView(enabled: boolean, address = ''): Promise<void> {
  const setting = { ...readAppSetting(), shipView: { enabled, address, addressByHost: {} } };
  vi.stubGlobal('fetch', async () => Response.json(setting));
  await loadAppSetting(NOON);
  vi.unstubAllGlobals();
}
