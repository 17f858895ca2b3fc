/**
 * Name of a browser from its user agent, which names other browsers too: the first match of this list is the true one.
 */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome 156, Linux`; the line itself where it names none of them. */
export function parseBrowserName(agent: string): string {
  const found = BROWSERS.map(([pattern, name]) => [pattern.exec(agent)?.[1], name] as const).find(
    ([version]) => version,
  );
  if (found === undefined) return agent;
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  return [`${found[1]} ${found[0]}`, system].filter(Boolean).join(', ');
}
