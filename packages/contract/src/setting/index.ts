/** Settings of the application. */
export * from './settings.ts';
