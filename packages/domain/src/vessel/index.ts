/** Vessels: presence, activity, particulars, certificates, tabs, sister ships. */
export * from './card-tag.ts';
export * from './certificate.ts';
export * from './ship-type.ts';
export * from './sister-ship.ts';
export * from './sister-size.ts';
export * from './status-event.ts';
export * from './vessel-activity.ts';
export * from './vessel-info.ts';
export * from './vessel-motion.ts';
export * from './vessel-presence.ts';
export * from './vessel-tab.ts';
