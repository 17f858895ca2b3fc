/** Which server answers a call: the configuration may name one for history and another for long computations (§7). */
import type { AppSetting } from '@fms/contract/setting';

type Servers = AppSetting['server'];

/** Paths that the specification puts on another server than the base one (§7.6, §7.8, §7.10). */
const ELSEWHERE: readonly (readonly [path: string, server: 'backupApi' | 'backgroundJob'])[] = [
  ['/api/v1.3/log/', 'backupApi'],
  ['/api/v1.4/geo/get', 'backupApi'],
  ['/api/v1.4/shift/getMonthlyHistory', 'backgroundJob'],
  ['/api/v1.4/shift/getHistory', 'backgroundJob'],
];

/** The address before the path of a call, without a slash at its end; empty: the host the application came from. */
export function getServerBase(path: string, servers: Servers): string {
  const [, server = 'base'] = ELSEWHERE.find(([begin]) => path.startsWith(begin)) ?? [];
  return (servers[server] || servers.base).replace(/\/+$/, '');
}
