import style from './age-mark.module.css';

/** How old a value is, as a circle: 60 s or less, older, over 2 h, never received. It follows time alone, not quality. */
export type AgeKind = 'full' | 'half' | 'hollow' | 'none';

const FULL_SECONDS = 60;
const HALF_SECONDS = 2 * 3600;

/** The circle for an age in seconds; `undefined` means nothing was ever received. */
export function ageKindOf(ageSeconds: number | undefined): AgeKind {
  if (ageSeconds === undefined) return 'none';
  if (ageSeconds <= FULL_SECONDS) return 'full';
  return ageSeconds <= HALF_SECONDS ? 'half' : 'hollow';
}

export interface AgeMarkProps {
  kind: AgeKind;
  /** The age in words, as the caller's language writes it: `9 s`, `14 min`, `no data`. */
  text: string;
}

/** A circle of 9 px and the age in words, always together. */
export function AgeMark({ kind, text }: AgeMarkProps) {
  return (
    <span className={style['age']} data-kind={kind}>
      {kind === 'none' ? (
        <span className={style['dash']} aria-hidden="true" />
      ) : (
        <svg className={style['circle']} viewBox="0 0 10 10" aria-hidden="true">
          {kind === 'full' && <circle cx="5" cy="5" r="4.5" />}
          {kind !== 'full' && <circle cx="5" cy="5" r="3.9" className={style['ring']} />}
          {kind === 'half' && <path d="M5 1.1a3.9 3.9 0 0 0 0 7.8Z" />}
        </svg>
      )}
      {text}
    </span>
  );
}
