/** How tags name equipment in the product's own vocabulary (docs/tags.md), and what tells several of a kind apart. */
import type { EquipmentKind } from '../equipment/equipment-kind.ts';

const SIDE = '(?: (port|starboard|centre|\\d+))?';
const NUMBER = '(?: (\\d+))?';
const whole = (pattern: string) => new RegExp(`^${pattern}$`, 'i');

/** The telling ones first: a string of a battery before the battery. The first group is the mark. */
const PATTERNS: readonly (readonly [EquipmentKind, RegExp])[] = [
  ['main-engine', whole(`Main engine${SIDE}`)],
  ['propulsion-motor', whole(`Propulsion motor${SIDE}`)],
  ['shaft', whole(`Shaft${SIDE}`)],
  ['rudder', whole(`Rudder${SIDE}`)],
  ['azimuth', whole(`Azimuth(?: thruster)?${SIDE}`)],
  ['thruster', whole('((?:Bow|Stern|Tunnel) thruster(?: \\d+)?)')],
  ['generator', whole(`Generator${NUMBER}`)],
  ['switchboard', whole('Switchboard(?: (port|starboard|[a-d]|\\d+))?')],
  ['bus-tie', whole(`Bus-tie${NUMBER}`)],
  ['shore-connection', whole(`Shore(?: connection)?${NUMBER}`)],
  ['battery-module', whole('Battery string (\\d+ module \\d+)')],
  ['battery-string', whole('Battery string (\\d+)')],
  ['battery', whole(`Battery${NUMBER}`)],
  ['scrubber', whole(`Scrubber${NUMBER}`)],
  ['fuel-system', whole(`Fuel system${NUMBER}`)],
  ['pump', /^(.*\bpump\b.*)$/i],
  ['valve', /^(.*\bvalve\b.*)$/i],
  ['filter', /^(.*\bfilter\b.*)$/i],
  ['flow-meter', /^(.*\b(?:flow meter|flowmeter)\b.*)$/i],
  ['tank', /^(.*\b(?:tank|well|bunker)\b(?!.*\bmeter\b).*)$/i],
];

export interface NamedEquipment {
  readonly kind: EquipmentKind;
  readonly mark: string;
}

/** Undefined for words that name no equipment. */
export function parseEquipmentName(words: string): NamedEquipment | undefined {
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(words);
    if (found !== null) return { kind, mark: (found[1] ?? '').toLowerCase() };
  }
  return undefined;
}

const slug = (words: string) =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `main-engine-port`, `tank-fuel-oil-tank-port`; the kind alone for the only one. */
export const toEquipmentId = ({ kind, mark }: NamedEquipment): string =>
  mark === '' ? kind : `${kind}-${slug(mark) || 'other'}`;
