/** The scrubber at the moment of its tab: mode, ratio and wash water against their limits. */
import {
  computeGasRatio,
  type Evaluated,
  evaluatePah,
  evaluatePh,
  evaluateTurbidity,
  type ScrubberMode,
  TURBIDITY_MEAN_MS,
  toScrubberMode,
} from '@fms/domain/emission';
import { formatSlotRef } from '@fms/domain/plant';
import { combine, type PlantAnswer, refuse } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import { useMemo } from 'react';
import { getSlotNumber, toPlantInput, useSlots } from '../../../entities/plant/index.ts';
import { MINUTE_MS } from './scrubber-minute.ts';
import { useBucketSeries } from './use-bucket-series.ts';

const KEYS = [
  'mode',
  'running',
  'so2',
  'co2',
  'ratio',
  'inletPh',
  'dischargePh',
  'inletPah',
  'dischargePah',
  'washWaterFlow',
  'connectedPower',
] as const;

export interface ScrubberNow {
  readonly mode: ScrubberMode | null;
  /** ppm/%; refused as stopped in bypass, where there is no ratio. */
  readonly ratio: PlantAnswer;
  readonly ph: PlantAnswer<Evaluated>;
  readonly pah: PlantAnswer<Evaluated>;
  readonly turbidity: PlantAnswer<Evaluated>;
}

/** `now` is a whole minute; `isUnderWay` decides by which rule pH is evaluated. */
export function useScrubberNow(scrubberId: string, now: Instant, isUnderWay: boolean): ScrubberNow {
  const refs = KEYS.map((key) => formatSlotRef(scrubberId, key));
  const readings = useSlots(refs);
  const read = (key: (typeof KEYS)[number]) => readings.get(formatSlotRef(scrubberId, key));
  const input = (key: (typeof KEYS)[number]) => toPlantInput(read(key), key);
  const differences = useTurbidityDifferences(scrubberId, now);
  const code = getSlotNumber(read('mode')) ?? getSlotNumber(read('running')) ?? null;
  const mode = toScrubberMode(code, code === 0 ? null : (getSlotNumber(read('connectedPower')) ?? null));
  const isWashing = mode === 'open' || mode === 'closed';
  const stopped = refuse('stopped', 'scrubber');
  const hasGases = read('so2')?.tag !== undefined && read('co2')?.tag !== undefined;
  const ratio = hasGases ? computeGasRatio({ so2: input('so2'), co2: input('co2') }) : readRatio(input('ratio'));
  const ph = { dischargePh: input('dischargePh'), inletPh: input('inletPh') };
  const pah = {
    dischargePah: input('dischargePah'),
    inletPah: input('inletPah'),
    washWaterFlow: input('washWaterFlow'),
    connectedPower: input('connectedPower'),
  };
  if (mode !== null && !isWashing) return { mode, ratio: stopped, ph: stopped, pah: stopped, turbidity: stopped };
  return {
    mode,
    ratio,
    ph: evaluatePh(ph, { isUnderWay, approvedLimit: null }, now),
    pah: evaluatePah(pah, now),
    turbidity: evaluateTurbidity(differences, now),
  };
}

/** The ratio as the analyser states it, where the gases themselves are not measured. */
function readRatio(ratio: ReturnType<typeof toPlantInput>): PlantAnswer {
  return combine({ ratio }, (of) => of.ratio);
}

/** Discharge less inlet of each of the last fifteen minutes. */
function useTurbidityDifferences(scrubberId: string, now: Instant) {
  const window = useMemo(() => ({ from: now - TURBIDITY_MEAN_MS, to: now }), [now]);
  const [discharge, inlet] = [
    formatSlotRef(scrubberId, 'dischargeTurbidity'),
    formatSlotRef(scrubberId, 'inletTurbidity'),
  ];
  const { series } = useBucketSeries([discharge, inlet], window, MINUTE_MS);
  return useMemo(() => {
    const into = new Map((series.get(inlet) ?? []).map(({ time, avg }) => [time, avg]));
    return (series.get(discharge) ?? []).flatMap(({ time, avg }) => {
      const before = into.get(time);
      return before === undefined ? [] : [{ time, value: avg - before }];
    });
  }, [series, discharge, inlet]);
}
