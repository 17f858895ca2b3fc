/**
 * The ims dictionary (§1): the product branded for industrial plants, where a vessel is a plant. It is
 * made of the default one, so that no screen added later speaks of ships to a user who has none.
 */

/** In order: what is said in several words comes before its parts. */
const WORDS: readonly (readonly [ship: RegExp, plant: string])[] = [
  [/\bthe whole fleet\b/gi, 'all plants'],
  [/\bin your fleet\b/gi, 'among your plants'],
  [/\bfleet location\b/gi, 'plant location'],
  [/\ba fleet\b/gi, 'plants'],
  [/\bfleet\b/gi, 'plants'],
  [/\bgot under way\b/gi, 'started'],
  [/\bunder way\b/gi, 'running'],
  [/\b(?:vessels|ships)\b/gi, 'plants'],
  [/\b(?:vessel|ship)\b/gi, 'plant'],
  [/\bon board\b/gi, 'on site'],
  [/\bashore\b/gi, 'remotely'],
];

/** The same texts as they are said of plants. Values such as `{{vessel}}` keep their names. */
export function buildPlantTexts(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, plantText(text)]));
}

function plantText(text: string): string {
  const parts = text.split(/(\{\{\w+\}\})/);
  return parts.map((part) => (part.startsWith('{{') ? part : replaceWords(part))).join('');
}

function replaceWords(text: string): string {
  return WORDS.reduce((said, [ship, plant]) => said.replace(ship, (found) => withCaseOf(found, plant)), text);
}

/** `Fleet Location` becomes `Plant Location`, `fleet location` would become `plant location`. */
function withCaseOf(found: string, words: string): string {
  const isTitle = found.includes(' ') && found.split(' ').every((word) => /^[A-Z]/.test(word));
  if (isTitle) return words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return /^[A-Z]/.test(found) ? `${words[0]?.toUpperCase()}${words.slice(1)}` : words;
}
