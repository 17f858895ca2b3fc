/** Dashboards through the calls: whose applies, who may save for whom, and what happens when two save at once. */

import { listAudit } from '@fms/contract/audit';
import {
  type Dashboard,
  type DashboardScope,
  deleteDashboard,
  getDashboard,
  type PlacedWidget,
  saveDashboard,
} from '@fms/contract/dashboard';
import { editVessel } from '@fms/contract/vessel';
import { MAX_WIDGETS } from '@fms/domain/dashboard';
import type { VesselId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRefusal, type TestServer, type TypedClient } from '../../testing/index.ts';
import { startWithTwoOrganizations } from '../../testing/two-organizations.ts';

const START = Date.UTC(2026, 10, 22, 3);
const clock = createFakeClock(START);
let server: TestServer;
let vesselId: VesselId;
let foreignId: VesselId;
beforeAll(async () => {
  const started = await startWithTwoOrganizations({ clock });
  server = started.server;
  [vesselId, foreignId] = [started.own.vesselId, started.foreign.vesselId];
});
afterAll(() => server.close());

function alarms(place: Partial<PlacedWidget> = {}): PlacedWidget {
  const at = { id: 'alarms', column: 0, row: 0, columnSpan: 8, rowSpan: 6 };
  return { ...at, type: 'alarmList', option: {}, ...place } as PlacedWidget;
}
const titled = (title: string) => [alarms({ option: { title } })];
const titleOf = ({ widgets }: Dashboard) => widgets?.[0]?.option.title;

const get = (as: TypedClient) => as.call(getDashboard, { query: { vesselId: String(vesselId) } });
const versionOf = async (as: TypedClient, scope: DashboardScope) =>
  (await get(as)).saved.find((saved) => saved.scope === scope)?.version ?? 0;
async function save(as: TypedClient, scope: DashboardScope, widgets: PlacedWidget[], version?: number) {
  return as.call(saveDashboard, {
    body: { vesselId, scope, version: version ?? (await versionOf(as, scope)), widgets },
  });
}
async function remove(as: TypedClient, scope: DashboardScope) {
  const version = String(await versionOf(as, scope));
  return as.call(deleteDashboard, { query: { vesselId: String(vesselId), scope, version } });
}
beforeEach(async () => {
  for (const as of [server.asManager, server.asOperator]) {
    const { saved, maySave } = await get(as);
    for (const { scope, exists } of saved) if (exists && maySave.includes(scope)) await remove(as, scope);
  }
});

describe('the dashboard of a vessel', () => {
  it('is the product’s while none is saved', async () => {
    const { origin, widgets, maySave } = await get(server.asManager);
    expect({ origin, widgets, maySave }).toEqual({
      origin: 'product',
      widgets: null,
      maySave: ['user', 'vessel', 'organization'],
    });
  });

  it('is one’s own before the vessel’s before the organisation’s, and falls back when one is taken away', async () => {
    const { asManager, asOperator } = server;
    await save(asManager, 'organization', titled('of the organisation'));
    await save(asManager, 'vessel', titled('of the vessel'));
    expect(titleOf(await save(asOperator, 'user', titled('of the operator')))).toBe('of the operator');
    expect(titleOf(await get(asManager))).toBe('of the vessel');
    expect(titleOf(await remove(asOperator, 'user'))).toBe('of the vessel');
    const left = await remove(asManager, 'vessel');
    expect([left.origin, titleOf(left)]).toEqual(['organization', 'of the organisation']);
    expect((await remove(asManager, 'organization')).origin).toBe('product');
  });

  it('says who saved it and when', async () => {
    await save(server.asManager, 'vessel', titled('A'));
    const { saved } = await get(server.asOperator);
    const at = new Date(clock.now()).toISOString();
    expect(saved.find(({ scope }) => scope === 'vessel')).toMatchObject({ by: 'manager', at, exists: true });
  });

  it('saved for others replaces one’s own, so that one sees what they see', async () => {
    await save(server.asManager, 'user', titled('mine'));
    const now = await save(server.asManager, 'vessel', titled('of the vessel'));
    expect([now.origin, titleOf(now)]).toEqual(['vessel', 'of the vessel']);
  });

  it('of the organisation is that of ships of one type', async () => {
    await save(server.asManager, 'organization', titled('of its type'));
    const identity = {
      IMO: '9074729',
      MMSI: '',
      projectNumber: '',
      customerRef: '',
      serialNumber: 'W-1',
      callSign: '',
    };
    await server.asManager.call(editVessel, { body: { vesselId, identity: { ...identity, shipType: 'tug' } } });
    expect((await get(server.asManager)).origin).toBe('product');
    await server.asManager.call(editVessel, { body: { vesselId, identity: { ...identity, shipType: 'other' } } });
  });
});

describe('a save', () => {
  it.each<DashboardScope>(['vessel', 'organization'])('for the %s is refused to an operator', async (scope) => {
    expect((await get(server.asOperator)).maySave).toEqual(['user']);
    expect((await readRefusal(save(server.asOperator, scope, titled('x'), 0))).status).toBe(403);
    await save(server.asManager, scope, titled('kept'));
    expect((await readRefusal(remove(server.asOperator, scope))).status).toBe(403);
    expect(titleOf(await get(server.asOperator))).toBe('kept');
  });

  it('for a vessel of another organisation is refused to a manager', async () => {
    const body = { vesselId: foreignId, scope: 'user' as const, version: 0, widgets: titled('x') };
    expect((await readRefusal(server.asManager.call(saveDashboard, { body }))).status).toBe(403);
  });

  it('on an outdated version is a conflict that says who was first, and changes nothing', async () => {
    const opened = await versionOf(server.asManager, 'vessel');
    await save(server.asAdmin, 'vessel', titled('first'), opened);
    const refusal = await readRefusal(save(server.asManager, 'vessel', titled('second'), opened));
    expect([refusal.status, refusal.code]).toEqual([409, 'conflict']);
    expect(refusal.message).toMatch(/^admin saved this layout at .* Nothing of yours was saved\.$/);
    expect(titleOf(await get(server.asManager))).toBe('first');
  });

  it('made from a layout that was taken away meanwhile is a conflict too', async () => {
    await save(server.asManager, 'vessel', titled('first'));
    const opened = await versionOf(server.asManager, 'vessel');
    await remove(server.asAdmin, 'vessel');
    const refusal = await readRefusal(save(server.asManager, 'vessel', titled('second'), opened));
    expect(refusal.message).toMatch(/^admin took this layout away/);
  });

  it('of two at once, one wins and one is told so', async () => {
    const version = await versionOf(server.asManager, 'vessel');
    const both = [titled('one'), titled('two')].map((widgets) =>
      server.asManager.call(saveDashboard, { body: { vesselId, scope: 'vessel', version, widgets } }),
    );
    const ends = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(ends.toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it.each<[string, PlacedWidget[]]>([
    ['two widgets on one cell', [alarms(), alarms({ id: 'again', column: 4 })]],
    ['one id twice', [alarms(), alarms({ row: 6 })]],
    ['a widget beyond the edge', [alarms({ column: 20 })]],
    ['too many widgets', Array.from({ length: MAX_WIDGETS + 1 }, (_, row) => alarms({ id: `a${row}`, row: 6 * row }))],
    ['a widget the library has switched off', [alarms({ type: 'vesselTrim' as never })]],
    ['options of another widget', [alarms({ option: { tags: ['Speed'] } as never })]],
    ['a title without end', titled('x'.repeat(61))],
  ])('of %s is refused', async (_, widgets) => {
    expect((await readRefusal(save(server.asManager, 'user', widgets, 0))).status).toBe(400);
  });

  it('and a deletion stand in the audit with what was before', async () => {
    await save(server.asManager, 'vessel', titled('A'));
    await save(server.asManager, 'vessel', titled('B'));
    await remove(server.asManager, 'vessel');
    const trail = await server.asAdmin.call(listAudit, { query: { limit: '3' } });
    expect(trail.map(({ what, userName }) => `${what} ${userName}`)).toEqual([
      'dashboard.deleted manager',
      'dashboard.saved manager',
      'dashboard.saved manager',
    ]);
    expect(JSON.parse(trail[1]?.oldValue ?? '')).toMatchObject({ widgets: titled('A') });
    expect(JSON.parse(trail[1]?.newValue ?? '')).toMatchObject({ scope: 'vessel', vesselId, widgets: titled('B') });
  });
});
