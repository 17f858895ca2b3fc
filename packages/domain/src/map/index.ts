/** What a map shows and measures: windows, clusters, legs and rings, density of points. */
export * from './cluster.ts';
export * from './map-window.ts';
export * from './measure.ts';
export * from './scope.ts';
