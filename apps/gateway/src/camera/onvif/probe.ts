/** WS-Discovery as ONVIF uses it: one probe by multicast, and what video devices answer (ONVIF Core, 7). */
import { SaxesParser } from 'saxes';

export const DISCOVERY_ADDRESS = '239.255.255.250';
export const DISCOVERY_PORT = 3702;

/** One device that answered. */
export interface FoundDevice {
  /** Address of the answer, which the device cannot choose. */
  readonly host: string;
  /** Stable name of the device, `urn:uuid:…` mostly. */
  readonly endpoint: string;
  /** Its device service on that host; addresses of other hosts are left out. */
  readonly services: readonly string[];
  /** Of its scopes; null where it names none. */
  readonly name: string | null;
  readonly hardware: string | null;
  readonly location: string | null;
}

/** Of the document that answers. */
const DOCUMENT_BOUND = { bytes: 65_536, depth: 32, elements: 2000, textCharacters: 16_384 } as const;
/** Of what it says; a proxy may answer for several devices. */
const MATCH_BOUND = { matches: 16, services: 8, addressCharacters: 300 } as const;
const SHOWN_CHARACTERS = 100;
const SCOPE = 'onvif://www.onvif.org/';

/** The probe for video transmitters; `messageId` is a UUID that the answers name again. */
export function buildProbe(messageId: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope" xmlns:w="http://schemas.xmlsoap.org/ws/2004/08/addressing" ' +
    'xmlns:d="http://schemas.xmlsoap.org/ws/2005/04/discovery" xmlns:dn="http://www.onvif.org/ver10/network/wsdl">' +
    `<e:Header><w:MessageID>uuid:${messageId}</w:MessageID>` +
    '<w:To e:mustUnderstand="true">urn:schemas-xmlsoap-org:ws:2005:04:discovery</w:To>' +
    '<w:Action e:mustUnderstand="true">http://schemas.xmlsoap.org/ws/2005/04/discovery/Probe</w:Action></e:Header>' +
    '<e:Body><d:Probe><d:Types>dn:NetworkVideoTransmitter</d:Types></d:Probe></e:Body></e:Envelope>'
  );
}

/**
 * Devices of an answer from `host`. Empty for what answers another probe, and for what is no well-formed answer of bounded size:
 * a document type, and so every entity of its own, is refused.
 */
export function readProbeMatches(datagram: Uint8Array, host: string, messageId: string): readonly FoundDevice[] {
  if (datagram.length > DOCUMENT_BOUND.bytes) return [];
  const reader = new MatchReader();
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', ({ name }) => reader.open(name));
  parser.on('closetag', () => reader.close());
  parser.on('text', (words) => reader.text(words));
  parser.on('cdata', (words) => reader.text(words));
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(datagram)).close();
  } catch {
    return [];
  }
  if (reader.relatesTo?.toLowerCase() !== `uuid:${messageId}`.toLowerCase()) return [];
  return reader.matches.map((match) => toDevice(match, host)).filter((device) => device !== null);
}

interface Match {
  endpoint: string;
  scopes: string;
  addresses: string;
}

class MatchReader {
  relatesTo: string | null = null;
  readonly matches: Match[] = [];
  readonly #path: string[] = [];
  #words = '';
  #elements = 0;

  open(tag: string): void {
    this.#elements += 1;
    if (this.#path.length >= DOCUMENT_BOUND.depth || this.#elements > DOCUMENT_BOUND.elements) refuse();
    this.#path.push(plain(tag));
    this.#words = '';
    if (plain(tag) !== 'ProbeMatch') return;
    if (this.matches.length >= MATCH_BOUND.matches) refuse();
    this.matches.push({ endpoint: '', scopes: '', addresses: '' });
  }

  text(words: string): void {
    this.#words += words;
    if (this.#words.length > DOCUMENT_BOUND.textCharacters) refuse();
  }

  close(): void {
    const name = this.#path.pop();
    const words = this.#words.trim();
    this.#words = '';
    const match = this.#path.includes('ProbeMatch') ? this.matches.at(-1) : undefined;
    if (name === 'RelatesTo' && this.#path.at(-1) === 'Header') this.relatesTo ??= words.replace(/^urn:/i, '');
    else if (match === undefined) return;
    else if (name === 'Address' && this.#path.at(-1) === 'EndpointReference') match.endpoint = words;
    else if (name === 'Scopes') match.scopes = words;
    else if (name === 'XAddrs') match.addresses = words;
  }
}

function refuse(): never {
  throw new Error('The answer is none of WS-Discovery.');
}

/** Without the prefix of its namespace, which each maker chooses. */
const plain = (tag: string) => tag.slice(tag.indexOf(':') + 1);

function toDevice({ endpoint, scopes, addresses }: Match, host: string): FoundDevice | null {
  const services = splitWords(addresses)
    .filter((address) => address.length <= MATCH_BOUND.addressCharacters && isOfHost(address, host))
    .slice(0, MATCH_BOUND.services);
  if (endpoint === '' || services.length === 0) return null;
  const named = splitWords(scopes).filter((scope) => scope.startsWith(SCOPE));
  const scopeOf = (kind: string) => {
    const scope = named.find((one) => one.startsWith(`${SCOPE}${kind}/`));
    return scope === undefined ? null : toShown(scope.slice(SCOPE.length + kind.length + 1));
  };
  return {
    host,
    endpoint: toShown(endpoint),
    services,
    name: scopeOf('name'),
    hardware: scopeOf('hardware'),
    location: scopeOf('location'),
  };
}

/** A device that names another host would have that one signed in to. */
function isOfHost(address: string, host: string): boolean {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  return url.hostname.replace(/^\[|\]$/g, '') === host;
}

const splitWords = (words: string) => words.split(/\s+/).filter((word) => word !== '');

/** For a terminal: percent signs resolved where they can be, and nothing that it would obey. */
function toShown(text: string): string {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // A stray percent sign is shown as it came.
  }
  return decoded.replaceAll(/[^\x20-\x7e\u00a0-\uffff]/g, '·').slice(0, SHOWN_CHARACTERS);
}
