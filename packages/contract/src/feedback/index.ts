/** Problem reports with screenshots (§2.9, §7.11). */
export * from './feedback.ts';
