/** Mail templates of §2.5 to §2.7, and of changed password, second factor and address. */
import { toWireTime } from '@fms/contract/scalar';
import type { Instant } from '@fms/domain/time';
import { type Mail, renderMail } from '../../../platform/mail/index.ts';

export interface MailTemplates {
  reset(to: { email: string; userName: string }, address: string): Mail;
  /** `organization` is null for an invitation to vessels alone. */
  invitation(to: string, inviter: string, organization: string | null, address: string): Mail;
  passwordChanged(to: { email: string; userName: string }, at: Instant, from: string): Mail;
  twoFactorReset(to: { email: string; userName: string }, admin: string, at: Instant): Mail;
  emailChanged(to: { email: string; userName: string }, at: Instant, from: string): Mail;
}

const readableTime = (at: Instant) => `${toWireTime(at).slice(0, 16).replace('T', ' ')} UTC`;

/** `product` signs them, e.g. `Fleet Management System`. */
export function createMailTemplates(product: string): MailTemplates {
  const notYou = 'If this was not you, reset your password at once and tell your administrator.';
  return {
    reset: ({ email, userName }, address) =>
      renderMail(email, {
        product,
        subject: 'Reset your password',
        paragraphs: [
          `A new password was requested for the user ${userName}.`,
          'The link works once and for 30 minutes.',
        ],
        action: { label: 'Set a new password', address },
        note: 'If you did not ask for this, nothing has changed: you can leave this mail alone.',
      }),
    invitation: (to, inviter, organization, address) =>
      renderMail(to, {
        product,
        subject: `Your invitation to ${organization ?? product}`,
        paragraphs: [
          `${inviter} invites you to follow ${organization === null ? 'vessels' : `the fleet of ${organization}`} in the ${product}.`,
          'Choose a user name and a password to begin. The link works once and for 7 days.',
        ],
        action: { label: 'Sign up', address },
        note: 'If you do not know what this is about, you can leave this mail alone.',
      }),
    passwordChanged: ({ email, userName }, at, from) =>
      renderMail(email, {
        product,
        subject: 'Your password was changed',
        paragraphs: [
          `The password of the user ${userName} was changed on ${readableTime(at)} from the address ${from}.`,
          'All other sign-ins were ended.',
        ],
        note: notYou,
      }),
    twoFactorReset: ({ email, userName }, admin, at) =>
      renderMail(email, {
        product,
        subject: 'Two-factor authentication was turned off',
        paragraphs: [
          `${admin} turned two-factor authentication off for the user ${userName} on ${readableTime(at)}.`,
          'All sign-ins were ended. Sign in with your password and set it up anew.',
        ],
        note: 'If you did not ask for this, tell your administrator.',
      }),
    emailChanged: ({ email, userName }, at, from) =>
      renderMail(email, {
        product,
        subject: 'Your email address was changed',
        paragraphs: [
          `The user ${userName} has another email address since ${readableTime(at)}. It was changed from the address ${from}.`,
          'Mails of the application no longer come here.',
        ],
        note: notYou,
      }),
  };
}
