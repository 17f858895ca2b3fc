/**
 * The words of engineers for equipment, media, quantities and places: English, German and Norwegian, the abbreviations of
 * yards and alarm systems, and the concept each stands for. Longer phrases count before their parts.
 */
import type { EquipmentKind } from '../equipment/equipment-kind.ts';
import { FOREIGN_WORDS, PART_NAMES } from './part-words.ts';

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
    'differential pressure|diff press|diff pressure|delta p|dp|differenzdruck|differansetrykk|pressure drop|difftrykk|diff|differential|diff druck|difftrykk|pdt|dpt',
  ],
  ['pressure', 'pressure|press|pres|prs|pr|druck|trykk|p|pt|pi|pit'],
  ['temperature', 'temperature|temp|tmp|temperatur|t|tt|te|ti|tit|temps'],
  [
    'speed',
    'speed|spd|rpm|revs|revolutions|drehzahl|turtall|omdreininger|n|rotational frequency|hastighet|revolution|drehz|omdr|u min|tourenzahl',
  ],
  ['load', 'load|belastung|last|belastning|auslastung|lastgrad|load pct|last prosent'],
  ['reactive-power', 'reactive power|kvar|blindleistung|reaktiv effekt|reactive|react pwr|reactive pwr|q'],
  [
    'power',
    'power|pwr|kw|leistung|effekt|active power|wirkleistung|pow|output power|shp|horse power|horsepower|avgitt effekt|horse',
  ],
  ['torque', 'torque|drehmoment|moment|dreiemoment|trq'],
  ['voltage', 'voltage|volt|volts|spannung|spenning|electric potential|u|vdc|vac|u dc'],
  ['current', 'current|amp|amps|ampere|strom|strøm|electric current|ampere|idc|iac'],
  ['frequency', 'frequency|freq|frequenz|frekvens|hz|frekv'],
  [
    'flow',
    'flow|ft|fit|flow rate|volume flow rate|durchfluss|gjennomstrømning|mengde|durchflussmenge|flow meter reading|vannmengde|lph|durchfl',
  ],
  ['level', 'level|lvl|lit|füllstand|nivå|niva|stand|niveau|lev|fullst|fill level|lt|lvl pct'],
  ['volume', 'volume|vol|inhalt|volum|cubic|rauminhalt'],
  ['sounding', 'sounding|peilung|peiling|snd|gauge sounding'],
  ['position', 'position|pos|stellung|stilling|opening rate|opening|feedback'],
  ['angle', 'angle|winkel|vinkel|ang|lage'],
  [
    'hours',
    'running hours|run hours|hours|hrs|betriebsstunden|driftstimer|running time|operating hours|timeteller|rhrs|stunden|timer|hour|running hour|run hour|run hrs|betr std|betriebsstd|betr stunden|driftstid|std|driftst|operating time|run time|runtime|engine hours',
  ],
  ['viscosity', 'viscosity|visc|viskosität|viskositet'],
  ['density', 'density|dens|dichte|tetthet'],
  ['charge', 'state of charge|soc|ladezustand|ladetilstand|state charge|lading'],
  ['health', 'state of health|soh|gesundheitszustand|helsetilstand'],
  ['spread', 'spread|cell spread|zellspreizung|cellespredning|spredning|spreizung|delta|differenz'],
  [
    'insulation',
    'insulation|insulation resistance|isolation|isolationswiderstand|isolasjon|iso|electric insulation|insul|insul res|isolation resistance|isolasjonsmotstand|earth insulation',
  ],
  [
    'running',
    'running|run|in operation|läuft|in betrieb|i drift|kjører|betrieb|drift|state running|lauft|gar|laeuft|in drift|ist ein|in op',
  ],
  ['open', 'open|opened|offen|åpen|opn|apen'],
  ['closed', 'closed|close|geschlossen|lukket|cls|stengt'],
  ['pitch', 'pitch|propeller pitch|steigung|stigning'],
  ['rate', 'consumption|rate|verbrauch|forbruk|cons|consumed|lit h|verbr|drivstofforbruk|fuel burn'],
  ['starts', 'starts|number of starts|startzahl|antall starter|no of starts|starts count|anzahl starts|starter'],
  ['total', 'total|totalizer|totaliser|zähler|teller|counter|sum|consumed total'],
  ['efficiency', 'efficiency|wirkungsgrad|virkningsgrad|eff'],
];

const MEDIA: readonly Row[] = [
  [
    'lube-oil',
    'lube oil|lub oil|lubricating oil|lo|schmieröl|smøreolje|smoreolje|l o|lub|lubeoil|oil|öl|olje|lube|schmol|schmoel|schmieroel|main lo|lubrication|smoroil|smol|l oil|lub o',
  ],
  [
    'fuel',
    'fuel oil|fuel|fo|brennstoff|kraftstoff|brennolje|drivstoff|f o|heavy fuel oil|hfo|mdo|mgo|diesel oil|do|diesel|krst|brennst|brennstoffol|kraftst|marine diesel oil|marine gas oil|lsfo|vlsfo|f oil|schwerol|tungolje|gas oil|brstoff|heavy fuel',
  ],
  [
    'cooling-water',
    'cooling water|coolant|jacket water|jacket cooling water|jcw|jw|cw|c w|cfw|kühlwasser|kjølevann|kjolevann|fresh cooling water|jc fw|jcfw|j c fw|kuhlw|kuehlwasser|kw temp|motor kuhlwasser|jacket|jw temp|eng coolant',
  ],
  [
    'high-temperature-water',
    'ht water|ht cooling water|ht cw|ht|high temperature fresh water|hochtemperatur kühlwasser|htfw|ht fw|ht kuhlwasser|ht kjolevann|ht vann|ht kw|ht fresh water|ht fresh|ht cooling fresh water',
  ],
  [
    'low-temperature-water',
    'lt water|lt cooling water|lt cw|lt|low temperature fresh water|niedertemperatur kühlwasser|ltfw|lt fw|lt kjolevann|lt vann|nt kuhlwasser|nt kw|nt|lt kuhlwasser|lt fresh water',
  ],
  ['sea-water', 'sea water|seawater|sw|seewasser|sjøvann|sjovann|cooling sea water|salzwasser|saltvann'],
  ['fresh-water', 'fresh water|freshwater|fw|frischwasser|ferskvann|potable water'],
  ['exhaust', 'exhaust gas|exhaust|exh gas|exh|eg|abgas|eksos|avgass|exg|exh gas temp|eksosgass|avgasser|abg'],
  [
    'charge-air',
    'charge air|scavenge air|scav air|scav|boost|charge air engine|ladeluft|spyleluft|ca|scavenging air|boost air|scav air receiver|scavenge air receiver|charging air|spulluft|ladel',
  ],
  ['turbocharger', 'turbocharger|turbo charger|tc|turbo|turbolader|atl|t c|abgasturbolader|turboch|tchr'],
  ['crankcase', 'crankcase|crank case|kurbelgehäuse|veivhus'],
  [
    'oil-mist',
    'oil mist|omd|ölnebel|oljetåke|olnebelkonzentration|oil mist density|oil mist concentration|crankcase oil mist|crankcase oil mist density|oljetake',
  ],
  ['winding', 'winding|wdg|wicklung|vikling|stator winding|stator|wicklungs|viklings|wdgs'],
  ['air-filter', 'air filter|luftfilter'],
  ['wash-water', 'wash water|washwater|waschwasser|vaskevann|ww|scrubbing water|scrubber water|vaskevann|waschw'],
];

const NAVIGATION: readonly Row[] = [
  [
    'speed-over-ground',
    'speed over ground|sog|fahrt uber grund|fart over grunn|fahrt über grund|vessel speed|ship speed|gps speed sog|gps speed|geschw uber grund|geschwindigkeit uber grund|geschw ueber grund|fahrt ueber grund',
  ],
  [
    'speed-through-water',
    'speed through water|stw|fahrt durchs wasser|fart gjennom vann|log speed|water speed|speed log water|speed log|log fart|fahrt durch wasser',
  ],
  [
    'course-over-ground',
    'course over ground|cog|kurs über grund|kurs over grunn|course over ground true|gps course cog|gps course|kurs ueber grund',
  ],
  [
    'heading',
    'heading true|heading|hdg|hdt|kurs|rettvisende kurs|rechtweisender kurs|gyro|kurs gyro|gyro heading|gyro kurs|kreiselkurs|gyrokurs|steuerkurs',
  ],
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
    'apparent wind speed|aws|relative wind speed|scheinbare windgeschwindigkeit|relativ vindhastighet|wind speed apparent|rel wind speed|scheinb windgeschw|rel windgeschw',
  ],
  [
    'wind-apparent-angle',
    'apparent wind angle|awa|relative wind angle|relative wind direction|relativ vindretning|wind angle apparent|rel wind dir|scheinbarer windwinkel|rel wind direction|scheinbare windrichtung|relative windrichtung',
  ],
  [
    'depth-keel',
    'depth below keel|ukc|wassertiefe unter kiel|dybde under kjøl|under keel clearance|dbk|below keel|tiefe unter kiel|dybde under kjol|depth under keel',
  ],
  [
    'depth-transducer',
    'depth below transducer|depth transducer|dbt|wassertiefe|vanndybde|echo depth|water depth|below transducer|depth|echo sounder depth|echo sounder|echolot|ekkolodd|depth sounder',
  ],
  ['depth-surface', 'depth below surface|dbs|below surface'],
  ['roll', 'roll|rulling|rollen|rollwinkel'],
  ['trim-pitch', 'pitch angle|stampen|stamping|stampwinkel|mru pitch|vessel pitch'],
  ['heel', 'heel|list|krengning|krängung|slagside|schlagseite|ship heel'],
  ['trim', 'trim|ship trim|trimm|hull trim'],
  [
    'draught-forward',
    'draught forward|draft forward|draft fwd|draught fwd|tiefgang vorn|dypgående forut|tiefgang vorne|dypgang forut|dypgang for|draft fore|draught fore|tiefgang vorne',
  ],
  [
    'draught-aft',
    'draught aft|draft aft|tiefgang achtern|dypgående akter|tiefgang hinten|dypgang akter|tiefgang hinten|dypgang akterut',
  ],
  ['draught', 'draught|draft|tiefgang|dypgående|dypgang|current draft'],
  ['air', 'air|luft|ambient|outside|aussen|ute|uteluft|aussenluft|utetemperatur|outside air|uteluftstemp|aussenluft'],
  ['barometric', 'barometric|barometer|baro|atmospheric|luftdruck|lufttrykk|barometric pressure'],
  ['humidity', 'relative humidity|humidity|rh|luftfeuchtigkeit|luftfuktighet|hum'],
  ['fuel-density', 'fuel density at 15 °c'],
  ['so2', 'so2|so 2|stack so2'],
  ['co2', 'co2|co 2|stack co2'],
  ['ph', 'ph|ph wert|ph value'],
  ['pah', 'pah'],
  ['turbidity', 'turbidity|trübung|turbiditet|turb|turbiditet|trubung'],
  ['thrust', 'thrust|schub|skyvekraft'],
  ['blocked', 'blocked|blockiert|blokkert|inhibited|start blocked|startsperre|start inhibit'],
];

const PARTS: readonly Row[] = [
  ['inlet', 'inlet|in|eintritt|innløp|inn|vor|inlass|eing|before|upstream|innlop|for motor|vor motor|eintr'],
  ['outlet', 'outlet|out|austritt|utløp|ut|nach|discharge|austr|aus|after|utlop|etter|overboard|discharge water|disch'],
  ['mean', 'mean|average|avg|mittel|middel|gjennomsnitt|calc mean|mw|cyl mean|avg temp|across sensors'],
  ['maximum', 'pmax|zünddruck|makstrykk|peak|firing|combustion|p max|zundd|peak press|firing pressure|spitzendruck'],
  ['deviation', 'deviation|dev|abweichung|avvik|calc deviation'],
  [
    'order',
    'order|setpoint|set|command|cmd|soll|ordre|ref|reference|demand|sollwert|settpunkt|ordre|soll wert|steering order|setting',
  ],
  ['cylinder', 'cylinder|cyl|zylinder|zyl|sylinder|syl|cy'],
  ['cell', 'cell|zelle|celle'],
  ['lowest', 'lowest|min|minimum|niedrigste|laveste|lo cell|niedrigste|laveste'],
  ['highest', 'highest|høyeste|höchste|hi cell|max|maximum|hoechste'],
  ['supply', 'supply|vorlauf|tilførsel|tur|feed|zulauf|turlop'],
  ['return', 'return|rücklauf|retur|ret'],
  [
    'rack',
    'rack|fuel rack|fuel index|füllung|pådrag|fuel rack position|fuel index|rack position|fullung|pumpenfullung',
  ],
  ['breaker', 'breaker|cb|leistungsschalter|bryter|effektbryter|schalter|acb|circuit breaker|gen schalter|vcb|ls'],
  ['contactor', 'contactor|schütz|kontaktor'],
  ['limit', 'limit|grenze|grense'],
  ['charging', 'charge power|charge|charged|charging|max charge|lade|geladene'],
  ['discharging', 'discharge power|discharging|discharged|entladene|entlade|utlading|max discharge'],
  ['energy', 'energy|energie|energi'],
  ['ventilation', 'ventilation|ventilation running|battery room ventilation'],
  ['emergency-stop', 'emergency stop|e stop|estop'],
  ['off-gas', 'off gas|offgas|off gas detector'],
  [
    'slow-down',
    'slow down|slowdown|slow down activated|slow down active|leistungsreduzierung|leistungsreduzierung aktiv|lastreduksjon',
  ],
  ['cooler', 'cac|charge air cooler|ladeluftkuhler|ladeluftkjoler|luftkuhler|intercooler'],
  ['standby', 'standby|st by|stby|stand by|bereitschaft|reserve'],
  ['high', 'high|hoch|hoy|hoyt|level high'],
  ['ratio', 'so2 co2 ratio|so2 co2|so2 to co2 ratio|so2co2 ratio|so2co2'],
  ['bypass', 'bypass damper|bypass|umgehungsklappe|omlop'],
  ['calibrating', 'calibrating|calibration|calibration active|kalibrierung|kalibrering|analyser calibrating'],
  ['tripped', 'tripped|ausgelost'],
  ['mode', 'mode|operating mode|betriebsart|driftsmodus'],
  ['grade', 'grade|sorte'],
  ['direction', 'direction|richtung|retning'],
  ['towing', 'towing winch pull|tauevinsj drag|schlepptrossenzug|towing pull|bollard pull|tow wire tension'],
  ['operation', 'operation|dp operation mode|operation mode|driftsform'],
  ['current-set', 'current set|strom retning|strom retning hav|stromrichtung|stromungsrichtung'],
  ['current-drift', 'current drift|strom fart|strom fart hav|stromungsgeschwindigkeit'],
  ['hotel', 'hotel|hotellast|bordnetz|hotell'],
];

/** Words that say nothing of what is measured. */
const EMPTY_WORDS =
  'no|nr|num|number|value|val|actual|act|ist|sensor|transmitter|signal|ai|pv|meas|measured|of|the|for|at|and|von|der|die|das|av|til|ms|mv|system|sys|unit|qty|eng|auto|monitor|reading|after cooler|nach kuhler|etter kjoler|cooler inlet|cooler outlet|line|resistance|actual value|bar|degc|m 3|v|kpa|pct|percent|prosent|gas temperature|active|aktiv|on|inne|ein|is|dc|bus|busbar|net|sea|hav|steering|hull|mru|gps|ship|ship s|ac|outside|outdoor|og|und|or|to|room|h 2 o|cnt|meta|state|detail|type|status|aft|fwd|local|remote|ch|channel|point|tag|ind|status';

const EQUIPMENT: readonly (readonly [EquipmentKind, string])[] = [
  [
    'main-engine',
    'main engine|me|m e|hauptmaschine|hauptmotor|hm|hovedmotor|hovedmaskin|hovedmaskineri|propulsion engine|main eng|mainengine|hauptmasch|hovedmot|main propulsion engine|prop engine',
  ],
  [
    'propulsion-motor',
    'propulsion motor|prop motor|fahrmotor|fremdriftselmotor|e motor|pm|electric propulsion motor|prop mot|propellermotor|fremdriftsmotor|propulsjonsmotor|el motor',
  ],
  [
    'shaft',
    'shaft|propeller shaft|welle|propellerwelle|aksel|propellaksel|shaftline|propeller|propell|cpp|propelleraksel|propellerwellen|wellen|prop shaft|shaft line',
  ],
  ['rudder', 'rudder|ruder|ror|rud|steering gear'],
  [
    'azimuth',
    'azimuth|azimuth thruster|azi|azipull|azipod|schottel|ruderpropeller|azimut|main azimuth|hovedthruster|steerable thruster',
  ],
  [
    'thruster',
    'bow thruster|stern thruster|tunnel thruster|thruster|bt|bugstrahlruder|heckstrahlruder|baugpropell|hekkpropell|sidepropell|bugstrahler|st thruster|bow thr|stern thr|bow tunnel thr|tunnel thr|tunnelthruster|tunnelthruster forut|bow tunnel thruster|retractable azimuth|retractable thruster|retractable azimuth fwd|bsr|hsr|stern thruster|sidethruster|baugthruster|hekkthruster|heck strahlruder',
  ],
  [
    'generator',
    'diesel generator|aux engine|auxiliary engine|aux|ae|dg|d g|gen|generator|genset|hilfsdiesel|hilfsmotor|dieselgenerator|hjelpemotor|hjelpemaskin|generatorsatz|aggregat|dieselaggregat|g e|a e|main gen|maingen|main generator|hidi|hilfsd|hd|aux eng|harbour generator|havnegenerator|hjelpemaskineri|emergency generator',
  ],
  [
    'bus-tie',
    'bus tie|bustie|bus tie breaker|bus tie cb|bustie cb|samleskinnebryter|kuppelschalter|sammelschienenkuppler|bus coupler',
  ],
  [
    'fuel-system',
    'fuel system|fo booster unit|booster unit|fuel booster unit|brennstoffmodul|brennstoffsystem|drivstoffsystem',
  ],
  [
    'switchboard',
    'switchboard|main switchboard|swb|msb|msbd|hauptschalttafel|hovedtavle|tavle|schalttafel|main switch board|hauptschaltt|msb busbar|busbar|hoved tavle|sammelschiene',
  ],
  [
    'shore-connection',
    'shore connection|shore|shore power|landanschluss|landstrøm|landstrom|landtilkobling|shore conn|shore supply|land anschluss|landstrom|landanschluss|alternative maritime power|amp panel',
  ],
  [
    'battery-string',
    'battery string|string|batteriestrang|batteristreng|strang|streng|bat string|rack string|str|pack|batteri streng|batterie strang',
  ],
  ['battery-module', 'battery module|module|modul|batteriemodul|batterimodul'],
  [
    'battery',
    'battery|bat|batt|bms|batterie|batteri|ess|energy storage|akku|energy storage system|batteripakke|energystorage|bess|batteriebank|battery bank|battery system',
  ],
  [
    'scrubber',
    'scrubber|egcs|egc|abgaswäscher|skrubber|exhaust gas cleaning|abgaswascher|eksosrenser|exhaust gas cleaner|egc unit',
  ],
  ['tank', 'tank|tk|tnk|tanks'],
  ['pump', 'pump|pumpe|pmp|pp|pumpen'],
  ['valve', 'valve|ventil|vlv|klappe|v v|klappen|ventiler'],
  ['filter', 'filter|strainer|fltr|sil|filt|autofilter|auto filter'],
  ['flow-meter', 'meter|flow meter|flowmeter|durchflussmesser|mengdemåler|coriolis|fuel flow meter'],
];

const SIDES: readonly Row[] = [
  ['port', 'port|ps|bb|backbord|babord|prt|p s|port side|backb|babords'],
  ['starboard', 'starboard|stbd|stb|sb|ss|steuerbord|styrbord|star board|starboard side|steuerb|styrb|strb'],
  ['centre', 'centre|center|ctr|mitte|midt|senter'],
];

/** Concepts of words that stand for one alone: letters that mean a medium only where nothing else does. */
export interface Entry {
  readonly kind: 'equipment' | 'quantity' | 'medium' | 'part' | 'name' | 'side' | 'engine' | 'foreign' | 'empty';
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

/** `schmieröl` is also written `schmieroel`. */
const spell = (word: string): string[] => [
  fold(word),
  fold(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')),
];

/** By phrase of folded words with a blank between them. */
export const LEXICON: ReadonlyMap<string, Entry> = new Map(
  (
    [
      ['foreign', [['foreign', FOREIGN_WORDS]]],
      ['empty', [['', EMPTY_WORDS]]],
      ['engine', [['main-engine', 'engine|eng|motor|maschine|maskin|mot']]],
      ['name', PART_NAMES],
      ['part', PARTS],
      ['part', NAVIGATION],
      ['medium', MEDIA],
      ['quantity', QUANTITIES],
      ['side', SIDES],
      ['equipment', EQUIPMENT],
    ] as const
  ).flatMap(([kind, rows]) =>
    rows.flatMap(([concept, words]) =>
      words.split('|').flatMap((word) => spell(word).map((one) => [one, { kind, concept }] as const)),
    ),
  ),
);

/** Words of the longest phrase. */
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(' ').length));

export { fold };
