/**
 * What must fire on the planted tree, and nothing else may: a guard that has never failed is not known to work. The
 * tree also holds what is allowed (a feature imported by its `index.ts`, a module's own files, the server's root).
 */
import type { Finding } from './territory.ts';

const planted = (rule: string, from: string, to: string): Finding => ({ rule, from, to });

export const plantedViolations: Finding[] = [
  planted('apps-stay-apart', 'apps/gateway/src/load.ts', 'bench/main.ts'),
  planted('apps-stay-apart', 'apps/gateway/src/time.ts', 'apps/server/src/platform/clock/clock.ts'),
  planted('apps-stay-apart', 'apps/gateway/src/besieged.ts', 'tools/siege/judge.ts'),
  planted('test-kit-only-in-tests', 'bench/steady.ts', 'packages/test-kit/src/index.ts'),
  planted('browser-code-has-no-node', 'apps/web/src/map/fleet-map.ts', 'packages/contract/src/link/index.ts'),
  planted('browser-code-has-no-node', 'packages/contract/src/frame.ts', 'zlib'),
  planted('browser-code-has-no-node', 'packages/contract/src/hub/packed.ts', 'packages/contract/src/link/index.ts'),
  planted('browser-loads-no-registry', 'apps/web/src/api/every-call.ts', 'packages/contract/src/api/endpoints.ts'),
  planted('domain-is-pure', 'packages/domain/src/host.test.ts', 'packages/contract/src/vessel/index.ts'),
  planted('domain-is-pure', 'packages/domain/src/host.ts', 'os'),
  planted(
    'entities-know-no-feature',
    'apps/web/src/entities/alarm/alarm-words.ts',
    'apps/web/src/features/vessel/index.ts',
  ),
  planted('entities-through-their-door', 'apps/web/src/app/badge.ts', 'apps/web/src/entities/alarm/alarm-words.ts'),
  planted(
    'entities-through-their-door',
    'apps/web/src/entities/track/track-words.ts',
    'apps/web/src/entities/alarm/alarm-words.ts',
  ),
  planted('everything-resolves', 'apps/simulator/src/main.ts', './weather.ts'),
  planted(
    'features-stay-apart',
    'apps/web/src/features/alarm/alarm.panel.tsx',
    'apps/web/src/features/vessel/index.ts',
  ),
  planted('features-through-their-door', 'apps/web/src/app/shell.tsx', 'apps/web/src/features/vessel/vessel.page.tsx'),
  planted('hub-knows-no-module', 'apps/server/src/hub/fan-out.ts', 'apps/server/src/modules/vessel/index.ts'),
  planted('live-knows-no-feature', 'apps/web/src/live/tag-cache.ts', 'apps/web/src/features/alarm/index.ts'),
  planted('live-knows-no-feature', 'apps/web/src/live/alarm-inbox.ts', 'apps/web/src/entities/alarm/index.ts'),
  planted(
    'modules-through-their-door',
    'apps/server/src/modules/alarm/alarm.service.ts',
    'apps/server/src/modules/vessel/vessel.service.ts',
  ),
  planted(
    'modules-through-their-door',
    'apps/server/src/platform/jobs.ts',
    'apps/server/src/modules/vessel/vessel.service.ts',
  ),
  planted('no-cycles-of-folders', 'packages/domain/src/track/line.ts', 'packages/domain/src/zone/outline.ts'),
  planted('no-cycles-of-folders', 'packages/domain/src/zone/corner.ts', 'packages/domain/src/track/point.ts'),
  planted(
    'no-cycles-of-folders',
    'apps/web/src/features/location/track/track-map.ts',
    'apps/web/src/features/location/voyage/leg.ts',
  ),
  planted(
    'no-cycles-of-folders',
    'apps/web/src/features/location/voyage/voyage-list.ts',
    'apps/web/src/features/location/track/colour.ts',
  ),
  planted('no-cycles', 'packages/domain/src/moon.ts', 'packages/domain/src/tide.ts'),
  planted('openbridge-only-in-ui', 'apps/web/src/app/knob.tsx', 'npm:@oicl/openbridge-webcomponents'),
  planted(
    'packages-never-import-apps',
    'packages/test-kit/src/real-clock.ts',
    'apps/server/src/platform/clock/clock.ts',
  ),
  planted('packages-through-their-entries', 'apps/simulator/src/point.ts', 'packages/domain/src/track/point.ts'),
  planted(
    'protocols-stay-apart',
    'apps/gateway/src/protocol/n2k/frame.ts',
    'apps/gateway/src/protocol/signalk/delta.ts',
  ),
  planted('readings-know-no-protocol', 'apps/gateway/src/clock/stamp.ts', 'apps/gateway/src/protocol/signalk/delta.ts'),
  planted(
    'routes-never-touch-the-database',
    'apps/server/src/modules/alarm/alarm.routes.ts',
    'apps/server/src/modules/alarm/alarm.repository.ts',
  ),
  planted('routes-never-touch-the-database', 'apps/server/src/modules/vessel/vessel.routes.ts', 'npm:kysely'),
  planted('services-know-no-http', 'apps/server/src/modules/alarm/alarm.policy.ts', 'npm:fastify'),
  planted('test-kit-only-in-tests', 'apps/server/src/platform/fixture.ts', 'apps/server/src/testing/index.ts'),
  planted('test-kit-only-in-tests', 'apps/web/src/app/demo.ts', 'packages/test-kit/src/index.ts'),
  planted('ui-draws-from-props', 'packages/ui/src/symbol/vessel-card.tsx', 'packages/contract/src/vessel/index.ts'),
  planted('web-flows-down', 'apps/web/src/registry/page-title.ts', 'apps/web/src/app/title.ts'),
  planted('every-folder-has-rules', 'apps/web/src/widgets/loose.ts', 'apps/web/src/widgets/loose.ts'),
  planted(
    'environment-read-once',
    'apps/server/src/hub/limit.ts',
    'export const limit = Number(process.env.HUB_LIMIT);',
  ),
  planted(
    'environment-read-once',
    'apps/web/src/api/client.ts',
    'export const address = import.meta.env.VITE_ADDRESS;',
  ),
];
