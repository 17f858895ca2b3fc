/**
 * Finds tags in whose name, description or vessel every word occurs. Uses the catalogue in memory: a request comes with
 * every character typed, and the store would read every tag of the fleet for each.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FoundTag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import type { TagCatalog, TagRow } from './tag-catalog.service.ts';

/** Tags compared before yielding to the event loop: some milliseconds. */
const AT_ONCE = 5_000;

type Match = FoundTag & { readonly begins: boolean };

export interface TagSearch {
  /** At most `limit`: what begins with the first word first, then by name, vessel and age. */
  find(vessels: ReadonlyMap<VesselId, string>, words: readonly string[], limit: number): Promise<FoundTag[]>;
}

export function createTagSearch(catalog: Pick<TagCatalog, 'ofVessel'>): TagSearch {
  /** Name and description in small letters, kept for as long as they say the same. */
  const texts = new WeakMap<TagRow, { name: string; description: string; text: string }>();
  function textOf(row: TagRow): string {
    const { name, description } = row;
    const known = texts.get(row);
    if (known?.name === name && known.description === description) return known.text;
    const text = `${name} ${description}`.toLowerCase();
    texts.set(row, { name, description, text });
    return text;
  }

  return {
    async find(vessels, words, limit) {
      const wanted = words.map((word) => word.toLowerCase());
      const first: Match[] = [];
      let looked = 0;
      for (const [vesselId, vesselName] of vessels) {
        const ofVessel = vesselName.toLowerCase();
        const left = wanted.filter((word) => !ofVessel.includes(word));
        for (const row of catalog.ofVessel(vesselId)) {
          if (++looked % AT_ONCE === 0) await yieldToEventLoop();
          const text = textOf(row);
          if (!left.every((word) => text.includes(word))) continue;
          const begins = text.startsWith(wanted[0] ?? '');
          const { name, description, unit } = row;
          keepFirst(first, { dataTagId: row.id, vesselId, vesselName, name, description, unit, begins }, limit);
        }
      }
      return first.map(({ begins: _, ...found }) => found);
    },
  };
}

/** Into its place among the first `limit` so far. */
function keepFirst(first: Match[], match: Match, limit: number): void {
  const last = first.at(-1);
  if (first.length >= limit && last && compareMatches(match, last) > 0) return;
  const place = first.findIndex((other) => compareMatches(match, other) < 0);
  first.splice(place < 0 ? first.length : place, 0, match);
  if (first.length > limit) first.pop();
}

function compareMatches(a: Match, b: Match): number {
  return (
    Number(b.begins) - Number(a.begins) ||
    compareTexts(a.name, b.name) ||
    compareTexts(a.vesselName, b.vesselName) ||
    a.dataTagId - b.dataTagId
  );
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));
