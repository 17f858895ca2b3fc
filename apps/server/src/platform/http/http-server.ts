/** Everything that answers on the one port: the router of modules, WebSockets, small pages, and the web application. */
import { join } from 'node:path';
import type { AppSetting } from '@fms/contract/setting';
import type { Authenticator } from '../access/authenticator.ts';
import type { RefusalRecord } from '../audit/refusal-record.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import { createFastifyApplication } from './application.ts';
import { createRouter } from './fastify-router.ts';
import { createGuard } from './guard.ts';
import { serveHealth } from './health.ts';
import type { Listener } from './listener.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createNegotiation, type Negotiation } from './negotiation.ts';
import { createPages, type Pages } from './page.ts';
import type { Router } from './router.ts';
import { listOrigins } from './security-header.ts';
import { serveWebApplication } from './static.ts';
import { createUpgradeRouter, type UpgradeRouter } from './upgrade-router.ts';

export interface HttpServerPorts {
  config: Config;
  logger: Logger;
  setting: AppSetting;
  /** Throws when the store does not answer. */
  askStore: () => Promise<unknown>;
  serverStartId: string;
  authenticator: Authenticator;
  recordRefusal: RefusalRecord;
}

export interface HttpServer {
  router: Router;
  upgrades: UpgradeRouter;
  pages: Pages;
  metrics: Metrics;
  /** Where clients of the hub ask how to connect. */
  negotiation: Negotiation;
  /** Lets requests in; nothing can be mounted afterwards. */
  open(listener: Listener): Promise<void>;
  close(): Promise<void>;
}

export async function openHttpServer(ports: HttpServerPorts): Promise<HttpServer> {
  const { config, logger, setting, askStore, serverStartId, authenticator } = ports;
  const guard = createGuard(config, Object.keys(setting.branding.logoByHost));
  const { singleSignOn, mapSources, seaMarks, errorReportDsn, server } = setting;
  const servers = listOrigins(Object.values(server));
  const provider = singleSignOn.enabled ? listOrigins([singleSignOn.authority]) : [];
  const peers = {
    tiles: listOrigins([...Object.values(mapSources), seaMarks]),
    provider,
    reports: listOrigins([errorReportDsn]),
    // The hub speaks over a WebSocket, which is another scheme of the same host.
    servers: servers.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
  };
  const secure = config.publicUrl?.protocol === 'https:';
  const app = await createFastifyApplication({ guard, logger, secure, peers });
  const upgrades = createUpgradeRouter(guard, logger);
  serveHealth(app, serverStartId, askStore);
  const logos = join(config.dataFolder, 'logo');
  await serveWebApplication(app, { built: config.webFolder, logos }, peers);

  return {
    router: createRouter(app, guard, authenticator, ports.recordRefusal),
    upgrades,
    pages: createPages(app),
    metrics: createMetrics(app, config),
    negotiation: createNegotiation(app, authenticator),
    async open(listener) {
      await app.ready();
      listener.ready(app.routing, upgrades.handle);
    },
    close: () => app.close(),
  };
}
