/** Push messages and mails of notices: one by itself, more as a count with the first of them. */
import type { PushMessage } from '@fms/contract/push';
import { type Mail, renderMail } from '../../platform/mail/index.ts';
import type { ToldNotice } from './notice.ts';

/** Who signs a mail, and where its button leads. */
export interface Sender {
  readonly product: string;
  readonly publicUrl: URL | null;
}

/** Vessels named in a push message. */
const MOST_VESSELS = 5;
/** Notices named in a mail. */
const MOST_LINES = 20;
const SETTING_PATH = '/setting/notifications';

export const TEST_MESSAGE: PushMessage = {
  ...{ title: 'Test message', body: 'Messages of this application reach this browser.' },
  ...{ path: SETTING_PATH, tag: 'test' },
};

/** What the notices have in common: their heading, and the page that lists them. */
function summarize(notices: readonly ToldNotice[], isFlood: boolean): { title: string; path: string; tag: string } {
  const count = notices.length;
  const meanwhile = isFlood ? ' IN TEN MINUTES' : '';
  if (notices.every(({ source }) => source === 'alarm')) {
    return { title: `${count} NEW ALARMS${meanwhile}`, path: '/vessel/alarm', tag: 'alarms' };
  }
  if (notices.every(({ source }) => source === 'zone')) {
    return { title: `${count} ZONE EVENTS${meanwhile}`, path: '/vessel/location?panel=zones', tag: 'zones' };
  }
  return { title: `${count} NEW EVENTS${meanwhile}`, path: '/vessel/home', tag: 'events' };
}

function headingOf({ source, vesselName }: ToldNotice): string {
  return source === 'alarm' ? `NEW ALARM FROM ${vesselName}` : vesselName;
}

export function buildMessage(notices: readonly ToldNotice[], isFlood: boolean): PushMessage {
  const [first] = notices;
  if (first !== undefined && notices.length === 1) {
    return { title: headingOf(first), body: first.words, path: first.path, tag: first.tag };
  }
  const names = [...new Set(notices.map(({ vesselName }) => vesselName))];
  const shown = names.slice(0, MOST_VESSELS).join(', ');
  const more = names.length > MOST_VESSELS ? ` and ${names.length - MOST_VESSELS} more` : '';
  return { ...summarize(notices, isFlood), body: `${shown}${more}` };
}

export function buildMail(to: string, notices: readonly ToldNotice[], isFlood: boolean, sender: Sender): Mail {
  const [first] = notices;
  const isOne = first !== undefined && notices.length === 1;
  const { title, path } = isOne
    ? { title: `${first.vesselName}: ${first.words}`, path: first.path }
    : summarize(notices, isFlood);
  const lines = notices.slice(0, MOST_LINES).map(({ vesselName, words }) => `${vesselName}: ${words}`);
  const more = notices.length > lines.length ? [`and ${notices.length - lines.length} more`] : [];
  return renderMail(to, {
    subject: isOne ? title : title.toLowerCase(),
    product: sender.product,
    paragraphs: [[...lines, ...more].join('\n')],
    ...actionOf(path, 'Open', sender),
    note: 'You chose to be told this by mail, in the control panel under Notifications.',
  });
}

export function buildTestMail(to: string, sender: Sender): Mail {
  return renderMail(to, {
    subject: 'Test message',
    product: sender.product,
    paragraphs: ['Messages of this application reach this mailbox.'],
    ...actionOf(SETTING_PATH, 'Notifications', sender),
    note: 'You asked for this message in the control panel under Notifications.',
  });
}

function actionOf(path: string, label: string, { publicUrl }: Sender) {
  return publicUrl === null ? {} : { action: { label, address: new URL(path, publicUrl).href } };
}
