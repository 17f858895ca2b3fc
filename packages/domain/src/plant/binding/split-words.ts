/** A name of a tag as folded words: what stands together, in compounds, camel case or behind dots, is taken apart. */
import { fold, LEXICON } from './lexicon.ts';

/** Phases and terminals: `L1-L2`, `U1`, the V of `winding temp V`. */
const PHASES = /\b(?:[LUVW][123N](?:[-_ /]?[LUVW]?[123N])?|(?<=temp\w*\.? )[UVW])\b/gi;
/** `(P)`, `(S)` and `(C)` behind a tank of a tanker, and the letter behind its number. */
const SIDES: Readonly<Record<string, string>> = { P: ' port ', S: ' starboard ', C: ' centre ' };

/** `ME1_LO_Press` and `meLoPress` are `me 1 lo press`; `J.C.F.W` is `jcfw`. */
export function splitWords(name: string): string[] {
  return fold(
    name
      .replace(PHASES, ' ')
      .replace(/\(([PSC])\)/g, (_all, side: string) => SIDES[side] ?? ' ')
      .replace(/\b([A-Z])\.(?=[A-Z]\b)/g, '$1')
      .replace(/\b(S)o([2])/g, '$1O$2')
      .replace(/\b([Ss])o([CH])\b/g, 'SO$2')
      .replace(/p([HH])\b/g, 'ph ')
      .replace(/([a-zäöüøæå])([A-ZÄÖÜØÆÅ])/g, '$1 $2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2'),
  )
    .replace(/([sc])o2(?![0-9])/g, '$1o# ')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replaceAll('o#', 'o2')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .flatMap(splitCompound);
}

/** Parts of a compound shorter than this occur in words by chance. */
const SHORTEST_PART = 3;

/** `schmieroldruck` is `schmierol druck`: German and Norwegian write in one what the lexicon has in parts. */
function splitCompound(word: string): string[] {
  if (LEXICON.has(word) || word.length < 2 * SHORTEST_PART) return [word];
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const head = word.slice(0, at);
    if (!LEXICON.has(head)) continue;
    // A letter that only links, as the s of `betriebsstunden`; `f` that Norwegian writes once of two.
    for (const tail of [word.slice(at), word.slice(at).replace(/^[sen]/, ''), word.slice(at - 1)]) {
      const parts = LEXICON.has(tail) ? [tail] : splitCompound(tail);
      if (parts.every((part) => LEXICON.has(part))) return [head, ...parts];
    }
  }
  return [word];
}
