import type { TagFreshness } from '../../../../live/index.ts';
import style from './value.module.css';

interface WordsRowProps {
  readonly label: string;
  readonly text: string;
  /** All of it, where the row may be too narrow. */
  readonly title?: string;
  readonly state?: TagFreshness;
}

/** Label left, words right; struck out when they are stale. */
export function PlainTextRow({ label, text, title = text, state = 'fresh' }: WordsRowProps) {
  return (
    <div className={`${style.row} ${style.words}`} title={title}>
      <span className={style.label}>{label}</span>
      <span className={style.text} data-state={state}>
        {state === 'stale' ? <s>{text}</s> : text}
      </span>
    </div>
  );
}
