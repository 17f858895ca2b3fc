/** Where the screen of a vessel is, by its admin setting (§3): the gateway on board connects there, no other side does. */

/** Of the admin setting. */
export interface ScreenSetting {
  readonly connectType: string;
  readonly shipViewServerIp: string;
  readonly shipViewPort: string;
}

export type AddressProblem = 'not-set-up' | 'connect-type' | 'address' | 'port';

export type ScreenAddress =
  | { readonly ok: true; readonly host: string; readonly port: number }
  | { readonly ok: false; readonly problem: AddressProblem };

/** Each problem in a sentence. */
export const ADDRESS_PROBLEMS: Readonly<Record<AddressProblem, string>> = {
  'not-set-up': 'The admin setting of the vessel names no address and port of a screen.',
  'connect-type': 'The connect type of the admin setting is not VNC; no other type can be shown.',
  address: 'The ship view server of the admin setting is no IPv4 address of a network on board.',
  port: 'The ship view port of the admin setting is not a number from 1 to 65535.',
};

/** The default of the specification, in whose place the address is written. */
const PLACEHOLDER = '{ip}';

/** The figures of an IPv4 address in its usual form; null for others, such as octal ones or names. */
function parseAddress(text: string): readonly number[] | null {
  if (!/^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(text)) return null;
  const parts = text.split('.').map(Number);
  return parts.every((part) => part <= 255) ? parts : null;
}

/** Private networks (RFC 1918), and the machine of the gateway itself. */
function isOnBoard([first = 0, second = 0]: readonly number[]): boolean {
  if (first === 10 || first === 127) return true;
  return first === 172 ? second >= 16 && second <= 31 : first === 192 && second === 168;
}

/**
 * The address to connect to. Names are refused: a resolver ashore or on board could turn one into an address outside
 * the ship after it was checked.
 */
export function findScreenAddress({ connectType, shipViewServerIp, shipViewPort }: ScreenSetting): ScreenAddress {
  const [host, port] = [shipViewServerIp.trim(), shipViewPort.trim()];
  if (connectType.trim().toLowerCase() !== 'vnc') return { ok: false, problem: 'connect-type' };
  if (host === '' || host === PLACEHOLDER || port === '') return { ok: false, problem: 'not-set-up' };
  const address = parseAddress(host);
  if (address === null || !isOnBoard(address)) return { ok: false, problem: 'address' };
  const isPort = /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535;
  return isPort ? { ok: true, host, port: Number(port) } : { ok: false, problem: 'port' };
}
