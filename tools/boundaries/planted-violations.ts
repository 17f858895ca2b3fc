/**
 * What must fire on the planted tree, and nothing else may: a guard that has never failed is not known to work. The
 * tree also holds what is allowed (a feature imported by its `index.ts`, a module's own files, the server's root).
 */
import type { Finding } from './territory.ts';

/** Rule → files that break it, each with what it imports or, for a rule about text, the line. */
const PLANTED: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'apps-stay-apart': [
    ['apps/gateway/src/load.ts', 'bench/main.ts'],
    ['apps/gateway/src/time.ts', 'apps/server/src/platform/clock/clock.ts'],
    ['apps/gateway/src/besieged.ts', 'tools/siege/answer-check.ts'],
  ],
  'test-kit-only-in-tests': [
    ['bench/steady.ts', 'packages/test-kit/src/index.ts'],
    ['apps/server/src/platform/fixture.ts', 'apps/server/src/testing/index.ts'],
    ['apps/web/src/app/demo.ts', 'packages/test-kit/src/index.ts'],
  ],
  'browser-code-has-no-node': [
    ['apps/web/src/map/fleet-map.ts', 'packages/contract/src/link/index.ts'],
    ['packages/contract/src/frame.ts', 'zlib'],
    ['packages/contract/src/hub/packed.ts', 'packages/contract/src/link/index.ts'],
  ],
  'browser-loads-no-registry': [['apps/web/src/api/every-call.ts', 'packages/contract/src/api/endpoints.ts']],
  'domain-is-pure': [
    ['packages/domain/src/host.test.ts', 'packages/contract/src/vessel/index.ts'],
    ['packages/domain/src/host.ts', 'os'],
  ],
  'entities-know-no-feature': [['apps/web/src/entities/alarm/alarm-words.ts', 'apps/web/src/features/vessel/index.ts']],
  'entities-through-their-index': [
    ['apps/web/src/app/badge.ts', 'apps/web/src/entities/alarm/alarm-words.ts'],
    ['apps/web/src/entities/track/track-words.ts', 'apps/web/src/entities/alarm/alarm-words.ts'],
  ],
  'everything-resolves': [['apps/simulator/src/main.ts', './weather.ts']],
  'features-stay-apart': [['apps/web/src/features/alarm/alarm.panel.tsx', 'apps/web/src/features/vessel/index.ts']],
  'features-through-their-index': [['apps/web/src/app/shell.tsx', 'apps/web/src/features/vessel/vessel.page.tsx']],
  'forms-one-way': [['apps/web/src/features/vessel/vessel.page.tsx', 'npm:@mantine/form']],
  'hub-knows-no-module': [['apps/server/src/hub/fan-out.ts', 'apps/server/src/modules/vessel/index.ts']],
  'live-knows-no-feature': [
    ['apps/web/src/live/tag-cache.ts', 'apps/web/src/features/alarm/index.ts'],
    ['apps/web/src/live/alarm-inbox.ts', 'apps/web/src/entities/alarm/index.ts'],
  ],
  'modules-through-their-index': [
    ['apps/server/src/modules/alarm/alarm.service.ts', 'apps/server/src/modules/vessel/vessel.service.ts'],
    ['apps/server/src/platform/jobs.ts', 'apps/server/src/modules/vessel/vessel.service.ts'],
  ],
  'no-cycles-of-folders': [
    ['packages/domain/src/track/line.ts', 'packages/domain/src/zone/outline.ts'],
    ['packages/domain/src/zone/corner.ts', 'packages/domain/src/track/point.ts'],
    ['apps/web/src/features/location/track/track-map.ts', 'apps/web/src/features/location/voyage/leg.ts'],
    ['apps/web/src/features/location/voyage/voyage-list.ts', 'apps/web/src/features/location/track/colour.ts'],
  ],
  'no-cycles': [['packages/domain/src/moon.ts', 'packages/domain/src/tide.ts']],
  'openbridge-only-in-ui': [['apps/web/src/app/knob.tsx', 'npm:@oicl/openbridge-webcomponents']],
  'packages-never-import-apps': [['packages/test-kit/src/real-clock.ts', 'apps/server/src/platform/clock/clock.ts']],
  'packages-through-their-entries': [['apps/simulator/src/point.ts', 'packages/domain/src/track/point.ts']],
  'protocols-stay-apart': [['apps/gateway/src/protocol/n2k/frame.ts', 'apps/gateway/src/protocol/signalk/delta.ts']],
  'readings-know-no-protocol': [['apps/gateway/src/clock/stamp.ts', 'apps/gateway/src/protocol/signalk/delta.ts']],
  'routes-never-touch-the-database': [
    ['apps/server/src/modules/alarm/alarm.routes.ts', 'apps/server/src/modules/alarm/alarm.repository.ts'],
    ['apps/server/src/modules/vessel/vessel.routes.ts', 'npm:kysely'],
  ],
  'services-know-no-http': [['apps/server/src/modules/alarm/alarm.policy.ts', 'npm:fastify']],
  'ui-draws-from-props': [['packages/ui/src/symbol/vessel-card.tsx', 'packages/contract/src/vessel/index.ts']],
  'web-flows-down': [['apps/web/src/registry/page-title.ts', 'apps/web/src/app/title.ts']],
  'every-folder-has-rules': [['apps/web/src/widgets/loose.ts', 'apps/web/src/widgets/loose.ts']],
  'environment-read-once': [
    ['apps/server/src/hub/limit.ts', 'export const limit = Number(process.env.HUB_LIMIT);'],
    ['apps/web/src/api/client.ts', 'export const address = import.meta.env.VITE_ADDRESS;'],
  ],
};

export const plantedViolations: Finding[] = Object.entries(PLANTED).flatMap(([rule, places]) =>
  places.map(([from, to]) => ({ rule, from, to })),
);
