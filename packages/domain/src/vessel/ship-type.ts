/** Kinds of vessel that the map draws by a hull of their own, in the order of its legend. */
export const DRAWN_SHIP_TYPES = [
  'supply',
  'service',
  'tanker',
  'cargo',
  'passenger',
  'crew',
  'fishing',
  'tug',
] as const;
