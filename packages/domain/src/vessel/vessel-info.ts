/** What must be right in the particulars of a vessel (§9.7), and how much of them is known. */
import { isImo, parseImo } from '../identity/imo.ts';
import { getMmsiKind } from '../identity/mmsi.ts';

/** Fields of §9.7 that people may edit; the name is not one of them. */
export interface VesselIdentity {
  readonly IMO: string;
  readonly MMSI: string;
  readonly projectNumber: string;
  readonly customerRef: string;
  readonly serialNumber: string;
}

export type IdentityProblem = 'required' | 'wrong-imo' | 'wrong-mmsi';

/** Stands in the place of an IMO number for craft that have none. */
export const NO_IMO = 'none';

const isNoImo = (text: string) => text.trim().toLowerCase() === NO_IMO;

/** As it is stored: seven digits, or `none`; another text as it is. */
export function formatImo(text: string): string {
  return isNoImo(text) ? NO_IMO : String(parseImo(text) ?? text.trim());
}

/**
 * What is wrong, by field: IMO and serial number are required, the IMO number carries a check digit or is `none`, and an
 * MMSI is nine digits that belong to a ship. Empty when all is right.
 */
export function listIdentityProblems({
  IMO,
  MMSI,
  serialNumber,
}: VesselIdentity): Partial<Record<keyof VesselIdentity, IdentityProblem>> {
  const problems: Partial<Record<keyof VesselIdentity, IdentityProblem>> = {};
  if (IMO.trim() === '') problems.IMO = 'required';
  else if (!isNoImo(IMO) && !isImo(IMO)) problems.IMO = 'wrong-imo';
  if (MMSI.trim() !== '' && !isShipMmsi(MMSI.trim())) problems.MMSI = 'wrong-mmsi';
  if (serialNumber.trim() === '') problems.serialNumber = 'required';
  return problems;
}

function isShipMmsi(text: string): boolean {
  const kind = /^\d{9}$/.test(text) ? getMmsiKind(Number(text)) : 'invalid';
  return kind === 'ship' || kind === 'craft-of-parent-ship';
}

export interface Completeness {
  /** 0 to 1. */
  readonly share: number;
  /** Names of what is empty, in the order given. */
  readonly missing: readonly string[];
}

/** How much is filled in: a text without a word, a list without an entry and null are empty. */
export function computeCompleteness(
  fields: Readonly<Record<string, string | number | null | readonly unknown[]>>,
): Completeness {
  const names = Object.keys(fields);
  const missing = names.filter((name) => isEmpty(fields[name] ?? null));
  return { share: names.length === 0 ? 1 : (names.length - missing.length) / names.length, missing };
}

function isEmpty(value: string | number | null | readonly unknown[]): boolean {
  if (value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
