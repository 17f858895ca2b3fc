import style from './key-hint.module.css';

/** The keys that do the same as the control they stand in: `Ctrl K`. Not shown to touch, not read aloud. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className={style.keys} aria-hidden="true">
      {keys}
    </span>
  );
}
