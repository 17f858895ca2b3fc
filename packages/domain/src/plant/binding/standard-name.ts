/** Standard names read as the words of a name: Signal K paths, and ISO 19848 Local IDs over DNV's structure. */

/** Equipment of the first codes of DNV's Vessel Information Structure (gmod), the longest code first. */
const GMOD: readonly (readonly [RegExp, string])[] = [
  [/^411\.2|^443\./, 'propulsion motor'],
  [/^411\.1/, 'main engine'],
  [/^412\./, 'shaft'],
  [/^413\.|^414\./, 'shaft propeller'],
  [/^421\./, 'rudder'],
  [/^433\.2|^433\.3/, 'azimuth thruster'],
  [/^43[23]\./, 'bow thruster'],
  [/^511\./, 'diesel generator'],
  [/^513\.|^512\./, 'switchboard'],
  [/^519\.|^516\./, 'battery'],
];

/** Components within equipment, by the codes behind its own. */
const COMPONENTS: readonly (readonly [RegExp, string])[] = [
  [/\/C101\.31\b/, 'cylinder'],
  [/\/C101\.63\b/, 'cooling water'],
  [/\/C101\.61\b/, 'cooling water'],
  [/\/C101\.64\b/, 'lube oil'],
  [/\/C101\.65/, 'fuel oil'],
  [/\/C101\.66\d*i?\/C663|\/C663\b/, 'turbocharger'],
  [/\/H\d{3}\b/, 'tank'],
  [/\/S110|\/C70\d/, 'pump'],
  [/\/S90|\/S61/, 'valve'],
  [/\/S130|\/S131/, 'filter'],
];

const META_WORDS: readonly (readonly [RegExp, string])[] = [
  [/rotational\.frequency/, 'speed'],
  [/electric\.potential/, 'voltage'],
  [/electric\.current/, 'current'],
  [/electric\.insulation/, 'insulation'],
  [/lubricating\.oil/, 'lube oil'],
  [/running\.time/, 'running hours'],
  [/volume\.flow\.rate|mass\.flow\.rate/, 'flow'],
  [/differential\.pressure/, 'differential pressure'],
  [/exhaust\.gas/, 'exhaust'],
];

const isLocalId = (name: string) => /^\/?dnv(-v\d+)?\/vis-|\/meta\//.test(name);

/** The words a Local ID stands for; undefined for a name that is none. */
export function readLocalId(name: string): string | undefined {
  if (!isLocalId(name)) return undefined;
  const [path = '', meta = ''] = name.split('/meta/');
  const item = path.replace(/^\/?dnv(-v\d+)?\/vis-[^/]+\//, '').replace(/\/sec\/.*$/, '');
  const equipment = GMOD.find(([code]) => code.test(item))?.[1] ?? '';
  const location = /^[0-9.a-z]+-([0-9]*)([A-Z]*)/.exec(item);
  const side = { P: 'port', S: 'starboard', C: 'centre' }[location?.[2]?.[0] ?? ''] ?? '';
  const components = COMPONENTS.filter(([code]) => code.test(`/${item}`)).map(([, words]) => words);
  const cylinder = /C101\.31-0*(\d+)/.exec(item)?.[1] ?? '';
  const words = META_WORDS.reduce((text, [pattern, plain]) => text.replace(pattern, plain), meta)
    .replace(/\b(qty|cnt|pos|state|calc|cmd|detail|type)[-~]/g, ' ')
    .replaceAll(/[./]/g, ' ');
  return [equipment, location?.[1] ?? '', side, ...components, cylinder, words].join(' ');
}

const SIGNAL_K_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^propulsion\.([^.]+)\./, 'main engine $1 '],
  [/^tanks\.(\w+)\.([^.]+)\./, '$1 tank $2 '],
  [/^electrical\.batteries\.([^.]+)\.capacity\./, 'battery $1 '],
  [/^electrical\.batteries\.([^.]+)\./, 'battery $1 '],
  [/^electrical\.(?:alternators|ac)\.([^.]+)\./, 'generator $1 '],
  [/^steering\./, ''],
];

const isSignalKPath = (name: string) => /^[a-z][A-Za-z]*(\.[A-Za-z0-9_-]+){1,}$/.test(name);

/** The words a path of Signal K stands for; undefined for a name that is none. */
export function readSignalKPath(name: string): string | undefined {
  if (!isSignalKPath(name)) return undefined;
  const group = SIGNAL_K_GROUPS.find(([pattern]) => pattern.test(name));
  const words = group === undefined ? name : name.replace(group[0], group[1]);
  return words
    .replace(/^main engine (?!port|starboard|\d)\w+ /, 'main engine ')
    .replace(/\bcurrent(Level|Volume)\b/g, '$1');
}
