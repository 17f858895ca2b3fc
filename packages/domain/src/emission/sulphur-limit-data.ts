/** Limits of sulphur and of the ratio of gases behind a scrubber, as published. */
import type { FactorSet } from '../plant-value/factor-set.ts';

export interface SulphurLimits {
  /** Sulphur in fuel by mass, percent. */
  readonly insidePercent: number;
  readonly outsidePercent: number;
}

const SOURCE = 'MARPOL Annex VI, regulation 14.1 and 14.4 (imo.org, Sulphur oxides, Regulation 14)';

/** Limits inside and outside emission control areas. */
export const SULPHUR_LIMITS: readonly FactorSet<SulphurLimits>[] = [
  limits('2005-05-19', 1.5, 4.5),
  limits('2010-07-01', 1, 4.5),
  limits('2012-01-01', 1, 3.5),
  limits('2015-01-01', 0.1, 3.5),
  limits('2020-01-01', 0.1, 0.5),
];

function limits(from: string, insidePercent: number, outsidePercent: number): FactorSet<SulphurLimits> {
  return {
    name: `MARPOL VI/14 ${from.slice(0, 4)}`,
    source: SOURCE,
    validFrom: from,
    verified: true,
    factors: { insidePercent, outsidePercent },
  };
}

export interface RatioLimit {
  /** Sulphur in fuel by mass, percent. */
  readonly sulphurPercent: number;
  /** SO2 in ppm over CO2 in percent by volume. */
  readonly ratio: number;
}

/** Ratio behind a scrubber that equals a fuel of this sulphur; of petroleum fuels only. */
export const RATIO_LIMITS: FactorSet<readonly RatioLimit[]> = {
  name: 'EGCS Guidelines, table 1',
  source: 'MEPC.184(59), table 1, kept by MEPC.259(68) and MEPC.340(77) (imorules.com GUID-946BF812)',
  validFrom: '2009-07-17',
  verified: true,
  factors: [
    { sulphurPercent: 0.1, ratio: 4.3 },
    { sulphurPercent: 0.5, ratio: 21.7 },
    { sulphurPercent: 1, ratio: 43.3 },
    { sulphurPercent: 1.5, ratio: 65 },
    { sulphurPercent: 3.5, ratio: 151.7 },
    { sulphurPercent: 4.5, ratio: 195 },
  ],
};
