import type { CSSProperties, ReactNode } from 'react';
import type { ReadingState } from '../value/reading-state.ts';
import style from './instrument.module.css';
import type { InstrumentPriority } from './openbridge-elements.ts';

/** What every instrument says beside its picture. */
export interface InstrumentProps {
  /** Its accessible name: text value, unit, state and age, in the reader's language: "Speed 12.4 kn, fresh, 1 s old". */
  label: string;
  state: ReadingState;
}

/** Live while the value is fresh, grey once it is late or stale. */
export function getInstrumentPriority(state: ReadingState): InstrumentPriority {
  return state === 'late' || state === 'stale' ? 'regular' : 'enhanced';
}

/** Whether there is anything to point a needle at: an instrument without a value is hatched, never set to zero. */
export function isShown(value: number | null | undefined, state: ReadingState): value is number {
  return value !== null && value !== undefined && Number.isFinite(value) && state !== 'bad' && state !== 'unknown';
}

interface InstrumentFrameProps extends InstrumentProps {
  /** The instrument, or undefined where there is no value to draw. */
  children: ReactNode | undefined;
  /** The instrument's own reading, over its middle. */
  reading?: ReactNode;
  /** How much larger than its slot the part is drawn, against an inner margin of its own. */
  zoom?: number;
  /** Width by height; a square where left out. */
  ratio?: number;
}

/** A box that holds an instrument, its reading in the middle, or the hatch of "no data". */
export function InstrumentFrame({ label, state, children, reading, zoom = 1, ratio = 1 }: InstrumentFrameProps) {
  return (
    <div className={style.instrument} style={{ aspectRatio: ratio }} role="img" aria-label={label} data-state={state}>
      <div className={style.picture} style={{ transform: zoom === 1 ? undefined : `scale(${zoom})` }}>
        {children ?? <div className={`${style.missing} fms-hatch`} data-round={ratio === 1} />}
      </div>
      {reading !== undefined && <div className={style.reading}>{reading}</div>}
    </div>
  );
}

/** The number in the middle of a gauge, with its unit or words under it. */
export function MiddleReading({ text, caption, state }: { text: string; caption: string; state: ReadingState }) {
  const size = { '--letters': text.length } as CSSProperties;
  const Element = state === 'stale' ? 's' : 'span';
  return (
    <>
      <Element className={style.number} style={size}>
        {text}
      </Element>
      <span className={style.caption}>{caption}</span>
    </>
  );
}
