import { getHealth } from '@fms/contract/health';
import { editExpiredDate } from '@fms/contract/vessel';
import { createFakeClock } from '@fms/test-kit';
import { describe, expect, it } from 'vitest';
import { readRefusal, type TestServer } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { startWithTwoOrganizations } from '../../testing/two-organizations.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 23, 8));
const fixture = setUp(() => startWithTwoOrganizations({ clock }));

describe('the health of a server', () => {
  it('tells admins of vessels, stores, jobs and mails', async () => {
    const end = '2031-01-01T00:00:00.000Z';
    await fixture.server.asAdmin.call(editExpiredDate, { body: { vesselId: fixture.own.vesselId, expiredDate: end } });
    const report = await fixture.server.asAdmin.call(getHealth);
    const vessel = report.vessels.find(({ vesselId }) => vesselId === fixture.own.vesselId);
    expect(vessel).toMatchObject({ isConnected: false, lastContact: null, backlogBytes: 0, expiredDate: end });
    expect(report.vessels.some(({ vesselId }) => vesselId === fixture.own.removed.vesselId)).toBe(false);
    expect(report.stores.map(({ store, bytes }) => [store, bytes > 0])).toEqual([
      ['relational', true],
      ['telemetry', true],
      ['files', expect.any(Boolean)],
    ]);
    expect(report.jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['outbox', 'ingest rate', 'retention']));
    expect(report).toMatchObject({ certificate: null, backup: null, mail: { failed: 0, failures: [] } });
    expect(report.freeBytes).toBeGreaterThan(0);
  });

  it('is told to no one else', async () => {
    expect((await readRefusal(fixture.server.asManager.call(getHealth))).code).toBe('forbidden');
  });
});

/** A line of the text format 0.0.4 of Prometheus: a name, labels with escaped values, a number. */
const LABEL = '[a-zA-Z_]\\w*="(?:[^"\\\\\\n]|\\\\\\\\|\\\\"|\\\\n)*"';
const SAMPLE = new RegExp(`^([a-zA-Z_:][\\w:]*)(\\{${LABEL}(,${LABEL})*\\})? (-?[\\d.]+(e[+-]?\\d+)?|NaN|[+-]Inf)$`);

/** The samples of a document by metric; throws for what the format does not allow. */
function parseMetrics(text: string): Map<string, string[]> {
  const samples = new Map<string, string[]>();
  let current = '';
  expect(text.endsWith('\n')).toBe(true);
  for (const line of text.slice(0, -1).split('\n')) {
    const [, keyword, name = ''] = /^# (HELP|TYPE) (\S+) .+$/.exec(line) ?? [];
    if (keyword === 'HELP') expect(samples.has(name), `${name} comes twice`).toBe(false);
    if (keyword === 'HELP') samples.set(name, []);
    if (keyword === 'TYPE') current = name;
    if (keyword !== undefined) continue;
    const [, sampleName] = SAMPLE.exec(line) ?? [];
    expect(sampleName, line).toBe(current);
    samples.get(current)?.push(line);
  }
  return samples;
}

describe('/metrics', () => {
  const read = (of: TestServer, headers: Record<string, string> = {}) => fetch(`${of.address}/metrics`, { headers });

  it('is a valid document of what the health tells', async () => {
    const answer = await read(fixture.server);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const samples = parseMetrics(await answer.text());
    expect(samples.get('fms_build_info')).toHaveLength(1);
    expect(samples.get('fms_vessel_connected')?.length).toBeGreaterThan(1);
    expect(samples.get('fms_job_runs_total')?.length).toBeGreaterThan(5);
    expect(samples.get('fms_store_bytes')).toHaveLength(3);
  });

  it('is refused in the demonstration where a proxy forwards it', async () => {
    expect((await read(fixture.server, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(401);
    expect((await read(fixture.server, { forwarded: 'for=203.0.113.7' })).status).toBe(401);
  });
});
