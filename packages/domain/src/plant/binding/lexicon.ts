/**
 * The words of engineers for equipment, media, quantities and places: English, German and Norwegian, the abbreviations of
 * yards and alarm systems, and the concept each stands for. Longer phrases count before their parts.
 */
import type { EquipmentKind } from '../equipment/equipment-kind.ts';

/** What is measured. One of them decides most of what a tag can be. */
export const QUANTITY_CONCEPTS = [
  'pressure',
  'pressure-drop',
  'temperature',
  'speed',
  'load',
  'power',
  'reactive-power',
  'torque',
  'voltage',
  'current',
  'frequency',
  'flow',
  'level',
  'volume',
  'sounding',
  'position',
  'angle',
  'hours',
  'viscosity',
  'density',
  'charge',
  'health',
  'spread',
  'insulation',
  'running',
  'open',
  'closed',
  'pitch',
  'rate',
  'starts',
  'total',
  'efficiency',
] as const;

/** Words of a concept, separated by `|`; the last column is what they add to a name. */
type Row = readonly [concept: string, words: string];

const QUANTITIES: readonly Row[] = [
  [
    'pressure-drop',
    'differential pressure|diff press|diff pressure|delta p|dp|differenzdruck|differansetrykk|pressure drop|difftrykk',
  ],
  ['pressure', 'pressure|press|pres|prs|pr|druck|trykk|p|pt|pi|pit'],
  ['temperature', 'temperature|temp|tmp|temperatur|t|tt|te|ti|tit'],
  ['speed', 'speed|spd|rpm|revs|revolutions|drehzahl|turtall|omdreininger|n|rotational frequency|hastighet'],
  ['load', 'load|belastung|last|belastning|auslastung|lastgrad'],
  ['reactive-power', 'reactive power|kvar|blindleistung|reaktiv effekt'],
  ['power', 'power|pwr|kw|leistung|effekt|active power|wirkleistung|pow'],
  ['torque', 'torque|drehmoment|moment|dreiemoment|trq'],
  ['voltage', 'voltage|volt|volts|spannung|spenning|electric potential|u'],
  ['current', 'current|amp|amps|ampere|strom|strøm|electric current|cur'],
  ['frequency', 'frequency|freq|frequenz|frekvens|hz'],
  ['flow', 'flow|ft|fit|flow rate|volume flow rate|durchfluss|gjennomstrømning|mengde|durchflussmenge'],
  ['level', 'level|lvl|lit|füllstand|nivå|niva|stand|niveau|lev'],
  ['volume', 'volume|vol|inhalt|volum|content|contents'],
  ['sounding', 'sounding|peilung|peiling|snd'],
  ['position', 'position|pos|stellung|stilling|opening rate|opening'],
  ['angle', 'angle|winkel|vinkel|ang'],
  [
    'hours',
    'running hours|run hours|hours|hrs|betriebsstunden|driftstimer|running time|operating hours|timeteller|rhrs|stunden|timer',
  ],
  ['viscosity', 'viscosity|visc|viskosität|viskositet'],
  ['density', 'density|dens|dichte|tetthet'],
  ['charge', 'state of charge|soc|ladezustand|ladetilstand'],
  ['health', 'state of health|soh|gesundheitszustand|helsetilstand'],
  ['spread', 'spread|cell spread|zellspreizung|cellespredning|spredning|spreizung'],
  ['insulation', 'insulation|insulation resistance|isolation|isolationswiderstand|isolasjon|iso|electric insulation'],
  ['running', 'running|run|on|in operation|läuft|in betrieb|i drift|kjører|betrieb|drift|state running'],
  ['open', 'open|opened|offen|åpen|auf|opn'],
  ['closed', 'closed|close|geschlossen|lukket|zu|cls|stengt'],
  ['pitch', 'pitch|propeller pitch|steigung|stigning'],
  ['rate', 'consumption|rate|verbrauch|forbruk|cons'],
  ['starts', 'starts|number of starts|startzahl|antall starter'],
  ['total', 'total|totalizer|totaliser|zähler|teller|counter|sum'],
  ['efficiency', 'efficiency|wirkungsgrad|virkningsgrad|eff'],
];

const MEDIA: readonly Row[] = [
  ['lube-oil', 'lube oil|lub oil|lubricating oil|lo|schmieröl|smøreolje|smoreolje|l o|lub|lubeoil|oil|öl|olje|lube'],
  [
    'fuel',
    'fuel oil|fuel|fo|brennstoff|kraftstoff|brennolje|drivstoff|f o|heavy fuel oil|hfo|mdo|mgo|diesel oil|do|diesel',
  ],
  [
    'cooling-water',
    'cooling water|coolant|jacket water|jacket cooling water|jcw|jw|cw|c w|cfw|kühlwasser|kjølevann|kjolevann|fresh cooling water',
  ],
  [
    'high-temperature-water',
    'ht water|ht cooling water|ht cw|ht|high temperature fresh water|hochtemperatur kühlwasser|htfw|ht fw',
  ],
  [
    'low-temperature-water',
    'lt water|lt cooling water|lt cw|lt|low temperature fresh water|niedertemperatur kühlwasser|ltfw|lt fw',
  ],
  ['sea-water', 'sea water|seawater|sw|seewasser|sjøvann|sjovann'],
  ['fresh-water', 'fresh water|freshwater|fw|frischwasser|ferskvann|potable water'],
  ['exhaust', 'exhaust gas|exhaust|exh gas|exh|eg|abgas|eksos|avgass|exg'],
  ['charge-air', 'charge air|scavenge air|scav air|scav|boost|ladeluft|spyleluft|ca|scavenging air|boost air'],
  ['turbocharger', 'turbocharger|turbo charger|tc|turbo|turbolader|atl|t c'],
  ['crankcase', 'crankcase|crank case|kurbelgehäuse|veivhus'],
  ['oil-mist', 'oil mist|omd|ölnebel|oljetåke'],
  ['winding', 'winding|wdg|wicklung|vikling'],
  ['air-filter', 'air filter|luftfilter'],
  ['wash-water', 'wash water|washwater|waschwasser|vaskevann|ww'],
];

const NAVIGATION: readonly Row[] = [
  [
    'speed-over-ground',
    'speed over ground|sog|fahrt uber grund|fart over grunn|fahrt über grund|vessel speed|ship speed',
  ],
  ['speed-through-water', 'speed through water|stw|fahrt durchs wasser|fart gjennom vann|log speed|water speed'],
  ['course-over-ground', 'course over ground|cog|kurs über grund|kurs over grunn|course over ground true'],
  ['heading', 'heading true|heading|hdg|hdt|kurs|rettvisende kurs|rechtweisender kurs|gyro'],
  ['heading-magnetic', 'heading magnetic|hdm|magnetic heading|missweisender kurs|magnetisk kurs'],
  ['rate-of-turn', 'rate of turn|rot|drehgeschwindigkeit|svingehastighet|dreierate|wendegeschwindigkeit'],
  [
    'wind-true-speed',
    'true wind speed|tws|wahre windgeschwindigkeit|sann vindhastighet|wind speed true|speed true wind',
  ],
  [
    'wind-true-direction',
    'true wind direction|twd|wahre windrichtung|sann vindretning|wind direction true|wind direction',
  ],
  ['wind-true-angle', 'true wind angle|twa|wind angle true|wind angle true water'],
  [
    'wind-apparent-speed',
    'apparent wind speed|aws|relative wind speed|scheinbare windgeschwindigkeit|relativ vindhastighet|wind speed apparent|rel wind speed',
  ],
  [
    'wind-apparent-angle',
    'apparent wind angle|awa|relative wind angle|relative wind direction|relativ vindretning|wind angle apparent|rel wind dir|scheinbarer windwinkel',
  ],
  ['depth-keel', 'depth below keel|ukc|wassertiefe unter kiel|dybde under kjøl|under keel clearance|dbk|below keel'],
  [
    'depth-transducer',
    'depth below transducer|depth transducer|dbt|wassertiefe|vanndybde|echo depth|water depth|below transducer|depth',
  ],
  ['depth-surface', 'depth below surface|dbs|below surface'],
  ['roll', 'roll|rulling|rollen|rollwinkel'],
  ['trim-pitch', 'pitch angle|stampen|stamping|stampwinkel'],
  ['heel', 'heel|list|krengning|krängung|slagside|schlagseite'],
  ['trim', 'trim'],
  [
    'draught-forward',
    'draught forward|draft forward|draft fwd|draught fwd|tiefgang vorn|dypgående forut|tiefgang vorne',
  ],
  ['draught-aft', 'draught aft|draft aft|tiefgang achtern|dypgående akter|tiefgang hinten'],
  ['draught', 'draught|draft|tiefgang|dypgående|dypgang|current draft'],
  ['air', 'air|luft|ambient|outside|aussen|ute|uteluft|aussenluft'],
  ['barometric', 'barometric|barometer|baro|atmospheric|luftdruck|lufttrykk|barometric pressure'],
  ['humidity', 'relative humidity|humidity|rh|luftfeuchtigkeit|luftfuktighet|hum'],
  ['fuel-density', 'fuel density at 15 °c'],
  ['so2', 'so2'],
  ['co2', 'co2'],
  ['ph', 'ph'],
  ['pah', 'pah'],
  ['turbidity', 'turbidity|trübung|turbiditet|turb'],
  ['thrust', 'thrust|schub|skyvekraft'],
  ['blocked', 'blocked|blockiert|blokkert|inhibited'],
];

const PARTS: readonly Row[] = [
  ['inlet', 'inlet|in|eintritt|innløp|inn|vor'],
  ['outlet', 'outlet|out|austritt|utløp|ut|nach|discharge'],
  ['mean', 'mean|average|avg|mittel|middel|gjennomsnitt|calc mean'],
  ['maximum', 'maximum|max|pmax|zünddruck|makstrykk|peak|firing|høyeste|høchste|combustion'],
  ['deviation', 'deviation|dev|abweichung|avvik|calc deviation'],
  ['order', 'order|setpoint|set|command|cmd|soll|ordre|ref|reference|demand|sollwert|settpunkt'],
  ['cylinder', 'cylinder|cyl|zylinder|zyl|sylinder|syl|cy'],
  ['cell', 'cell|zelle|celle'],
  ['lowest', 'lowest|min|minimum|niedrigste|laveste|lo cell'],
  ['highest', 'highest|høyeste|höchste|hi cell'],
  ['supply', 'supply|vorlauf|tilførsel|tur|feed'],
  ['return', 'return|rücklauf|retur|ret'],
  ['rack', 'rack|fuel rack|fuel index|füllung|pådrag'],
  ['breaker', 'breaker|cb|leistungsschalter|bryter|effektbryter|schalter'],
  ['contactor', 'contactor|schütz|kontaktor'],
  ['bus-tie', 'bus tie|bustie|kuppelschalter|samleskinnebryter'],
  ['hotel', 'hotel|hotellast|bordnetz'],
];

/** Words that say nothing of what is measured. */
const EMPTY_WORDS =
  'no|nr|num|number|value|val|actual|act|ist|sensor|transmitter|signal|ai|pv|meas|measured|of|the|for|at|and|von|der|die|das|av|til|ms|mv|system|sys|unit|qty|cnt|meta|state|detail|type|status|main|aft|fwd|local|remote|ch|channel|point|tag|al|alarm|indication|ind|status|engine room|er';

const EQUIPMENT: readonly (readonly [EquipmentKind, string])[] = [
  [
    'main-engine',
    'main engine|me|m e|hauptmaschine|hauptmotor|hm|hovedmotor|hovedmaskin|hovedmaskineri|propulsion engine|me engine|engine|eng|motor|fremdriftsmotor',
  ],
  ['propulsion-motor', 'propulsion motor|prop motor|fahrmotor|fremdriftselmotor|e motor|pm|electric propulsion motor'],
  ['shaft', 'shaft|propeller shaft|welle|propellerwelle|aksel|propellaksel|shaftline|propeller|propell'],
  ['rudder', 'rudder|ruder|ror|rud|steering gear'],
  ['azimuth', 'azimuth|azimuth thruster|azi|azipull|azipod|pod|schottel|ruderpropeller|azimut'],
  [
    'thruster',
    'bow thruster|stern thruster|tunnel thruster|thruster|bt|bugstrahlruder|heckstrahlruder|baugpropell|hekkpropell|sidepropell|bugstrahler|st thruster',
  ],
  [
    'generator',
    'diesel generator|aux engine|auxiliary engine|aux|ae|dg|d g|gen|generator|genset|hilfsdiesel|hilfsmotor|dieselgenerator|hjelpemotor|hjelpemaskin|generatorsatz|aggregat|dieselaggregat',
  ],
  ['switchboard', 'switchboard|main switchboard|swb|msb|msbd|hauptschalttafel|hovedtavle|tavle|schalttafel'],
  ['shore-connection', 'shore connection|shore|shore power|landanschluss|landstrøm|landstrom|landtilkobling'],
  ['battery-string', 'battery string|string|batteriestrang|batteristreng|strang|streng|bat string|rack string'],
  ['battery-module', 'battery module|module|modul|batteriemodul|batterimodul'],
  ['battery', 'battery|bat|batt|bms|batterie|batteri|ess|energy storage|akku'],
  ['scrubber', 'scrubber|egcs|egc|abgaswäscher|skrubber|exhaust gas cleaning'],
  ['tank', 'tank|tk|tnk|bunker|well|tanks'],
  ['pump', 'pump|pumpe|pmp|pp'],
  ['valve', 'valve|ventil|vlv|klappe|v v'],
  ['filter', 'filter|strainer|fltr|sil'],
  ['flow-meter', 'flow meter|flowmeter|durchflussmesser|mengdemåler|coriolis'],
];

const SIDES: readonly Row[] = [
  ['port', 'port|ps|bb|backbord|babord|prt|p s|port side'],
  ['starboard', 'starboard|stbd|stb|sb|ss|steuerbord|styrbord|star board|starboard side'],
  ['centre', 'centre|center|ctr|mitte|midt|senter'],
];

/** Concepts of words that stand for one alone: letters that mean a medium only where nothing else does. */
export interface Entry {
  readonly kind: 'equipment' | 'quantity' | 'medium' | 'part' | 'side' | 'empty';
  readonly concept: string;
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('å', 'a')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

/** By phrase of folded words with a blank between them. */
export const LEXICON: ReadonlyMap<string, Entry> = new Map(
  (
    [
      ['empty', [['', EMPTY_WORDS]]],
      ['part', PARTS],
      ['part', NAVIGATION],
      ['medium', MEDIA],
      ['quantity', QUANTITIES],
      ['side', SIDES],
      ['equipment', EQUIPMENT],
    ] as const
  ).flatMap(([kind, rows]) =>
    rows.flatMap(([concept, words]) => words.split('|').map((word) => [fold(word), { kind, concept }] as const)),
  ),
);

/** Words of the longest phrase. */
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(' ').length));

export { fold };
