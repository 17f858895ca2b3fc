/** Problem reports, and the browsers that get push messages. */
import type { ZoneNotice } from '@fms/contract/notification';
import type { UserId } from '@fms/domain/identity';
import type { NotificationRule } from '@fms/domain/notification';
import type { Instant } from '@fms/domain/time';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from './account.ts';

export interface StoredImage {
  /** Its file below the report's folder, e.g. `1.png`. */
  name: string;
  type: 'image/gif' | 'image/jpeg' | 'image/png';
  bytes: number;
}

export interface FeedbackTable {
  id: Generated<number>;
  atMs: Instant;
  accountId: UserId | null;
  userName: string;
  appUserId: string;
  logContent: string;
  /** Where its images lie among the blobs. */
  folder: string;
  images: JsonColumn<StoredImage[]>;
}

export interface PushSubscriptionTable {
  id: Generated<number>;
  accountId: UserId;
  endpoint: string;
  /** Of the browser, `p256dh` of RFC 8291, base64url. */
  publicKey: string;
  /** Base64url. */
  authSecret: string;
  deviceInformation: string;
  createdMs: Instant;
}

/** What a person is told; without a row, and with null for the rules, by default. */
export interface NotificationPreferenceTable {
  accountId: UserId;
  rules: ColumnType<NotificationRule[] | null, string | null | undefined, string | null>;
  zones: ColumnType<ZoneNotice[], string | undefined, string>;
}

/** What waits to be told to a person by push or mail. */
export interface NoticeWaitingTable {
  id: Generated<number>;
  accountId: UserId;
  channel: 'push' | 'mail';
  /** Since when it waits. */
  atMs: Instant;
  /** As the notification module tells it. */
  notice: JsonColumn<unknown>;
}

/** Whom an OpenID Connect provider means by a subject. */
export interface ProviderIdentityTable {
  accountId: UserId;
  issuer: string;
  subject: string;
  createdMs: Instant;
}

export interface MessageTables {
  feedback: FeedbackTable;
  pushSubscription: PushSubscriptionTable;
  providerIdentity: ProviderIdentityTable;
  notificationPreference: NotificationPreferenceTable;
  noticeWaiting: NoticeWaitingTable;
}
