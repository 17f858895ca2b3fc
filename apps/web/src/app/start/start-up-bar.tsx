import { useText } from '../../language/index.ts';
import style from './start-up-bar.module.css';

/** How many of the first answers have come (§2.2); gone with the last one. */
export function StartUpBar({ done, of }: { done: number; of: number }) {
  const t = useText();
  if (done >= of) return null;
  return (
    <div
      className={style.bar}
      role="progressbar"
      aria-label={t('LOADING')}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      style={{ transform: `scaleX(${(done + 0.5) / of})` }}
    />
  );
}
