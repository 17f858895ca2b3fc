/** The guide for the first hour of a live server. */
export * from './first-hour.ts';
