/** Data tags, their names and rules, and the equipment and the tanks their names tell of. */
export * from './counter-tag.ts';
export * from './equipment.ts';
export * from './tag.ts';
export * from './tag-name.ts';
export * from './tag-rule.ts';
export * from './tag-source.ts';
export * from './tank.ts';
