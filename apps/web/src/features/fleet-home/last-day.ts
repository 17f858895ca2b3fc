/** The last day of a certificate as it is read: `20 Nov 2026` for `2026-11-20`. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

export function formatLastDay(expires: string): string {
  return DAY.format(Date.parse(expires));
}
