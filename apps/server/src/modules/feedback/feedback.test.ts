import { listAudit } from '@fms/contract/audit';
import { MAX_FEEDBACK_BYTES, MAX_IMAGE_BYTES } from '@fms/contract/endpoint';
import { getFeedbackImage, listFeedback, storeFeedback } from '@fms/contract/feedback';
import { getOutboxMail, listOutbox } from '@fms/contract/outbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRefusal, type TypedClient } from '../../testing/index.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { REPORTS_PER_HOUR } from './feedback.service.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const GIF = Buffer.from('GIF89a________');
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');
const asAddress = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

let admin: TypedClient;
let operator: TypedClient;
const { clock, server } = setUpServer();
beforeEach(async () => {
  clock.advance(2 * 3_600_000);
  [admin, operator] = [await server.signIn('admin'), await server.signIn('operator')];
});

const send = (images: string[], logContent = 'The map is empty.') =>
  operator.call(storeFeedback, { body: { appUserId: 'Olav <b>', logContent, images } });
const newest = async () => (await admin.page(listFeedback, { query: { limit: '1' } })).answer[0];

describe('a problem report', () => {
  it('is stored with its screenshots, known by their bytes, and listed for admins', async () => {
    await send([asAddress(PNG), GIF.toString('base64'), asAddress(JPEG, 'text/html')]);
    const report = await newest();
    expect(report).toMatchObject({ userName: 'operator', appUserId: 'Olav <b>', logContent: 'The map is empty.' });
    expect(report?.images).toEqual([
      { name: '1.png', type: 'image/png', bytes: PNG.length },
      { name: '2.gif', type: 'image/gif', bytes: GIF.length },
      { name: '3.jpg', type: 'image/jpeg', bytes: JPEG.length },
    ]);
    const query = { id: String(report?.id), name: '3.jpg' };
    expect((await admin.call(getFeedbackImage, { query })).address).toBe(asAddress(JPEG, 'image/jpeg'));
    const [entry] = await admin.call(listAudit, { query: { what: 'feedback.sent' } });
    expect(entry).toMatchObject({ userName: 'operator', subject: `feedback:${report?.id}` });
  });

  it('is mailed to the admins, and what was typed is no markup there', async () => {
    await send([asAddress(PNG)], '<img src=x onerror=alert(1)>\r\nBcc: all@example.org');
    const [mail] = await admin.call(listOutbox);
    expect(mail).toMatchObject({ to: 'admin@fleet.example', subject: expect.stringMatching(/^Problem report \d+$/) });
    const { html, text } = await admin.call(getOutboxMail, { query: { id: String(mail?.id) } });
    expect(text).toContain('From Olav <b> (signed in as operator)');
    expect(text).toContain('One screenshot is shown with report');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });

  it.each([
    ['nothing to say', [], '  ', 'invalid-input'],
    ['what is no base64', ['data:image/png;base64,%%%'], '', 'invalid-input'],
    ['a page called an image', [asAddress(Buffer.from('<svg onload=alert(1)>'))], '', 'invalid-input'],
    ['six screenshots', Array.from({ length: 6 }, () => asAddress(PNG)), '', 'invalid-input'],
    [
      'a screenshot that is too large',
      [asAddress(Buffer.concat([PNG, Buffer.alloc(MAX_IMAGE_BYTES)]))],
      '',
      'too-large',
    ],
  ])('is refused with %s', async (_, images, comment, code) => {
    const { total } = await admin.page(listFeedback);
    expect(await readRefusal(send(images, comment))).toMatchObject({ code });
    expect((await admin.page(listFeedback)).total).toBe(total);
  });

  it('may hold five of the largest screenshots, and be no larger', async () => {
    const largest = Buffer.concat([PNG, Buffer.alloc(MAX_IMAGE_BYTES - PNG.length)]);
    await send(Array.from({ length: 5 }, () => asAddress(largest)));
    expect((await newest())?.images.map(({ bytes }) => bytes)).toEqual(
      Array.from({ length: 5 }, () => MAX_IMAGE_BYTES),
    );
    const response = await operator.fetch(storeFeedback.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `"${'x'.repeat(MAX_FEEDBACK_BYTES)}"`,
    });
    expect(response.status).toBe(413);
  });

  it('is not sent without end', async () => {
    for (let n = 0; n < REPORTS_PER_HOUR; n++) await send([]);
    expect(await readRefusal(send([]))).toMatchObject({ status: 429, code: 'too-many-requests' });
  });

  it('gives out no file but its own', async () => {
    await send([asAddress(PNG)]);
    const id = String((await newest())?.id);
    for (const name of ['2.png', '../1.png', '1.png/', '']) {
      expect(await readRefusal(admin.call(getFeedbackImage, { query: { id, name } }))).toMatchObject({
        code: 'not-found',
      });
    }
  });
});
