/** Hull and propeller on the wire: blocks of ten minutes, events such as dockings, and noon reports. */
export * from './noon-report.ts';
export * from './performance.ts';
