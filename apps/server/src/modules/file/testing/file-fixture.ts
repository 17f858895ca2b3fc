/** A store, a folder of files and a vessel, for tests of the services of files. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DEFAULT_FILE_POLICY, type FilePolicyRules } from '@fms/contract/file';
import { toId, type VesselId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { beforeEach } from 'vitest';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import { openBlobFolder } from '../../../platform/blob/blob-folder.ts';
import type { EventMap } from '../../../platform/bus/bus.ts';
import { CALLERS } from '../../../testing/caller.ts';
import { openTestDatabase } from '../../../testing/index.ts';
import { insertVessel } from '../../../testing/rows.ts';
import { setUp } from '../../../testing/set-up.ts';
import { createFileKeeper } from '../keep/file-keeper.service.ts';
import { lockPolicy, savePolicy } from '../store/file-policy.repository.ts';
import type { Sending } from '../upload/file-upload.service.ts';

export const NOON = Date.UTC(2026, 10, 23, 12);

/** The manager sends, the admin is another person; the operator reads. */
export const { admin, manager, operator } = CALLERS;
export const computeSha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

/** Files of a form. */
export async function* listFiles(...files: readonly (readonly [name: string, content: string])[]) {
  for (const [fileName, content] of files) yield { fileName, bytes: Readable.from([Buffer.from(content)]) };
}

async function openFileFixture() {
  const clock = createFakeClock(NOON);
  const store = await openTestDatabase(clock);
  const root = await mkdtemp(join(tmpdir(), 'fms-file-'));
  const blobs: BlobStore = await openBlobFolder(root);
  const { db } = store;
  const events: [keyof EventMap, unknown][] = [];
  const bus = {
    publish: <Name extends keyof EventMap>(name: Name, event: EventMap[Name]) => void events.push([name, event]),
  };
  const rights: VesselRights = { visible: async () => new Set<VesselId>(), require: async () => {} };
  const ports = { db, clock, blobs, bus, rights, keeper: createFileKeeper({ db, clock, blobs, bus }) };
  let names = 0;

  return {
    ...ports,
    ports,
    events,
    /** Of the test that runs. */
    vesselId: toId<VesselId>(0),
    /** A vessel without files, noon, and no event told. */
    async renew(): Promise<void> {
      this.vesselId = await insertVessel(db, { name: `vessel ${++names}` });
      clock.set(NOON);
      events.length = 0;
    },
    async setPolicy({
      needsApproval = false,
      ...keep
    }: Partial<FilePolicyRules['keep']> & { needsApproval?: boolean }): Promise<void> {
      const rules = { ...DEFAULT_FILE_POLICY, needsApproval, keep: { ...DEFAULT_FILE_POLICY.keep, ...keep } };
      await lockPolicy(db, this.vesselId);
      await savePolicy(db, this.vesselId, rules, { name: 'x', at: clock.now() });
    },
    sendingBy(caller: Caller = manager): Sending {
      return { caller, from: '', vesselId: this.vesselId };
    },
    /** Names of all bytes that are kept of the vessel. */
    async listBlobs(): Promise<string[]> {
      return (await blobs.list(`vessel/${this.vesselId}`)).map(({ name }) => name);
    },
    /** Content of each version, the newest first. */
    async listContent(): Promise<[path: string, version: number, content: string][]> {
      const rows = await db
        .selectFrom('vesselFile')
        .selectAll()
        .where('vesselId', '=', this.vesselId)
        .orderBy('path')
        .orderBy('version', 'desc')
        .execute();
      return Promise.all(
        rows.map(async ({ path, version, blob }) => {
          const content = (await buffer((await blobs.get(blob)).stream)).toString();
          return [path, version, content] as [string, number, string];
        }),
      );
    },
    async close(): Promise<void> {
      await store.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
export type FileFixture = Readonly<Awaited<ReturnType<typeof openFileFixture>>>;

/** One store for the tests of a file; each test has a vessel of its own. */
export function setUpFiles(): FileFixture {
  const fixture = setUp(openFileFixture);
  beforeEach(() => fixture.renew());
  return fixture;
}
