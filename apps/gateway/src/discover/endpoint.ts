/** Where `discover` listens: an address in one word, or what a configuration names. */
import type { SourceSetting } from '@fms/contract/link';

export type Endpoint =
  | { readonly kind: 'tcp' | 'udp'; readonly host: string; readonly port: number }
  /** Without a rate the usual ones are tried. */
  | { readonly kind: 'serial'; readonly path: string; readonly baudRate: number | null }
  | { readonly kind: 'file'; readonly path: string }
  /** A Signal K server. */
  | { readonly kind: 'websocket'; readonly url: string; readonly tokenFile?: string | undefined }
  | {
      readonly kind: 'broker';
      readonly url: string;
      readonly username?: string | undefined;
      readonly passwordFile?: string | undefined;
    };

export class EndpointError extends Error {
  readonly code = 'endpoint-wrong';
}

const SERIAL = /^(?:serial:)?(\/dev\/[^@]+)(?:@(\d{3,6}))?$/;
const SIGNALK_STREAM = '/signalk/v1/stream?subscribe=all';

export const ENDPOINT_FORMS =
  'tcp://host:port, udp://address:port, serial:/dev/ttyUSB0@4800, ws://signal-k:3000, mqtt://broker:1883 or the path of a recording';

/** Throws `EndpointError`. */
export function readEndpoint(text: string): Endpoint {
  const serial = SERIAL.exec(text);
  if (serial) return { kind: 'serial', path: serial[1] ?? '', baudRate: serial[2] ? Number(serial[2]) : null };
  if (!text.includes('://')) return { kind: 'file', path: text };
  const url = URL.parse(text);
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const kind = url?.protocol.slice(0, -1);
  if (url && (kind === 'tcp' || kind === 'udp') && host && url.port) return { kind, host, port: Number(url.port) };
  if (url && (kind === 'ws' || kind === 'wss')) {
    return { kind: 'websocket', url: url.pathname === '/' ? `${url.origin}${SIGNALK_STREAM}` : text };
  }
  if (url && (kind === 'mqtt' || kind === 'mqtts')) return { kind: 'broker', url: text };
  throw new EndpointError(`${text} is no endpoint: ${ENDPOINT_FORMS}`);
}

/** Null for a source that says nothing unless it is asked for something known (Modbus). */
export function toEndpoint(setting: SourceSetting): Endpoint | null {
  if (setting.protocol === 'modbus') return null;
  if (setting.protocol === 'mqtt' || setting.protocol === 'sparkplug') return brokerOf(setting);
  switch (setting.transport) {
    case 'tcp':
    case 'udp':
      return { kind: setting.transport, host: setting.host, port: setting.port };
    case 'serial':
      return { kind: 'serial', path: setting.path, baudRate: setting.baudRate };
    case 'file':
      return { kind: 'file', path: setting.path };
    case 'websocket':
      return { kind: 'websocket', url: setting.url, tokenFile: setting.tokenFile };
    case 'mqtt':
      return brokerOf(setting);
  }
}

export function describeEndpoint(endpoint: Endpoint): string {
  switch (endpoint.kind) {
    case 'tcp':
    case 'udp':
      return `${endpoint.kind}://${endpoint.host}:${endpoint.port}`;
    case 'serial':
      return endpoint.baudRate === null ? endpoint.path : `${endpoint.path} at ${endpoint.baudRate} baud`;
    case 'file':
      return endpoint.path;
    default:
      return endpoint.url;
  }
}

function brokerOf({ url, username, passwordFile }: Omit<Extract<Endpoint, { kind: 'broker' }>, 'kind'>): Endpoint {
  return { kind: 'broker', url, username, passwordFile };
}
