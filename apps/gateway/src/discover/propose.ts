/** What was found → a configuration that `check` accepts, for an engineer to read, correct and put on board. */
import type { GatewaySettingInput, SourceSetting } from '@fms/contract/link';
import type { Endpoint } from './endpoint.ts';
import type { Finding } from './finding.ts';
import { findUnnamedTransducers, proposeColumns, proposeEquipmentNames } from './propose-names.ts';
import { proposePreferredTalkers, proposeSourcePriorities } from './propose-order.ts';

type SourceInput = GatewaySettingInput['ships'][number]['sources'][number];

export interface Proposal {
  readonly setting: GatewaySettingInput;
  /** Lists of channels heard, by the file the configuration names for them. */
  readonly files: ReadonlyMap<string, string>;
}

/** Null when there is nothing to listen to. */
export function buildProposal(findings: readonly Finding[], server: string): Proposal | null {
  const usable = findings.filter((finding) => finding.protocol !== null && finding.protocol !== 'recording');
  const priorities = proposeSourcePriorities(usable);
  const names = new Set<string>();
  const files = new Map<string, string>();
  const sources = usable.flatMap((finding) => {
    const name = uniqueName(finding.protocol ?? '', names);
    const priority = priorities.get(finding);
    const prefer = proposePreferredTalkers(finding);
    const about = {
      name,
      ...(priority === undefined ? {} : { priority }),
      ...(prefer.length > 0 ? { prefer } : {}),
    };
    return sourceOf(finding, about, files) ?? [];
  });
  if (sources.length === 0) return null;
  const mmsi = usable.find(({ record }) => record.ownMmsi !== null)?.record.ownMmsi;
  const vessel = mmsi ? { name: `Vessel ${mmsi}`, MMSI: mmsi } : { name: 'My vessel' };
  const ship = { stream: 'my-vessel', vessel, keyFile: 'vessel.key', sources };
  return { setting: { server, data: 'data', ships: [ship] }, files };
}

function uniqueName(protocol: string, taken: Set<string>): string {
  let name = protocol;
  for (let i = 2; taken.has(name); i++) name = `${protocol}-${i}`;
  taken.add(name);
  return name;
}

type About = Pick<SourceSetting, 'name'> & { priority?: number; prefer?: string[] };

function sourceOf(finding: Finding, about: About, files: Map<string, string>): SourceInput | null {
  const { endpoint, record, protocol } = finding;
  const at = transportOf(endpoint) as never;
  const names = proposeEquipmentNames(record);
  switch (protocol) {
    case 'nmea0183':
      return { protocol, ...about, ...(at as object), ...findUnnamedTransducers(record) } as SourceInput;
    case 'n2k':
    case 'signalk':
      return { protocol, ...about, ...(at as object), ...names } as SourceInput;
    case 'vedirect':
      return { protocol, ...about, ...(at as object) } as SourceInput;
    case 'csv': {
      const columns = proposeColumns(record);
      // A logger of nothing but sentences is a bus of NMEA 0183 whose stamps are not needed.
      if (columns.length === 0) return { protocol: 'nmea0183', ...about, ...(at as object) } as SourceInput;
      return { protocol, ...about, ...(at as object), columns } as SourceInput;
    }
    case 'iso19848': {
      const channels = `${about.name}-channels.json`;
      if (finding.channelList !== null) files.set(channels, finding.channelList);
      const where = endpoint.kind === 'file' ? at : { transport: 'mqtt', topic: finding.topic, ...brokerOf(endpoint) };
      return { protocol, ...about, channels, ...(where as object) } as SourceInput;
    }
    case 'sparkplug':
      return { protocol, ...about, ...brokerOf(endpoint), group: finding.group ?? '' } as SourceInput;
    case 'mqtt': {
      const topics = finding.topics?.propose() ?? [];
      return topics.length === 0 ? null : ({ protocol, ...about, ...brokerOf(endpoint), topics } as SourceInput);
    }
    default:
      return null;
  }
}

function transportOf(endpoint: Endpoint): object {
  if (endpoint.kind === 'websocket') return { transport: 'websocket', ...defined(endpoint, ['url', 'tokenFile']) };
  if (endpoint.kind === 'file') return { transport: 'file', path: endpoint.path };
  if (endpoint.kind === 'broker') return {};
  const { kind, ...address } = endpoint;
  return { transport: kind, ...address };
}

const brokerOf = (endpoint: Endpoint) => defined(endpoint, ['url', 'username', 'passwordFile']);

function defined(from: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([key, value]) => keys.includes(key) && value !== undefined));
}
