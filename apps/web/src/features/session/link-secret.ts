/**
 * What the link of a mail carries (specification sections 2.6, 2.7): read once and taken out of the address bar at once,
 * so that it stands in no history, bookmark or screenshot (contract.md, "Identity and session").
 */
export function takeLinkSecret<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const query = new URLSearchParams(location.search);
  const taken = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>;
  if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  return taken;
}
