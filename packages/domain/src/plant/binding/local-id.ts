/** ISO 19848 Local IDs over DNV's Vessel Information Structure (release 3-4a to 3-11a) read as the words of a name. */

/** Equipment of the first codes (gmod). */
const EQUIPMENT: readonly (readonly [RegExp, string])[] = [
  [/^411\.2|^443\./, 'propulsion motor'],
  [/^411\.1/, 'main engine'],
  [/^412\./, 'shaft'],
  [/^413\.1|^414\./, 'shaft'],
  [/^421\./, 'rudder'],
  [/^433\.2|^433\.3/, 'azimuth thruster'],
  [/^43[23]\.1/, 'bow thruster'],
  [/^511\.1/, 'diesel generator'],
  [/^513\.1/, 'switchboard'],
  [/^519\.1/, 'battery'],
  [/^652\.1/, 'ballast'],
  [/^1021\.1/, 'cargo'],
  [/^621\.1/, 'fuel oil'],
  [/^713\.1/, 'position'],
];

/** Codes behind the first; one that is not here is a part that no slot holds. */
const COMPONENTS: readonly (readonly [RegExp, string])[] = [
  [/^C101\.311?-0*(\d+)/, 'cylinder $1'],
  [/^C101\.31$/, ''],
  [/^C101(?:\.6\d*)?$|^C101\.66[0-9]?i?(?:-\w+)?$|^C467$|^S20[356]$|^S210$|^E3[12]$/, ''],
  [/^C663$/, 'turbocharger'],
  [/^H\d{3}$/, 'tank'],
  [/^S110(?:\.\d)?$/, 'pump'],
  [/^S90$/, 'valve'],
  [/^S130$/, 'filter'],
  [/^I201$/, 'flow meter'],
  [/^E52$/, 'insulation'],
];

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/rotational\.frequency/, 'speed'],
  [/electric\.potential/, 'voltage'],
  [/electric\.current/, 'current'],
  [/electric\.insulation/, 'insulation'],
  [/(?:heavy|low\.sulphur\.heavy)?\.?fuel\.oil|diesel\.oil/, 'fuel oil'],
  [/lubricating\.oil/, 'lube oil'],
  [/high\.temperature\.fresh\.water/, 'ht water'],
  [/low\.temperature\.fresh\.water/, 'lt water'],
  [/(?:scavenge|charge)\.air/, 'charge air'],
  [/combustion\.gas/, ''],
  [/running\.time/, 'running hours'],
  [/(?:volume|mass)\.flow\.rate/, 'flow'],
  [/differential\.pressure/, 'differential pressure'],
  [/exhaust\.gas/, 'exhaust'],
  [/phase\.[uvw]$/, 'phase'],
];

/** Metadata that says which reading of a quantity it is; all other states, commands, limits and deviations are no slot's. */
const PLAIN_META =
  /^(?:qty-[a-z.]+|cnt-[a-z.]+|pos-(?:inlet|outlet|phase\.[uvw])|state-(?:running|opened|closed|stand\.by)|calc-(?:mean|maximum)|detail-winding|cmd-order)$/;

const SIDES: Readonly<Record<string, string>> = { P: 'port', S: 'starboard', C: 'centre' };

export const isLocalId = (name: string): boolean => /^\/?dnv(-v\d+)?\/vis-|\/meta\//.test(name);

/** The words a Local ID stands for, none where no slot has it; undefined for a name that is no Local ID. */
export function readLocalId(name: string): string | undefined {
  if (!isLocalId(name)) return undefined;
  const [path = '', meta = ''] = name.split('/meta/');
  const [first = '', ...codes] = path.replace(/^\/?dnv(-v\d+)?\/vis-[^/]+\//, '').split('/');
  const equipment = EQUIPMENT.find(([code]) => code.test(first))?.[1];
  const components = codes.filter((code) => code !== 'sec' && !isSameEquipment(code, first)).map(toComponent);
  const terms = meta.split('/');
  const isPlain =
    equipment !== undefined && !components.includes(undefined) && terms.every((term) => PLAIN_META.test(term));
  if (!isPlain) return '';
  const parts = components.filter((words) => words !== '');
  const order = parts.includes('tank')
    ? [equipment, 'tank', toLocation(first)]
    : [equipment, toLocation(first), ...parts];
  const words = terms.filter((term) => !isSaidByTank(term, equipment)).map(toWords);
  return [...order, ...words].filter((word) => word !== '').join(' ');
}

/** `621.21/…/sec/511.11-2/…`: the same machine named again. */
const isSameEquipment = (code: string, first: string) => code === first || code === first.replace(/-\w+$/, '');

function toComponent(code: string): string | undefined {
  const found = COMPONENTS.find(([pattern]) => pattern.test(code));
  return found && code.replace(found[0], found[1]).trim();
}

/** `2P` is `2 port`, `8PU` is `8 port u`. */
function toLocation(first: string): string {
  const [, number = '', letters = ''] = /-0*(\d*)([A-Z]*)$/.exec(first) ?? [];
  const [side = '', ...rest] = letters;
  return [number, SIDES[side] ?? side.toLowerCase(), ...rest.map((letter) => letter.toLowerCase())].join(' ').trim();
}

/** Ballast is sea water and a cargo tank holds cargo: the tank says it. */
const isSaidByTank = (term: string, equipment: string | undefined) =>
  term === 'cnt-cargo' ||
  (term === 'cnt-sea.water' && equipment === 'ballast') ||
  (term.startsWith('cnt-') && equipment === 'fuel oil');

function toWords(term: string): string {
  const words = WORDS.reduce((text, [pattern, plain]) => text.replace(pattern, plain), term.replace(/^[a-z]+-/, ''));
  return words === 'phase' ? 'winding' : words.replaceAll('.', ' ');
}
