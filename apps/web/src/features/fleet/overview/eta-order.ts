/** Arrivals in the order in which they come, as far as a ship says: `24 Nov 06:00` names no year (docs/tags.md). */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SPELT = /^(\d{1,2}) ([A-Z][a-z]{2})(?: (\d{2}):(\d{2}))?$/;
const DAY_MINUTES = 24 * 60;
const MONTH_DAYS = 31;

/** Minutes since the turn of a year of months of 31 days, to compare; null for what is spelt otherwise. */
export function etaOrder(eta: string | undefined): number | null {
  const [, day, month = '', hour = 0, minute = 0] = SPELT.exec(eta ?? '') ?? [];
  const index = MONTHS.indexOf(month);
  if (index === -1) return null;
  return (index * MONTH_DAYS + Number(day)) * DAY_MINUTES + Number(hour) * 60 + Number(minute);
}
