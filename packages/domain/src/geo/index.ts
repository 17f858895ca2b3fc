/** Coordinates, distances and directions on the sphere, and the elevation of the sun. */
export * from './coordinates.ts';
export * from './geodesy.ts';
export * from './solar.ts';
