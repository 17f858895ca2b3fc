/** Everything that answers on the one port: the door of modules, WebSockets, small pages, and the web application. */
import { join } from 'node:path';
import type { AppSetting } from '@fms/contract';
import type { Authenticator } from '../authenticator.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../logger.ts';
import type { RefusalRecord } from '../refusal-record.ts';
import { createApplication } from './application.ts';
import type { Door } from './door.ts';
import { createGuard } from './guard.ts';
import { serveHealth } from './health.ts';
import type { Listener } from './listener.ts';
import { createDoor } from './mount.ts';
import { createNegotiation, type Negotiation } from './negotiation.ts';
import { createPages, type Pages } from './page.ts';
import { originsOf } from './security-header.ts';
import { serveWebApplication } from './static.ts';
import { createUpgradeDoor, type UpgradeDoor } from './upgrade.ts';

export interface WebPorts {
  config: Config;
  logger: Logger;
  setting: AppSetting;
  /** Throws when the store does not answer. */
  askStore: () => Promise<unknown>;
  serverStartId: string;
  authenticator: Authenticator;
  recordRefusal: RefusalRecord;
}

export interface Web {
  door: Door;
  upgrades: UpgradeDoor;
  pages: Pages;
  /** Where clients of the hub ask how to connect. */
  negotiation: Negotiation;
  /** Lets requests in; nothing can be mounted afterwards. */
  open(listener: Listener): Promise<void>;
  close(): Promise<void>;
}

export async function openWeb(ports: WebPorts): Promise<Web> {
  const { config, logger, setting, askStore, serverStartId, authenticator } = ports;
  const guard = createGuard(config, Object.keys(setting.branding.logoByHost));
  const { singleSignOn, mapSources, seaMarks, errorReportDsn } = setting;
  const provider = singleSignOn.enabled ? originsOf([singleSignOn.authority]) : [];
  const peers = {
    tiles: originsOf([...Object.values(mapSources), seaMarks]),
    provider,
    reports: originsOf([errorReportDsn]),
  };
  const secure = config.publicUrl?.protocol === 'https:';
  const app = await createApplication({ guard, logger, secure, peers });
  const upgrades = createUpgradeDoor(guard, logger);
  serveHealth(app, serverStartId, askStore);
  const logos = join(config.dataFolder, 'logo');
  await serveWebApplication(app, { built: config.webFolder, logos }, peers);

  return {
    door: createDoor(app, guard, authenticator, ports.recordRefusal),
    upgrades,
    pages: createPages(app),
    negotiation: createNegotiation(app, authenticator),
    async open(listener) {
      await app.ready();
      listener.ready(app.routing, upgrades.handle);
    },
    close: () => app.close(),
  };
}
