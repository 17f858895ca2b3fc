import type { Voyage } from '@fms/contract/voyage';
import style from './voyage.module.css';

/** A period as a bar of its states, each as wide as it was long. */
export function StateBar({ totals }: { totals: Voyage['totals'] }) {
  // What took no time would leave the gap beside it.
  const lasting = totals.filter(({ seconds }) => seconds > 0);
  return (
    <div className={style.bar} aria-hidden="true">
      {lasting.map(({ state, seconds: own }) => (
        <span
          key={state}
          data-state={state}
          className={state === 'unknown' ? 'fms-hatch' : undefined}
          style={{ flexGrow: own }}
        />
      ))}
    </div>
  );
}
