/** Template of every mail: one card with at most one button, as HTML and as plain text. */
import type { Mail } from './mailer.ts';

export interface MailTemplate {
  subject: string;
  /** Who writes, e.g. `Fleet Management System`. */
  product: string;
  paragraphs: readonly string[];
  /** Opened by a button, and as an address in the text. */
  action?: { label: string; address: string };
  /** Below the line, smaller: why this came, and what to do when it was not asked for. */
  note: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text typed by users must not become markup in a mail. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (template) => ESCAPES[template] ?? template);
}

const FONT = "font-family:'Noto Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function paragraph(text: string): string {
  const lines = text.split('\n').map(escapeHtml).join('<br>');
  return `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#1f2a37">${lines}</p>`;
}

function button({ label, address }: NonNullable<MailTemplate['action']>): string {
  const href = escapeHtml(address);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:8px;background:#14507a"><a href="${href}" style="display:inline-block;padding:13px 28px;${FONT};
font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px;color:#5b6775">If the button does not work, open this address:<br>
<a href="${href}" style="color:#14507a;word-break:break-all">${href}</a></p>`;
}

function htmlOf({ subject, product, paragraphs, action, note }: MailTemplate): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#eef2f5"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"
style="background:#eef2f5"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%"
cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:#0b2e4a;padding:20px 32px;${FONT};font-size:15px;font-weight:600;color:#ffffff">${escapeHtml(product)}</td></tr>
<tr><td style="padding:32px 32px 16px"><h1 style="margin:0 0 20px;${FONT};font-size:22px;line-height:30px;color:#0b2e4a">${escapeHtml(subject)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action ? button(action) : ''}</td></tr>
<tr><td style="padding:16px 32px 28px;border-top:1px solid #dde4ea;${FONT};font-size:13px;line-height:20px;color:#5b6775">${escapeHtml(note)}</td></tr>
</table></td></tr></table></body></html>`;
}

function textOf({ subject, product, paragraphs, action, note }: MailTemplate): string {
  const parts = [
    subject,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    '--',
    note,
    product,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A line break in a subject would start a header chosen by the author of the text. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export function renderMail(to: string, template: MailTemplate): Mail {
  const subject = oneLine(template.subject);
  const whole = { ...template, subject };
  return { to, subject, text: textOf(whole), html: htmlOf(whole) };
}
