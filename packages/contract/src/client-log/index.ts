/** The error log of browsers (§7.12, §8.8). */
export * from './client-log.ts';
