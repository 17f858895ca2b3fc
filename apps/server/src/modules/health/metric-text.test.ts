import type { HealthReport } from '@fms/contract/health';
import { toId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { formatMetrics } from './metric-text.ts';

const AT = '2026-11-23T08:00:00.000Z';
const REPORT: HealthReport = {
  ...{ at: AT, version: '1.4.2', startedAt: AT, freeBytes: 5, jobs: [], stores: [], refusals: [] },
  ingest: { samplesPerSecond: 12.5, samplesStored: 10 },
  vessels: [
    {
      vesselId: toId<VesselId>(1),
      name: 'Hav"bris\\\nII',
      isConnected: true,
      lastContact: AT,
      backlogBytes: 7,
      samplesStored: 10,
      expiredDate: null,
    },
  ],
  mail: { waiting: 1, failed: 2, failures: [] },
  certificate: null,
  backup: null,
};

it('escapes what a ship or a person wrote, and leaves out what is not known', () => {
  const lines = formatMetrics(REPORT).split('\n');
  expect(lines).toContain('fms_vessel_backlog_bytes{vessel="1",name="Hav\\"bris\\\\\\nII"} 7');
  expect(lines).toContain('fms_ingest_samples_per_second 12.5');
  expect(lines).toContain('fms_mails{status="failed"} 2');
  expect(lines).toContain(
    `fms_vessel_last_contact_seconds{vessel="1",name="Hav\\"bris\\\\\\nII"} ${Date.parse(AT) / 1000}`,
  );
  expect(lines.some((line) => /backup|certificate|contract|refused/.test(line))).toBe(false);
});
