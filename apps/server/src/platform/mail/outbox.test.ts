import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MINUTE_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { createLogger } from '../log/logger.ts';
import { createSecretBox } from '../secret/secret-box.ts';
import { renderMail } from './mail-template.ts';
import { decryptBody, type Outbox, openOutbox } from './outbox.ts';
import { createMailTransport } from './smtp-transport.ts';

const LINK = 'https://fleet.example.org/reset?userName=olav&code=Zm9vYmFy-secret_code';
const mail = renderMail('olav@fleet.example', {
  subject: 'Reset your password\r\nBcc: all@example.org',
  product: 'Fleet Management System',
  paragraphs: ['A user <b>asked</b>.'],
  action: { label: 'Set a new password', address: LINK },
  note: 'Leave it alone otherwise.',
});

let store: TestDatabase;
let smtp: SMTPServer;
let answer: Error | null;
const received: { to: string[]; source: string }[] = [];
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
const box = createSecretBox(new Uint8Array(32).fill(3));
const lines: string[] = [];
const logger = createLogger('info', { write: (line) => void lines.push(line) });

beforeAll(async () => {
  store = await openTestDatabase(clock);
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'fms' && password === 'p@ss' ? done(null, { user: 'fms' }) : done(new Error('no')),
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        if (!answer) received.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        done(answer);
      }, done);
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(done));
  await store.close();
});
beforeEach(async () => {
  answer = null;
  received.length = 0;
  lines.length = 0;
  clock.advance(24 * 60 * MINUTE_MS);
  await store.db.deleteFrom('mail').execute();
});

function open(isSmtp: boolean): Outbox {
  const { port } = smtp.server.address() as AddressInfo;
  const url = new URL(`smtp://fms:${encodeURIComponent('p@ss')}@127.0.0.1:${port}`);
  const mailTransport = isSmtp ? createMailTransport(url, 'Fleet <fleet@fleet.example>') : null;
  return openOutbox({ db: store.db, clock, logger, box, mailTransport });
}
const row = () => store.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
/** Quoted-printable, as mail programs read it. */
const decoded = (source: string) => source.replaceAll('=\r\n', '').replaceAll('=3D', '=');

describe('a mail', () => {
  it('is text and HTML with one link, and lets nothing typed become markup or a header', () => {
    expect(mail.subject).toBe('Reset your password Bcc: all@example.org');
    expect(mail.text).toContain(`Set a new password:\n${LINK}`);
    expect(mail.html).toContain('A user &lt;b&gt;asked&lt;/b&gt;.');
    expect(mail.html).toContain(`href="${LINK.replace('&', '&amp;')}"`);
    expect(mail.html).not.toMatch(/<script|<img|https?:\/\/(?!fleet\.example\.org)/);
  });
});

describe('the outbox without SMTP', () => {
  it('keeps mails, sealed', async () => {
    const outbox = open(false);
    await outbox.post(store.db, mail);
    await outbox.round();
    const kept = await row();
    expect(kept).toMatchObject({ status: 'kept', recipient: 'olav@fleet.example' });
    expect(kept.sealedBody).not.toContain('code');
    expect(decryptBody(box, { ...kept, sealedBody: kept.sealedBody ?? '' }).text).toBe(mail.text);
    clock.advance(31 * 24 * 60 * MINUTE_MS);
    await outbox.round();
    expect(await store.db.selectFrom('mail').selectAll().execute()).toEqual([]);
    await outbox.close();
  });
});

describe('the outbox with SMTP', () => {
  it('sends what was committed, forgets its text, and logs none of it', async () => {
    const outbox = open(true);
    await outbox.post(store.db, mail);
    await outbox.round();
    expect(received).toHaveLength(1);
    const [{ to, source } = expect.fail('nothing came')] = received;
    expect(to).toEqual(['olav@fleet.example']);
    expect(decoded(source)).toContain(LINK);
    expect(source).toMatch(/^From: Fleet <fleet@fleet\.example>/m);
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
    expect(source).toContain('multipart/alternative');
    expect(await row()).toMatchObject({ status: 'sent', sealedBody: null, error: null });
    await outbox.round();
    expect(received).toHaveLength(1);
    expect(lines).toEqual([]);
    await outbox.close();
  });

  it('sends nothing of what was rolled back', async () => {
    const outbox = open(true);
    const failing = store.db.transaction().execute(async (tx) => {
      await outbox.post(tx, mail);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await outbox.round();
    expect(received).toEqual([]);
    await outbox.close();
  });

  it('tries again after 1, 5, 30 and 120 minutes, then gives up and forgets the text', async () => {
    answer = Object.assign(new Error('mailbox full'), { responseCode: 452 });
    const outbox = open(true);
    await outbox.post(store.db, mail);
    await outbox.round();
    for (const minutes of [1, 5, 30, 120]) {
      expect(await row()).toMatchObject({ status: 'waiting', error: expect.stringContaining('mailbox full') });
      const { attempts } = await row();
      clock.advance(minutes * MINUTE_MS - 1);
      await outbox.round();
      expect((await row()).attempts).toBe(attempts);
      clock.advance(1);
      await outbox.round();
      expect((await row()).attempts).toBe(attempts + 1);
    }
    expect(await row()).toMatchObject({ status: 'failed', sealedBody: null, attempts: 5 });
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).not.toMatch(/olav|secret_code|p@ss/);
    await outbox.close();
  });
});
