/** Data tags, and the equipment and the tanks their names tell of. */
export * from './equipment.ts';
export * from './tag.ts';
export * from './tank.ts';
