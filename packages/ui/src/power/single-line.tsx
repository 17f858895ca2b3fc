import type { ReactNode } from 'react';
import { Branch, type BreakerState } from './breaker.tsx';
import { PowerGlyph } from './power-glyph.tsx';
import type { PowerGlyphName } from './power-glyph-art.ts';
import style from './single-line.module.css';

export type SetState = 'running' | 'standby' | 'blocked' | 'unknown';

export interface DrawnSet {
  readonly id: string;
  /** In the circle: `G1`. */
  readonly mark: string;
  readonly state: SetState;
  /** "DG 1, running, 66.7 %": what a screen reader says of the circle. */
  readonly label: string;
  /** Share of the rating, 0 to 100; null draws no arc. */
  readonly load: number | null;
  readonly breaker: BreakerState;
  readonly breakerLabel: string;
  /** Beside the circle: state in words, power, load. */
  readonly words: ReactNode;
}

export interface DrawnFeeder {
  readonly id: string;
  readonly glyph: PowerGlyphName;
  readonly name: string;
  readonly breaker: BreakerState;
  readonly breakerLabel: string;
  /** Below the name: its power. */
  readonly words: ReactNode;
}

export interface DrawnSection {
  readonly id: string;
  /** At the outer end of the bus: `A`. */
  readonly name: string;
  /** Above the bus: voltage and frequency. */
  readonly words: ReactNode;
  readonly sets: readonly DrawnSet[];
  readonly feeders: readonly DrawnFeeder[];
}

export interface DrawnTie {
  readonly state: BreakerState;
  /** "bus-tie closed" */
  readonly label: string;
  /** Under the breaker: what flows, and which way. */
  readonly words?: ReactNode;
}

interface SingleLineProps {
  /** "Single line of Havbris" */
  readonly label: string;
  readonly sections: readonly DrawnSection[];
  /** Between each section and the next. */
  readonly ties: readonly (DrawnTie | undefined)[];
}

/**
 * Sets above, consumers below and the bus between them: filled breakers are closed, outlined ones open (IEC 60617). A
 * section is as wide as it has columns; a narrow page scrolls it sideways in its own frame.
 */
export function SingleLine({ label, sections, ties }: SingleLineProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is reached by the keyboard
    <section className={style.frame} aria-label={label} tabIndex={0}>
      <div className={style.board}>
        {sections.map((section, place) => (
          <SectionAndTie
            key={section.id}
            section={section}
            tie={ties[place]}
            isLast={place === sections.length - 1}
            isFirst={place === 0}
          />
        ))}
      </div>
    </section>
  );
}

interface SectionAndTieProps {
  readonly section: DrawnSection;
  readonly tie: DrawnTie | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function SectionAndTie({ section, tie, isFirst, isLast }: SectionAndTieProps) {
  const { name, words, sets, feeders } = section;
  const columns = Math.max(feeders.length, sets.length * 1.6, 1);
  return (
    <>
      <div className={style.section} style={{ flexGrow: columns }}>
        <div className={style.sets}>
          {sets.map((set) => (
            <SetMark key={set.id} {...set} />
          ))}
        </div>
        <div className={style.bus} data-side={isFirst ? 'first' : 'last'}>
          <span className={style.busWords}>
            <b>{name}</b>
            <span>{words}</span>
          </span>
        </div>
        <div className={style.feeders}>
          {feeders.map((feeder) => (
            <FeederMark key={feeder.id} {...feeder} />
          ))}
        </div>
      </div>
      {!isLast && <TieMark tie={tie} />}
    </>
  );
}

function TieMark({ tie }: { readonly tie: DrawnTie | undefined }) {
  if (tie === undefined) return <div className={style.noTie} />;
  return (
    <div className={style.tie}>
      <span className={style.tieLabel}>{tie.label}</span>
      <Branch state={tie.state} lies />
      <span className={style.tieWords}>{tie.words}</span>
    </div>
  );
}

const RING = 2 * Math.PI * 25;

function SetMark({ mark, state, label, load, breaker, breakerLabel, words }: DrawnSet) {
  const share = Math.min(1, Math.max(0, (load ?? 0) / 100));
  return (
    <div className={style.set} data-state={state}>
      <div className={style.machine}>
        <svg className={style.circle} viewBox="0 0 56 56" role="img" aria-label={label}>
          <circle cx="28" cy="28" r="25" />
          {state === 'running' && load !== null && (
            <path
              className={style.load}
              d="M28 3A25 25 0 0 1 28 53A25 25 0 0 1 28 3"
              strokeDasharray={`${share * RING} ${RING}`}
            />
          )}
          <text x="28" y="33" textAnchor="middle">
            {mark}
          </text>
        </svg>
        <Branch state={breaker} label={breakerLabel} />
      </div>
      <div className={style.setWords}>{words}</div>
    </div>
  );
}

function FeederMark({ glyph, name, breaker, breakerLabel, words }: DrawnFeeder) {
  return (
    <div className={style.feeder} data-breaker={breaker}>
      <Branch state={breaker} label={breakerLabel} />
      <span className={style.glyph}>
        <PowerGlyph name={glyph} />
      </span>
      <span className={style.feederName}>{name}</span>
      <span className={style.feederWords}>{words}</span>
    </div>
  );
}
