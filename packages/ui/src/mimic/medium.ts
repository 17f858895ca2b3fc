/** Media of pipes in the colours OpenBridge gives them; a legend names them, since colour alone is never enough. */
export const MEDIUM_COLOR = {
  fuel: 'var(--automation-medium-fuel)',
  'lube-oil': 'var(--automation-medium-oil)',
  'hot-water': 'var(--automation-medium-hot)',
  'fresh-water': 'var(--automation-medium-fresh-water)',
  'sea-water': 'var(--automation-medium-sea-water)',
  'exhaust-gas': 'var(--automation-medium-non-flammable-gas)',
  'charge-air': 'var(--automation-medium-air-ventilation)',
} as const;

export type MimicMedium = keyof typeof MEDIUM_COLOR;
