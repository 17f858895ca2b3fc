import type { Voyage } from '@fms/contract';
import style from './voyage.module.css';

/** A period as a bar of its states, each as wide as it was long. */
export function StateBar({ totals }: { totals: Voyage['totals'] }) {
  const seconds = totals.reduce((sum, total) => sum + total.seconds, 0);
  return (
    <div className={style.bar} aria-hidden="true">
      {totals.map(({ state, seconds: own }) => (
        <span
          key={state}
          data-state={state}
          className={state === 'unknown' ? 'fms-hatch' : undefined}
          style={{ flexGrow: own / Math.max(1, seconds) }}
        />
      ))}
    </div>
  );
}
