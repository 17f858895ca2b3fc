/** Reads `WWW-Authenticate` (RFC 9110, 11.6.1): several challenges may stand in one header, and a header may come twice. */

export interface Challenge {
  /** In lower case, `digest` or `basic` mostly. */
  readonly scheme: string;
  /** Names in lower case. Of a name that comes twice the first counts. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** What is longer is no challenge of a camera. */
const MAX_HEADER_CHARACTERS = 8192;
const MAX_CHALLENGES = 8;
const MAX_PARAMETERS = 32;

const SPACE = /[ \t,]*/y;
const TOKEN = /[!#$%&'*+\-.^_`|~0-9A-Za-z]+/y;
const EQUALS = /[ \t]*=[ \t]*/y;
const QUOTED = /"((?:[^"\\]|\\.)*)"/y;
const BARE = /[^ \t,"]*/y;

/** Challenges in their order; what cannot be read ends the list, and what was read before it counts. */
export function parseChallenges(header: string): readonly Challenge[] {
  if (header.length > MAX_HEADER_CHARACTERS) return [];
  const challenges: { scheme: string; parameters: Map<string, string> }[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(header);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < header.length) {
    take(SPACE);
    const name = take(TOKEN)?.[0].toLowerCase();
    if (name === undefined) break;
    if (take(EQUALS) === null) {
      if (challenges.length === MAX_CHALLENGES) break;
      challenges.push({ scheme: name, parameters: new Map() });
      continue;
    }
    const quoted = take(QUOTED)?.[1]?.replaceAll(/\\(.)/g, '$1');
    const value = quoted ?? take(BARE)?.[0] ?? '';
    const parameters = challenges.at(-1)?.parameters;
    if (parameters === undefined || parameters.size === MAX_PARAMETERS) break;
    if (!parameters.has(name)) parameters.set(name, value);
  }
  return challenges;
}
