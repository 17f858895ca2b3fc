/** Settings of the application, and which of them an organisation may override. */
export * from './overridable-setting.ts';
export * from './settings.ts';
