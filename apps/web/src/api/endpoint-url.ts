/**
 * The address of a call: `{name}` parameters filled in, and the query without what is undefined.
 * `buildEndpointUrl('/api/x/{id}', { id: 7 }, { a: true, b: undefined })` → `/api/x/7?a=true`.
 */
export function buildEndpointUrl(
  path: string,
  params: Record<string, string | number> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
