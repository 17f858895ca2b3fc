import './strict-style.ts';
import '@oicl/openbridge-webcomponents/dist/navigation-instruments/wind/wind.js';
import { InstrumentFrame, type InstrumentProps, isShown } from './instrument-frame.tsx';

export interface WindRoseProps extends InstrumentProps {
  /** Where the wind comes from, degrees true. */
  fromDegrees: number | null;
  /** Strength, 0 to 12. */
  beaufort: number | null;
  headingDegrees: number;
  /** How often the wind came from where lately; drawn as an area. */
  history?: readonly { direction: number; occurrences: number }[];
}

const NO_HISTORY: readonly { direction: number; occurrences: number }[] = [];

/** Wind on a north-up rose. Its strength and direction stand under it. */
export default function WindRose({ label, state, fromDegrees, beaufort, headingDegrees, history }: WindRoseProps) {
  return (
    <InstrumentFrame label={label} state={state}>
      {isShown(fromDegrees, state) ? (
        <obc-wind
          currentWindFromDirection={fromDegrees}
          currentWindSpeedBeaufort={beaufort ?? 0}
          windHistogramData={history ?? NO_HISTORY}
          vesselHeadingDeg={headingDegrees}
        />
      ) : undefined}
    </InstrumentFrame>
  );
}
