/** A ship whose screen is shown to a viewer of ours: server and gateway in processes of their own, and a policy in place of a crew. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutShipView, listShipViews, type ShipViewEntry, updateViewStatus } from '@fms/contract/ship-view';
import { getAllVessels } from '@fms/contract/vessel';
import type { ViewLevel, ViewQuality } from '@fms/domain/ship-view';
import { ViewerBridge } from '../../apps/gateway/src/ship-view/testing/viewer-bridge.ts';
import { createTypedClient, type TypedClient } from '../../apps/server/src/testing/typed-client.ts';
import { RfbViewer } from '../../apps/simulator/src/desktop/testing/rfb-viewer.ts';
import { signIn } from '../subject/api.ts';
import { delay, type ServerUnderLoad } from '../subject/server.ts';
import { type ExchangingGateway, startExchangingGateway } from './exchanging-gateway.ts';

const LOOK_MS = 50;
const PATIENCE_MS = 60_000;
/** The gateway wants one source at least. */
const SENTENCE = '$GPGLL,5300.97914,N,00259.98174,E,125926,A*28\r\n';

interface Asked {
  readonly level: ViewLevel;
  readonly quality: ViewQuality;
}

export interface ShownScreen {
  readonly viewer: RfbViewer;
  readonly bridge: ViewerBridge;
  close(): Promise<void>;
}

export class ViewedShip {
  readonly #server: ServerUnderLoad;
  readonly #client: TypedClient;
  readonly #token: string;
  readonly #gateway: ExchangingGateway;
  readonly #name: string;

  private constructor(of: { server: ServerUnderLoad; token: string; gateway: ExchangingGateway; name: string }) {
    this.#server = of.server;
    this.#token = of.token;
    this.#gateway = of.gateway;
    this.#name = of.name;
    this.#client = createTypedClient(of.server.address, of.token);
  }

  /** `screen` is one of the configuration of a gateway; the ship reaches the shore at `address`. */
  static async start(
    server: ServerUnderLoad,
    folder: string,
    { name, screen, address }: { readonly name: string; readonly screen: object; readonly address: string },
  ): Promise<ViewedShip> {
    const path = join(folder, `${name}.log`);
    await writeFile(path, SENTENCE);
    const ship = {
      ...{ stream: name.toLowerCase(), vessel: { name }, create: true },
      sources: [{ protocol: 'nmea0183', name: 'old', transport: 'file', path }],
      shipView: { screens: [{ id: 'main', name: 'Console', ...screen }], approval: { preApproved: 'control' } },
    };
    const setting = { server: address, data: join(folder, name), ships: [ship] };
    const gateway = await startExchangingGateway(folder, setting as never, server.fleetKey);
    const { token } = await signIn(server.address);
    return new ViewedShip({ server, token, gateway, name });
  }

  /** As the list tells it; resolves when the screen can be asked for. */
  async entry(): Promise<ShipViewEntry> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const vessel = (await this.#client.call(getAllVessels)).find(({ name }) => name === this.#name);
      const entry = (await this.#client.call(listShipViews)).find(({ vesselId }) => vesselId === vessel?.id);
      if (entry && (entry.state === 'reachable' || entry.state === 'still-only')) return entry;
      await delay(LOOK_MS);
    }
    throw new Error(`the screen of ${this.#name} cannot be reached`);
  }

  /** A viewer at the screen, in a session of its own. */
  async show({ level, quality }: Asked): Promise<ShownScreen> {
    const { vesselId } = await this.entry();
    const params = { id: String(vesselId) };
    const asked = { level, quality, reason: 'Measurement', ticket: 'bench' };
    const { sessionId } = await this.#client.call(updateViewStatus, { params, body: { state: 'request', ...asked } });
    await this.#client.call(updateViewStatus, { params, body: { state: 'open', level, sessionId } });
    const bridge = await ViewerBridge.open(this.#server.address, sessionId, this.#token);
    const viewer = await new RfbViewer(bridge.port).enter();
    return {
      ...{ viewer, bridge },
      close: async () => {
        viewer.close();
        bridge.close();
        await this.#client.call(cutShipView, { body: { vesselId } });
      },
    };
  }

  stop(): Promise<void> {
    return this.#gateway.stop();
  }
}
