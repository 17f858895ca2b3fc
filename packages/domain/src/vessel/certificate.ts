/** Certificates and documents of a vessel: which still hold, and which must be renewed soon (§B4-6). */

import type { Instant } from '../time/instant.ts';
import { DAY_MS } from '../time/unit.ts';

/** Renewal surveys are booked within this time: the window of a harmonised survey (IMO A.1186(33)) is three months. */
export const CERTIFICATE_SOON_DAYS = 90;
/** What is not under way by then may not be there in time. */
export const CERTIFICATE_DUE_DAYS = 30;

/** Days as `2027-04-30`; empty where the document names none. */
export interface DatedDocument {
  readonly issued: string;
  readonly expires: string;
}

/** `unlimited`: it names no last day, as a tonnage certificate does. */
export type CertificateState = 'expired' | 'due' | 'soon' | 'valid' | 'unlimited';

export interface CertificateValidity {
  readonly state: CertificateState;
  /** Whole days after today on which it holds; 0 on its last day, negative once it is over, null for `unlimited`. */
  readonly daysLeft: number | null;
}

/** Whether a document still holds. Its last day still counts and ends with midnight in UTC. */
export function computeCertificateValidity(
  { expires }: Pick<DatedDocument, 'expires'>,
  nowMs: Instant,
): CertificateValidity {
  if (expires === '') return { state: 'unlimited', daysLeft: null };
  const daysLeft = Math.floor(Date.parse(expires) / DAY_MS) - Math.floor(nowMs / DAY_MS);
  if (daysLeft < 0) return { state: 'expired', daysLeft };
  if (daysLeft <= CERTIFICATE_DUE_DAYS) return { state: 'due', daysLeft };
  return { state: daysLeft <= CERTIFICATE_SOON_DAYS ? 'soon' : 'valid', daysLeft };
}

/** What ends by this day is not `valid` any more: it has ended, is due or comes up soon. */
export function computeRenewalHorizon(nowMs: Instant): string {
  return new Date(nowMs + CERTIFICATE_SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** What ends first stands first; what never ends stands last. */
export function sortByExpiry<Document extends DatedDocument>(documents: readonly Document[]): Document[] {
  const rank = ({ expires }: Document) => expires || '9999';
  return documents.toSorted((a, b) => rank(a).localeCompare(rank(b)));
}

/** A document that ends before it was issued is a slip of the pen. */
export function isExpiryAfterIssue({ issued, expires }: DatedDocument): boolean {
  return issued === '' || expires === '' || expires >= issued;
}
