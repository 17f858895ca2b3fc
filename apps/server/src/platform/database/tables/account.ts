/** Accounts, their sign-ins, and what slows down guessing. */
import type { Role, UserData } from '@fms/contract/account';
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import type { Reach, VesselWord } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RevisionColumns } from './revision-columns.ts';

/** JSON columns are written as text: the two drivers disagree about arrays otherwise. */
export type JsonColumn<T> = ColumnType<T, string, string>;

export interface AccountTable extends RevisionColumns {
  id: Generated<UserId>;
  /** Lower case; unique. */
  userName: string;
  email: string;
  fullName: Generated<string>;
  phone: Generated<string>;
  role: Role;
  organizationId: OrganizationId | null;
  /** `assigned`: sees the vessels assigned to it and none through its organisation. */
  reach: Generated<Reach>;
  /** argon2id, with its parameters in front. */
  passwordHash: string;
  passwordChangedMs: Instant | null;
  twoFactorEnabled: Generated<boolean>;
  /** Encrypted at rest; null until enrolment. */
  twoFactorSecret: Generated<string | null>;
  /** A secret that was shown and not yet proved, encrypted likewise. */
  twoFactorPending: Generated<string | null>;
  /** The newest 30 s step a code was accepted for; never accepted again, nor older ones. */
  twoFactorStep: Generated<number>;
  /** Preferences; see `userData` of the contract. */
  data: JsonColumn<UserData>;
  /** Made by the demonstration; real use refuses a store that holds one. */
  demonstration: Generated<boolean>;
  disabledMs: Generated<Instant | null>;
  lastSignInMs: Generated<Instant | null>;
  createdMs: Instant;
}
export type AccountRow = Selectable<AccountTable>;

/** One sign-in, named by the claim `sid`; its tokens are worth nothing once it is revoked. */
export interface SignInTable {
  id: string;
  accountId: UserId;
  createdMs: Instant;
  /** When the newest token of it expires. */
  expiresMs: Instant;
  /** When a request last came with it, to the minute. */
  lastSeenMs: Generated<Instant>;
  /** When it ends whatever happens: while it waits for its code, and for impersonation. */
  endsMs: Generated<Instant | null>;
  revokedMs: Generated<Instant | null>;
  revokedReason: Generated<string | null>;
  fromAddress: string;
  agent: string;
  /** Still waits for the one-time code. */
  otpPending: Generated<boolean>;
  /** The admin behind an impersonated user. */
  impersonatedBy: Generated<UserId | null>;
  /** The admin's own sign-in behind an impersonation; the impersonation ends with it. */
  openedBy: Generated<string | null>;
}

/** Attempts to sign in, counted by user name and by address; successful ones take themselves back. */
export interface SignInAttemptTable {
  /** e.g. `code:<name>`, `address:<ip>`; the word says what is counted. */
  key: string;
  attempts: number;
  windowStartMs: Instant;
  lockedUntilMs: Generated<Instant | null>;
}

/** One-time codes: the first admin's link, later invitations and password resets. */
export interface OneTimeCodeTable {
  /** SHA-256 of the code; the code itself is kept nowhere. */
  codeHash: string;
  purpose: string;
  createdMs: Instant;
  expiresMs: Instant;
  /** What redeeming it grants, e.g. an invitation's role. */
  data: ColumnType<unknown, string | undefined, string>;
}

/** Stand in for a one-time code when the authenticator is lost; each works once. */
export interface RecoveryCodeTable {
  accountId: UserId;
  /** SHA-256: the code is 80 random bits, so a slow hash would add nothing. */
  codeHash: string;
}

/** A browser in which an account has signed in before. */
export interface KnownDeviceTable {
  /** SHA-256 of the secret in its cookie: 256 random bits, so a slow hash would add nothing. */
  secretHash: string;
  accountId: UserId;
  lastUsedMs: Instant;
}

/** Tokens with which programs call in the name of an account. */
export interface ApiTokenTable {
  id: string;
  accountId: UserId;
  name: string;
  /** SHA-256: the token is 256 random bits, so a slow hash would add nothing. */
  tokenHash: string;
  vesselIds: JsonColumn<VesselId[]>;
  words: JsonColumn<VesselWord[]>;
  createdMs: Instant;
  /** The first instant at which it is worth nothing; null without an end. */
  untilMs: Instant | null;
  /** To the minute. */
  lastUsedMs: Generated<Instant | null>;
}

export interface AccountTables {
  account: AccountTable;
  signIn: SignInTable;
  signInAttempt: SignInAttemptTable;
  oneTimeCode: OneTimeCodeTable;
  recoveryCode: RecoveryCodeTable;
  knownDevice: KnownDeviceTable;
  apiToken: ApiTokenTable;
}
