/**
 * Who may import whom. Each rule is proved by a planted violation of its own (planted-violations.ts); no rule has a
 * list of exemptions. Paths are relative to the root of the tree that is looked at.
 */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Files that never ship: tests, and the folders that hold what tests share. */
const TEST = '\\.test\\.tsx?$|/(testing|test-kit)/';
/** Parts of the repository that look at the product from outside. */
const OUTSIDE = '^(bench|e2e|tools)/';
/** The one place of the server that knows every part, and the file that starts it. */
const SERVER_ROOT = '^apps/server/src/(server|main|restore)\\.ts$';

const DATABASE = [
  '^apps/server/src/platform/(database|clickhouse)',
  '\\.repository\\.ts$',
  'node_modules/(kysely|pg|chdb|@clickhouse|@electric-sql)/',
];
/** Files of a package that others may import: the index of a subject, and modules with an entry of their own. */
const PACKAGE_ENTRY =
  '/index\\.tsx?$|^packages/contract/src/api/|^packages/ui/src/(chart/trend-plot|instrument/(azimuth|compass|propeller|radial-gauge|rudder|speed-gauge|wind-rose))\\.tsx?$';
const HTTP = ['node_modules/(fastify|@fastify)/', '^apps/server/src/platform/http/mount', '^(node:)?https?$'];

type Rule = Pick<IRegularForbiddenRuleType, 'from' | 'to'>;

/** Name of the rule → what it forbids; two entries where one sentence needs two patterns. */
const FORBIDDEN: Record<string, Rule[]> = {
  'no-cycles': [{ from: {}, to: { circular: true } }],
  'everything-resolves': [{ from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } }],

  'domain-is-pure': [
    { from: { path: '^packages/domain/', pathNot: TEST }, to: { pathNot: '^packages/domain/' } },
    { from: { path: '^packages/domain/' }, to: { path: '^packages/(contract|ui)/' } },
  ],
  'ui-draws-from-props': [{ from: { path: '^packages/ui/' }, to: { path: '^packages/contract/' } }],
  'browser-code-has-no-node': [
    {
      from: {
        path: '^(apps/web/src|packages/ui/src|packages/contract/src/(?!(?:link|channel|transfer)/))',
        pathNot: TEST,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      from: {
        path: '^(apps/web/|packages/ui/|packages/contract/src/(?!(?:link|channel|transfer)/))',
        pathNot: '^packages/contract/src/api/.*\\.test',
      },
      to: { path: '^packages/contract/src/(link|channel|transfer)/' },
    },
  ],
  // The record of every endpoint holds every schema: the browser loads those of the calls it makes.
  'browser-loads-no-registry': [
    {
      from: { path: '^(apps/web/src|packages/ui|packages/contract/src/(?!api/))', pathNot: TEST },
      to: { path: '^packages/contract/src/api/' },
    },
  ],
  // A form is made by `useContractForm`, so that all forms check, send and refuse in one way.
  'forms-one-way': [
    {
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/ui/form/' },
      to: { path: 'node_modules/@mantine/form/' },
    },
  ],
  'openbridge-only-in-ui': [{ from: { pathNot: '^packages/ui/' }, to: { path: 'node_modules/@oicl/' } }],

  'packages-through-their-entries': [
    {
      from: { path: '^(packages/[^/]+)/', pathNot: TEST },
      to: { path: '^packages/', pathNot: `^$1/|${PACKAGE_ENTRY}` },
    },
    { from: { pathNot: '^packages/' }, to: { path: '^packages/', pathNot: PACKAGE_ENTRY } },
  ],
  'packages-never-import-apps': [{ from: { path: '^packages/' }, to: { path: `^apps/|${OUTSIDE}` } }],
  'apps-stay-apart': [
    { from: { path: '^apps/([^/]+)/', pathNot: TEST }, to: { path: '^apps/', pathNot: '^apps/$1/' } },
    { from: { path: '^apps/' }, to: { path: OUTSIDE } },
  ],
  'test-kit-only-in-tests': [
    { from: { pathNot: `${TEST}|^packages/test-kit/|^(e2e|tools/siege)/` }, to: { path: '^packages/test-kit/' } },
    { from: { pathNot: `${TEST}|${OUTSIDE}` }, to: { path: '/(testing|test-kit)/' } },
  ],

  // AIS travels inside other protocols, and sentences of NMEA 0183 inside the text forms of NMEA 2000 and in logs.
  'protocols-stay-apart': [
    {
      from: { path: '^apps/gateway/src/protocol/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/gateway/src/protocol/', pathNot: '^apps/gateway/src/protocol/($1|ais|nmea0183)/' },
    },
  ],
  'readings-know-no-protocol': [
    // What every protocol gives is known to all; which protocol gave it only to what opens and guesses them.
    {
      from: {
        path: '^apps/gateway/src/(alert|clock|feed|line|link|observation|source|spool|stream|vessel)/',
        pathNot: TEST,
      },
      to: { path: '^apps/gateway/src/protocol/', pathNot: '^apps/gateway/src/protocol/ais/message\\.ts$' },
    },
  ],

  'features-stay-apart': [
    {
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
  ],
  'features-through-their-index': [
    {
      from: { pathNot: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/[^/]+/index\\.tsx?$' },
    },
  ],
  'web-flows-down': [{ from: { pathNot: '^apps/web/src/(app/|main\\.tsx$)' }, to: { path: '^apps/web/src/app/' } }],
  'entities-know-no-feature': [{ from: { path: '^apps/web/src/entities/' }, to: { path: '^apps/web/src/features/' } }],
  'entities-through-their-index': [
    {
      from: { path: '^apps/web/src/entities/([^/]+)/' },
      to: { path: '^apps/web/src/entities/', pathNot: '^apps/web/src/entities/($1/|[^/]+/index\\.ts$)' },
    },
    {
      from: { pathNot: '^apps/web/src/entities/' },
      to: { path: '^apps/web/src/entities/', pathNot: '^apps/web/src/entities/[^/]+/index\\.ts$' },
    },
  ],
  'live-knows-no-feature': [
    // Everything below the entities, by what it is not, so that a new folder down there is held to it as well.
    {
      from: { path: '^apps/web/src/[^/]+/', pathNot: '^apps/web/src/(app|features|entities)/' },
      to: { path: '^apps/web/src/(features|entities)/' },
    },
  ],

  'modules-through-their-index': [
    {
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: '^apps/server/src/modules/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      from: { pathNot: `^apps/server/src/modules/|${SERVER_ROOT}` },
      to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/index\\.ts$' },
    },
  ],
  'hub-knows-no-module': [
    { from: { path: '^apps/server/src/(hub|telemetry|ingest)/' }, to: { path: '^apps/server/src/modules/' } },
  ],
  'routes-never-touch-the-database': [{ from: { path: '\\.routes\\.ts$' }, to: { path: DATABASE } }],
  'services-know-no-http': [{ from: { path: '\\.(service|policy|repository)\\.ts$' }, to: { path: HTTP } }],
};

/** The rules in the form dependency-cruiser takes. */
export const rules: IRegularForbiddenRuleType[] = Object.entries(FORBIDDEN).flatMap(([name, parts]) =>
  parts.map((part) => ({ name, severity: 'error', ...part })),
);
