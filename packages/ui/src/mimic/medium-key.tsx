import { MEDIUM_COLOR, type MimicMedium } from './medium.ts';
import style from './mimic.module.css';

/** The colour of a medium beside its name, with a mark of flow where `flows`. */
export function MediumKey({ medium, text, flows = false }: { medium: MimicMedium; text: string; flows?: boolean }) {
  return (
    <span className={style.key}>
      <svg width="22" height="9" aria-hidden="true">
        <rect className={style.keyPipe} x=".6" y=".6" width="20.8" height="7.8" fill={MEDIUM_COLOR[medium]} />
        {flows && <path className={style.arrows} d="M5 1.5l4 3l-4 3M13 1.5l4 3l-4 3" />}
      </svg>
      {text}
    </span>
  );
}
