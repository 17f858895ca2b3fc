import { toId, type VesselId } from '@fms/domain/identity';
import { DEFAULT_LINE_BUDGET, NO_BOUND } from '@fms/domain/transfer';
import { beforeEach, expect, it } from 'vitest';
import { createFilePolicyService } from '../policy/file-policy.service.ts';
import { addMonthBytes } from '../store/transfer.repository.ts';
import { manager, NOON, setUpFiles } from '../testing/file-fixture.ts';
import { LineGovernors } from './line-governors.service.ts';

const DAY = 24 * 3_600_000;
const LINE = { bitRate: null, isInPort: null };

const fixture = setUpFiles();
let governors: LineGovernors;
beforeEach(() => {
  governors = new LineGovernors(fixture.ports);
});

const readUse = async (at = NOON) => (await governors.get(fixture.vesselId)).getUsage('line', at);

it('is one for all that use the line of a vessel, and another for the next', async () => {
  const governor = await governors.get(fixture.vesselId);
  expect(await governors.get(fixture.vesselId)).toBe(governor);
  expect(await governors.get(toId<VesselId>(fixture.vesselId + 1))).not.toBe(governor);
});

it('knows after a restart what every lane has used', async () => {
  const governor = await governors.get(fixture.vesselId);
  governor.count('ship-view', 100, NOON);
  governor.count('camera', 20, NOON);
  governor.count('file-low', 3, NOON);
  await governors.save();
  governors = new LineGovernors(fixture.ports);
  expect(await readUse()).toMatchObject({ dayBytes: 123, monthBytes: 123 });
  expect(await readUse(NOON + DAY)).toMatchObject({ dayBytes: 0, monthBytes: 123 });
});

it('knows the bytes of files that were written after what it wrote itself', async () => {
  const governor = await governors.get(fixture.vesselId);
  governor.count('file-low', 3, NOON);
  await governors.save();
  await addMonthBytes(fixture.db, fixture.vesselId, 500, NOON);
  governors = new LineGovernors(fixture.ports);
  expect(await readUse()).toMatchObject({ dayBytes: 3, monthBytes: 500 });
});

it('follows the policy that people set, and tells them what each account has used', async () => {
  const policies = createFilePolicyService({ ...fixture.ports, governors });
  const governor = await governors.get(fixture.vesselId);
  governor.count('camera', 900, NOON);
  const { used, revision, keep, needsApproval } = await policies.read(manager, fixture.vesselId);
  expect(used.line).toMatchObject({ line: { dayBytes: 900 }, camera: { dayBytes: 900 }, file: { dayBytes: 0 } });
  const line = { ...DEFAULT_LINE_BUDGET, line: { ...NO_BOUND, bytesPerDay: 1000 } };
  const asked = { vesselId: fixture.vesselId, keep, needsApproval, revision, line: JSON.parse(JSON.stringify(line)) };
  await policies.set(manager, '', asked);
  const hold = governor.ask({ lane: 'file-urgent', bytes: 101, isNow: true }, LINE, NOON);
  expect(hold).toEqual({ reason: 'day-budget', until: NOON + DAY / 2 });
});

it('writes nothing of a vessel that was deleted', async () => {
  (await governors.get(fixture.vesselId)).count('camera', 1, NOON);
  governors.forget(fixture.vesselId);
  await governors.save();
  expect(await readUse()).toMatchObject({ dayBytes: 0 });
});
