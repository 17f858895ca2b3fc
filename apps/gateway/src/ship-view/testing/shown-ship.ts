/** A server, a gateway with the page of its crew, and the simulator's desktop, each as the product has it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewaySetting } from '@fms/contract/link';
import { listShipViews, type ShipViewEntry, updateViewStatus, type ViewStatus } from '@fms/contract/ship-view';
import { readFleetKey, startTestServer, type TestServer } from '@fms/server/testing';
import { vi } from 'vitest';
import { type RfbServer, serveRfb } from '../../../../simulator/src/desktop/server/rfb-server.ts';
import {
  createPatternDesktop,
  type PatternDesktop,
} from '../../../../simulator/src/desktop/testing/pattern-desktop.ts';
import { type RunningGateway, startGateway } from '../../run/gateway.ts';
import { createTestFolder } from '../../testing/replay-to-shore.ts';
import { CrewPage, findFreePort, PERSON, type ShownSession, setPerson } from './crew-page.ts';

const PASSWORD = 'ironbark';
/** A machine under load takes longer than a second for a round of everything. */
const PATIENCE = { timeout: 15_000, interval: 20 };

type Client = TestServer['asAdmin'];
type Asked = Parameters<typeof updateViewStatus.body.parse>[0];

export class ShownShip {
  readonly server: TestServer;
  readonly desktop: PatternDesktop;
  readonly rfb: RfbServer;
  vesselId = 0;
  readonly #gateway: RunningGateway;
  readonly #page: CrewPage;
  readonly #folder: ReturnType<typeof createTestFolder>;

  private constructor(
    parts: Pick<ShownShip, 'server' | 'desktop' | 'rfb'>,
    gateway: RunningGateway,
    page: CrewPage,
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
    setPerson(join(folder.path, 'journal-nordlys'));
    const key = await readFleetKey(server);
    const gateway = startGateway({
      setting: gatewaySetting.parse({ server: server.address, data: folder.path, ships: [ship] }),
      keyOf: () => key,
      software: 'test',
      log: { info: () => {}, warn: () => {} },
      backoffSeconds: [0],
    });
    const shown = new ShownShip({ server, desktop, rfb }, gateway, new CrewPage(page), folder);
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
  async onBoard(state: string): Promise<ShownSession> {
    return vi.waitFor(async () => {
      const found = (await this.#page.sessions()).find((one) => one.state === state);
      if (!found) throw new Error(`no session on board is ${state}`);
      return found;
    }, PATIENCE);
  }

  /** An order of the page, signed where a PIN is needed. */
  order(path: string, body: object): Promise<{ status: number; message: string }> {
    return this.#page.order(path, body);
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
