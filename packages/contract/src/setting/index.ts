/** Settings of the application, and what an organisation may override of them. */
export * from './overridable-setting.ts';
export * from './override.ts';
export * from './settings.ts';
