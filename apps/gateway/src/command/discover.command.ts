/** `discover`: listens for a while, reports the buses and cameras found, and proposes a configuration of the buses. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gatewaySetting } from '@fms/contract/link';
import { formatDevices } from '../camera/onvif/format-devices.ts';
import { MAX_SEARCH_SECONDS, searchCameras } from '../camera/onvif/search-cameras.ts';
import { readSetting } from '../config/setting-file.ts';
import { runDiscovery } from '../discover/discover.ts';
import { ENDPOINT_FORMS, type Endpoint, readEndpoint, toEndpoint } from '../discover/endpoint.ts';
import { buildProposal, type Proposal } from '../discover/propose.ts';
import { formatReport } from '../discover/report.ts';
import { type DiscoverArguments, UsageError } from './arguments.ts';

/** Exit code 0 when something was found that can be listened to. */
export async function runDiscoverCommand(args: DiscoverArguments, write: (line: string) => void): Promise<number> {
  if (args.out !== null && existsSync(args.out)) throw new UsageError(`${args.out} is there already.`);
  const endpoints = [...(args.config === null ? [] : configured(args.config)), ...args.endpoints.map(readEndpoint)];
  if (endpoints.length === 0 && !args.cameras) {
    throw new UsageError(`discover needs somewhere to listen: ${ENDPOINT_FORMS}, or --cameras.`);
  }
  write(`Listening for up to ${args.seconds} s …`);
  const over = AbortSignal.timeout(Math.min(MAX_SEARCH_SECONDS, args.seconds) * 1000);
  const [hasBus, devices] = await Promise.all([
    endpoints.length > 0 && discoverBuses(args, endpoints, write),
    args.cameras ? searchCameras(over) : null,
  ]);
  if (devices !== null) for (const line of formatDevices(devices)) write(line);
  return hasBus || (devices?.length ?? 0) > 0 ? 0 : 1;
}

/** Whether one was found that can be listened to. */
async function discoverBuses(
  args: DiscoverArguments,
  endpoints: readonly Endpoint[],
  write: (line: string) => void,
): Promise<boolean> {
  const findings = await runDiscovery(endpoints, wait(args.seconds * 1000, undefined, { ref: false }), {
    now: Date.now,
  });
  for (const line of formatReport(findings)) write(line);
  const proposal = buildProposal(findings, args.server);
  if (!proposal) {
    write('Nothing was found that the gateway could listen to.');
    return false;
  }
  gatewaySetting.parse(proposal.setting);
  tell(proposal, args.out, write);
  return true;
}

/** The buses a configuration names; without Modbus, whose registers cannot be discovered. */
function configured(path: string): Endpoint[] {
  const sources = readSetting(path).ships.flatMap((ship) => ship.sources);
  return sources.flatMap((source) => toEndpoint(source) ?? []);
}

function tell({ setting, files }: Proposal, out: string | null, write: (line: string) => void): void {
  const text = `${JSON.stringify(setting, null, 2)}\n`;
  if (out === null) {
    write('A configuration to begin with (--out <file> keeps it):');
    write(text);
    return;
  }
  writeFileSync(out, text, { flag: 'wx' });
  for (const [name, content] of files) writeFileSync(join(dirname(out), name), content);
  write(`${out} is a configuration to begin with: put in the server, the vessel and its key, and names you know.`);
}
