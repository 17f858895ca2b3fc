import { createHash } from 'node:crypto';
import { listAudit } from '@fms/contract/audit';
import {
  askFileTicket,
  downloadFile,
  getFileIntegrityStatus,
  getFileQueue,
  LISTED_AT_HEADER,
  listFiles,
  uploadChunk,
  uploadFileToSv,
} from '@fms/contract/file';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallRejected, readRefusal, type TestServer } from '../../testing/index.ts';
import { type OrganizationFixture, startWithTwoOrganizations } from '../../testing/two-organizations.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const sha256Of = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

let server: TestServer;
let own: OrganizationFixture;
let params: { vesselId: string };
beforeAll(async () => {
  const { server: started, ...fixtures } = await startWithTwoOrganizations({ clock: createFakeClock(NOON) });
  server = started;
  own = fixtures.own;
  params = { vesselId: String(own.vesselId) };
});
afterAll(() => server.close());

/** In the order in which a browser appends them. */
function formOf(entries: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
const file = (name: string, content: string) => new File([content], name);

describe('files of a browser', () => {
  it('are sent as a form, listed, and read whole and in ranges as an attachment', async () => {
    const body = formOf([
      ['directory', 'to-vessel/sjøkart'],
      ['files', file('ä.txt', '0123456789')],
      ['files', file('b.txt', '')],
    ]);
    const sent = await server.asManager.call(uploadFileToSv, { params, body });
    expect(sent.map(({ name, size, state }) => [name, size, state])).toEqual([
      ['ä.txt', 10, 'queued'],
      ['b.txt', 0, 'queued'],
    ]);
    const directory = 'to-vessel/sjøkart';
    expect(await server.asOperator.call(listFiles, { body: { vesselId: own.vesselId, directory } })).toHaveLength(2);
    const path = downloadFile.path
      .replace('{vesselId}', params.vesselId)
      .replace('{filePath}', encodeURIComponent(`${directory}/ä.txt`));
    const part = await server.asOperator.fetch(path, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect(part.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(part.headers.get('etag')).toBe(`"${sha256Of('0123456789')}"`);
  });

  it.each([
    [
      'a field behind the files',
      [
        ['files', file('a', 'x')],
        ['directory', 'to-vessel'],
      ],
      'invalid-input',
    ],
    [
      'a directory elsewhere',
      [
        ['directory', 'from-vessel'],
        ['files', file('a', 'x')],
      ],
      'invalid-input',
    ],
    [
      'a name with a way out',
      [
        ['directory', 'to-vessel'],
        ['files', file('../../etc/passwd', 'x')],
      ],
      'invalid-input',
    ],
    ['no file', [['directory', 'to-vessel']], 'invalid-input'],
  ] as const)('are refused with %s', async (_, entries, code) => {
    const refusal = await readRefusal(server.asManager.call(uploadFileToSv, { params, body: formOf(entries) }));
    expect(refusal).toBeInstanceOf(CallRejected);
    expect(refusal.code).toBe(code);
  });

  it('in parts are complete with the last one, on record', async () => {
    const parts = ['one ', 'two'];
    for (const [index, content] of [...parts.entries()].reverse()) {
      const fields = {
        ...{ directory: 'to-vessel', fileName: 'parts.bin', chunkIndex: index, totalChunks: 2 },
        sha256: sha256Of(content),
      };
      const entries = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
      const body = formOf([...entries, ['chunk', file('blob', content)]]);
      const { received } = await server.asManager.call(uploadChunk, { params, body });
      expect(received).toContain(index);
    }
    const query = { directory: 'to-vessel', fileName: 'parts.bin', totalChunks: '2' };
    expect(await server.asManager.call(getFileIntegrityStatus, { params, query })).toEqual({
      ...{ received: [0, 1], missing: [], complete: true, sha256: sha256Of('one two') },
    });
    const trail = await server.asAdmin.call(listAudit, { query: { what: 'file.uploaded' } });
    expect(trail.map(({ newValue }) => JSON.parse(newValue ?? '').path)).toContain('parts.bin');
    const queue = await server.asManager.call(getFileQueue, { query: { vesselId: params.vesselId } });
    expect(queue.map(({ path }) => path)).toContain('to-vessel/parts.bin');
  });

  it('are read once by the address of a ticket, without a sign-in', async () => {
    const body = { vesselId: own.vesselId, directory: 'to-vessel' };
    const entry = (await server.asOperator.call(listFiles, { body })).find(({ name }) => name === 'parts.bin');
    const { address } = await server.asOperator.call(askFileTicket, { body: { fileId: entry?.fileId ?? 0 } });
    expect(await (await server.asAnonymous.fetch(address)).text()).toBe('one two');
    expect((await server.asAnonymous.fetch(address)).status).toBe(410);
  });

  it('of a ship that told no list have no time of it', async () => {
    const body = JSON.stringify({ vesselId: own.vesselId, directory: 'on-vessel' });
    const headers = { 'content-type': 'application/json' };
    const answer = await server.asOperator.fetch(listFiles.path, { method: 'POST', headers, body });
    expect([await answer.json(), answer.headers.get(LISTED_AT_HEADER)]).toEqual([[], null]);
  });
});
