/** Hull and propeller on the wire: blocks of ten minutes, and events such as dockings. */
export * from './performance.ts';
