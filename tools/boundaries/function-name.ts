/** What exported functions may be called: they say what they do, so that their names can be guessed and grepped for. */

/** First words of functions. `to` and `from` convert; `use` is a hook of React. */
const VERBS = new Set(
  `
  get find discover list read load fetch search pick select choose take
  create make build generate start open begin launch run serve sail supervise
  update set change edit save store put write record keep persist append add insert upsert register restore reset
  delete remove clear end stop close finish leave cancel expire revoke forget bury dissolve unlink dump
  parse format encode decode encrypt decrypt encipher seal sign hash pack unpack compact serialize reencode escape redact
  subscribe watch follow wait expect listen publish push send deliver tell speak greet report ask
  compute estimate evaluate measure count sum tally weigh rank rate predict forecast simulate integrate interpolate
  fit fold derive round wrap scale size limit bound delay
  check validate verify ensure require refuse reject accept allow decide compare match prove probe test try doubt detect diff
  describe explain name say comment note show hide draw paint render blend blur darken burn frame tee log mark
  group sort arrange rearrange filter merge mix join split slice cut shorten truncate thin fill cover copy move map
  place lay rename replace reverse roll flatten expand extend enlarge halve narrow zoom pan
  define configure bind link connect install enable disable apply include import export upload share
  assign acknowledge claim lock release grant enrol redeem renew prolong undo recall
  transform convert normalise translate sanitize clean correct repair adjust align shelter
  plan propose advise guess learn classify
  collect consume combine reduce intersect compose complete prepare preload prefer raise spend yield
  refresh refetch invalidate migrate seed replay skip step walk continue navigate go enter pass route press type toggle
  handle give request invoke call throw fail answer attack fuzz invent mutate shake knock heat stub survey scan capture sample
  summarise queue draft become stay do unwrap override
  to from use
`
    .trim()
    .split(/\s+/),
);

/** First words of questions. */
const QUESTIONS = /^(?:is|has|can|was|should|needs|includes)(?![a-z])/;

/**
 * Words of the small languages in which declarations are written: they stand inside a schema, an address, a row of a table
 * or after `throw`, where a verb would hide what is declared.
 */
const DECLARATIONS = new Set(
  `
  text multiLineText asciiText secretText fileText reportedText reportedLines
  parameter parameterList addressOf timeAddress idsOf someOf always serviceKey
  notFound forbidden invalid conflict
  readout alone listed ofVessel nothing good measured silent itLong
`
    .trim()
    .split(/\s+/),
);

const PARAMETERS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const EXPORTED_FUNCTION = new RegExp(
  [
    String.raw`^export (?:default )?(?:async )?function\*? (?<named>[a-z]\w*)`,
    String.raw`^export const (?<bound>[a-z]\w*)(?:: [^=\n]+)? = (?:async )?(?:<[^=\n]*>)?(?:${PARAMETERS}(?:: [^=;]+)? =>|\w+ =>)`,
  ].join('|'),
  'gm',
);

/** Complaints about exported functions of one source whose name begins with no verb; components begin with a capital. */
export function listFunctionNameViolations(path: string, source: string): string[] {
  if (!/\.(ts|tsx|mjs)$/.test(path)) return [];
  return [...source.matchAll(EXPORTED_FUNCTION)]
    .map(({ groups }) => groups?.named ?? groups?.bound ?? '')
    .filter((name) => !isFunctionName(name))
    .map((name) => `${path}: ${name} begins with no verb; name it after what it does`);
}

function isFunctionName(name: string): boolean {
  const [first = ''] = /^[a-z]+/.exec(name) ?? [];
  return VERBS.has(first) || QUESTIONS.test(name) || DECLARATIONS.has(name);
}
