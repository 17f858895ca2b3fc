/** What the user chose to be told: rules, and events of zones. */
export { notificationQueries, saveRules, saveZoneNotices, sendTestMessage } from './notification.queries.ts';
