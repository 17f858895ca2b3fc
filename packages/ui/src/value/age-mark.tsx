import type { AgeMark as AgeKind } from '@fms/domain/quality';
import style from './age-mark.module.css';

export interface AgeMarkProps {
  /** From the domain's `ageMark`: full to 60 s, half to 2 h, hollow above, none when nothing was ever received. */
  kind: AgeKind;
  /** The age in words, as the reader's language writes it: `9 s`, `14 min`, `no data`. */
  text: string;
}

/** A circle of 9 px and the age in words, always together. It follows time alone, not quality. */
export function AgeMark({ kind, text }: AgeMarkProps) {
  return (
    <span className={style.age} data-kind={kind}>
      {kind === 'none' ? (
        <span className={style.dash} aria-hidden="true" />
      ) : (
        <svg className={style.circle} viewBox="0 0 10 10" aria-hidden="true">
          {kind === 'full' ? <circle cx="5" cy="5" r="4.5" /> : <circle cx="5" cy="5" r="4" className={style.ring} />}
          {kind === 'half' && <path d="M5 1a4 4 0 0 0 0 8Z" />}
        </svg>
      )}
      {text}
    </span>
  );
}
