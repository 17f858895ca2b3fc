/**
 * The folders the rules know. A source file anywhere else is an error: a new folder would otherwise be held to no rule
 * at all, unnoticed.
 */
const TERRITORY = [
  /^packages\/(domain|contract|ui|test-kit)\//,
  /^apps\/web\/(src\/(app|features\/[^/]+|entities\/[^/]+|live|map|ui|api|settings|storage|language|message|registry|branding|export|navigation|push|report|update|worker|testing)\/.+|src\/[^/]+|[^/]+)$/,
  /^apps\/server\/(src\/(modules\/[^/]+|demonstration|hub|ingest|telemetry|platform|migrations|testing)\/.+|src\/[^/]+|[^/]+)$/,
  /^apps\/(gateway|simulator)\//,
  /^(bench|e2e)\//,
  /^tools\/(basemap|boundaries|launch|siege)\//,
  /^vitest\.(config|screen)\.ts$/,
];

/** Rules that are checked by reading paths or text and not by dependency-cruiser. */
export type Finding = { rule: string; from: string; to: string };

/** Source files that lie where no rule looks. */
export function findOutsideTerritory(sources: readonly string[]): Finding[] {
  return sources
    .filter((source) => !TERRITORY.some((pattern) => pattern.test(source)))
    .map((source) => ({ rule: 'every-folder-has-rules', from: source, to: source }));
}
