/** A server, a gateway with the page of its crew, and the simulator's desktop, each as the product has it. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { gatewaySetting } from '@fms/contract/link';
import { listShipViews, type ShipViewEntry, updateViewStatus, type ViewStatus } from '@fms/contract/ship-view';
import { readFleetKey, startTestServer, type TestServer } from '@fms/server/testing';
import { vi } from 'vitest';
import { z } from 'zod';
import { type RfbServer, serveRfb } from '../../../../simulator/src/desktop/server/rfb-server.ts';
import {
  createPatternDesktop,
  type PatternDesktop,
} from '../../../../simulator/src/desktop/testing/pattern-desktop.ts';
import { type RunningGateway, startGateway } from '../../run/gateway.ts';
import { createTestFolder } from '../../testing/replay-to-shore.ts';
import { PinBook } from '../approval/pin-book.ts';
import { PIN_FILE } from '../ship-view.ts';

export const PERSON = { name: 'C/O Lunde', pin: '480172' };
const PASSWORD = 'ironbark';
/** A machine under load takes longer than a second for a round of everything. */
const PATIENCE = { timeout: 15_000, interval: 20 };

const shownSession = z.object({
  session: z.int(),
  state: z.string(),
  shown: z.string(),
  asks: z.string().nullable(),
  by: z.string(),
});
const shownState = z.object({ sessions: z.array(shownSession) });
const told = z.object({ message: z.string() });

type Client = TestServer['asAdmin'];
type Asked = Parameters<typeof updateViewStatus.body.parse>[0];

async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

export class ShownShip {
  readonly server: TestServer;
  readonly desktop: PatternDesktop;
  readonly rfb: RfbServer;
  vesselId = 0;
  readonly #gateway: RunningGateway;
  readonly #page: string;
  readonly #folder: ReturnType<typeof createTestFolder>;

  private constructor(
    parts: Pick<ShownShip, 'server' | 'desktop' | 'rfb'>,
    gateway: RunningGateway,
    page: string,
    folder: ReturnType<typeof createTestFolder>,
  ) {
    this.server = parts.server;
    this.desktop = parts.desktop;
    this.rfb = parts.rfb;
    this.#gateway = gateway;
    this.#page = page;
    this.#folder = folder;
  }

  /** Resolves when the list says that the ship is reachable. */
  static async start(approval: object = {}): Promise<ShownShip> {
    const folder = createTestFolder();
    const server = await startTestServer();
    const desktop = createPatternDesktop(1);
    const rfb = await serveRfb(desktop, { port: 0, password: PASSWORD, depth: 24, now: Date.now });
    const page = { host: '127.0.0.1', port: await findFreePort() };
    const passwordFile = join(folder.path, 'screen.pw');
    writeFileSync(passwordFile, PASSWORD);
    const log = join(folder.path, 'empty.log');
    writeFileSync(log, '$GPGLL,5300.97914,N,00259.98174,E,125926,A*28\r\n');
    const ship = {
      stream: 'nordlys',
      vessel: { name: 'Nordlys' },
      create: true,
      sources: [{ protocol: 'nmea0183', name: 'old', transport: 'file', path: log }],
      shipView: {
        screens: [{ id: 'main', name: 'ECDIS', host: '127.0.0.1', port: rfb.port, passwordFile }],
        approval: { page, ...approval },
      },
    };
    const journal = join(folder.path, 'journal-nordlys');
    mkdirSync(journal);
    new PinBook(join(journal, PIN_FILE), Date.now).set(PERSON.name, PERSON.pin);
    const key = await readFleetKey(server);
    const gateway = startGateway({
      setting: gatewaySetting.parse({ server: server.address, data: folder.path, ships: [ship] }),
      keyOf: () => key,
      software: 'test',
      log: { info: () => {}, warn: () => {} },
      backoffSeconds: [0],
    });
    const shown = new ShownShip({ server, desktop, rfb }, gateway, `http://${page.host}:${page.port}`, folder);
    await vi.waitFor(async () => {
      const reachable = (await shown.list()).find(({ state }) => state === 'reachable');
      if (!reachable) throw new Error('the ship is not reachable yet');
      shown.vesselId = reachable.vesselId;
    }, PATIENCE);
    return shown;
  }

  async close(): Promise<void> {
    await this.#gateway.stop();
    await this.server.close();
    await this.rfb.close();
    this.#folder.remove();
  }

  list(client: Client = this.server.asAdmin): Promise<ShipViewEntry[]> {
    return client.call(listShipViews);
  }

  async entry(client: Client = this.server.asAdmin): Promise<ShipViewEntry> {
    const entry = (await this.list(client)).find(({ vesselId }) => vesselId === this.vesselId);
    if (!entry) throw new Error('the vessel is not listed');
    return entry;
  }

  /** A step of ViewStatusUpdate as the admin, or as another client. */
  step(body: Asked, client: Client = this.server.asAdmin): Promise<ViewStatus> {
    const params = { id: String(this.vesselId) };
    return client.call(updateViewStatus, { params, body: body as never });
  }

  request(level: 'view' | 'basic' | 'control', client?: Client): Promise<ViewStatus> {
    return this.step({ state: 'request', level, reason: 'Radar picture frozen', ticket: 'T-118' }, client);
  }

  /** What the page on board shows; resolves when it shows a session of that state. */
  async onBoard(state: string): Promise<z.infer<typeof shownSession>> {
    return vi.waitFor(async () => {
      const { sessions } = shownState.parse(await (await fetch(`${this.#page}/state`)).json());
      const found = sessions.find((one) => one.state === state);
      if (!found) throw new Error(`no session on board is ${state}`);
      return found;
    }, PATIENCE);
  }

  /** An order of the page, signed where a PIN is needed. */
  async order(path: string, body: object): Promise<{ status: number; message: string }> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.#page}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, ...told.parse(await answer.json()) };
  }

  /** A person on board approves what waits there. */
  async approve(state: 'waiting' | 'open' = 'waiting'): Promise<void> {
    const found = await vi.waitFor(async () => {
      const one = await this.onBoard(state);
      if (one.asks === null) throw new Error('nothing is asked on board');
      return one;
    }, PATIENCE);
    const { session, shown } = found;
    const answer = await this.order('/approve', { ...PERSON, session, shown });
    if (answer.status !== 200) throw new Error(answer.message);
  }

  /** Resolves when a condition that this server or gateway brings about holds. */
  async until(condition: () => Promise<boolean> | boolean): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await condition())) throw new Error('it does not hold yet');
    }, PATIENCE);
  }

  /** A session that was approved on board and is open. */
  async openSession(level: 'view' | 'basic' | 'control', client?: Client): Promise<ViewStatus> {
    const { sessionId } = await this.request(level, client);
    await this.approve();
    await this.until(async () => (await this.entry(client)).session?.state === 'approved');
    return this.step({ state: 'open', level, sessionId }, client);
  }
}
