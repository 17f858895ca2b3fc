/**
 * Emission control areas for sulphur. Two are drawn from the lines that MARPOL states; of the others the product has no
 * sourced outline, only a wide one that holds them: a position within it is unknown, never compliant.
 */
import type { FactorSet } from '../plant-value/factor-set.ts';
import type { Outline } from '../zone/zone.ts';

export interface SulphurArea {
  readonly name: string;
  /** Whether the outline is the border, or only holds it. */
  readonly isExact: boolean;
  readonly outline: Outline;
}

/**
 * South of 62° N and east of 4° W; the Skagerrak north of 57° 44.8′ N east of the Skaw; the Channel east of 5° W and north
 * of 48° 30′ N. Between these lines the outline runs over land, where it means nothing.
 */
const NORTH_SEA: Outline = [
  [-4, 62],
  [8, 62],
  [11.5, 60.5],
  [12.2, 58.6],
  [12.4, 57.74667],
  [10.63, 57.74667],
  [10.2, 57.5],
  [9.9, 56.9],
  [9.4, 56.4],
  [9.2, 55.5],
  [9.2, 54.8],
  [9.6, 54.2],
  [10.5, 53.4],
  [8, 52.9],
  [6, 51.6],
  [4.6, 50.9],
  [2.4, 50.4],
  [1.2, 49.2],
  [-0.3, 48.9],
  [-1, 48.5],
  [-5, 48.5],
  [-5, 50.3],
  [-4.7, 50.45],
  [-4.2, 50.65],
  [-3.4, 50.9],
  [-2.2, 51.2],
  [-1.7, 52.5],
  [-2.3, 54.6],
  [-3.2, 55.5],
  [-4, 56],
];

/**
 * The Baltic with the gulfs of Bothnia and Finland and its entrance, south of 57° 44.8′ N in the Skagerrak. The rest of the
 * outline runs over land, where it means nothing.
 */
const BALTIC: Outline = [
  [10.63, 57.74667],
  [12.4, 57.74667],
  [13.6, 56.4],
  [15, 56.6],
  [15.8, 58.4],
  [17.2, 59.2],
  [17.4, 60],
  [16.6, 60.8],
  [16.8, 62.6],
  [18.2, 63.4],
  [19.7, 64.1],
  [20.8, 65.2],
  [22, 66.2],
  [24.8, 66.1],
  [26, 65.2],
  [25, 64.3],
  [23.4, 63.5],
  [22.2, 62.4],
  [22.2, 61.3],
  [23.4, 60.8],
  [26, 60.8],
  [28.4, 61.1],
  [29.4, 60.8],
  [30.7, 60.2],
  [30.7, 59.6],
  [28.2, 59.1],
  [25, 58.9],
  [25, 58.1],
  [24.8, 57.1],
  [24.4, 56.6],
  [22, 56.7],
  [21.7, 55.2],
  [21.8, 54.5],
  [19.6, 53.9],
  [17, 54.2],
  [15.2, 53.1],
  [14.2, 53.2],
  [12, 53.8],
  [10.7, 53.6],
  [9.6, 54.2],
  [9.2, 54.8],
  [9.2, 55.5],
  [9.4, 56.4],
  [9.9, 56.9],
  [10.2, 57.5],
];

/** Holds the Mediterranean from the Straits of Gibraltar (5° 36′ W) to the Bosporus; runs over land elsewhere. */
const MEDITERRANEAN: Outline = [
  [-5.7, 35.5],
  [-5.7, 36.4],
  [-1, 38.5],
  [0.2, 41.3],
  [3.5, 44],
  [9, 45],
  [12, 46],
  [14.5, 46],
  [20, 42.5],
  [23, 41.2],
  [29.2, 41.2],
  [29.5, 38],
  [36.8, 37.2],
  [36.8, 31],
  [32, 30.5],
  [20, 29.8],
  [10, 33],
  [0, 35],
  [-4, 34.8],
];

export const SULPHUR_AREAS: readonly FactorSet<SulphurArea>[] = [
  {
    name: 'North Sea',
    source: 'MARPOL Annex V, regulation 1.14.6 (MEPC.201(62)); in effect by Annex VI since 22 November 2007',
    validFrom: '2007-11-22',
    verified: false,
    factors: { name: 'North Sea', isExact: true, outline: NORTH_SEA },
  },
  {
    name: 'Baltic Sea',
    source: 'MARPOL Annex I, regulation 1.11.2; in effect by Annex VI since 19 May 2006',
    validFrom: '2006-05-19',
    verified: false,
    factors: { name: 'Baltic Sea', isExact: true, outline: BALTIC },
  },
  area('North American area', 'MARPOL Annex VI, appendix VII', '2012-08-01', box(15, 75, -180, -45)),
  area('United States Caribbean Sea', 'MARPOL Annex VI, appendix VII', '2014-01-01', box(16, 21, -69, -63)),
  area('Mediterranean Sea', 'MEPC.361(79)', '2025-05-01', MEDITERRANEAN),
  area('Norwegian Sea', 'MEPC.392(82)', '2027-03-01', box(62, 82, -20, 40)),
  area('Canadian Arctic', 'MEPC.392(82)', '2027-03-01', box(58, 90, -145, -45)),
  // Approved by MEPC 83; its start is not found. From the year it can begin in at the earliest nothing is known there.
  area('North-East Atlantic', 'MEPC 83, approval; start not found', '2027-01-01', box(34, 75, -45, 5)),
];

function area(name: string, source: string, from: string, outline: Outline): FactorSet<SulphurArea> {
  return { name, source, validFrom: from, verified: false, factors: { name, isExact: false, outline } };
}

function box(south: number, north: number, west: number, east: number): Outline {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
