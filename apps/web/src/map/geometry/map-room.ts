/** The part of a map that nothing covers: panels and cards float over its edges. */

/** What is taken at each edge of the map, CSS pixels. */
export interface MapRoom {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Between a card and what is framed beside it. */
export const CARD_AIR = 20;
/** Names keep clear of what takes more than this, cards and buttons; less is the air that a name itself needs. */
const CARD_FROM = 80;

/** Where cards end, in pixels right of the middle of a map that is so wide: a name across it would be cut. */
export function listCardEdges({ left, right }: Pick<MapRoom, 'left' | 'right'>, width: number): number[] {
  return [
    ...(left < CARD_FROM ? [] : [left - CARD_AIR - width / 2]),
    ...(right < CARD_FROM ? [] : [width / 2 - right + CARD_AIR]),
  ];
}
