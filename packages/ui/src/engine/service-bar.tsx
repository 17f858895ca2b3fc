import style from './service-bar.module.css';

export interface ServiceBarProps {
  /** Share of the interval that is used, 0 to 1; null where it is unknown: hatched. */
  readonly used: number | null;
}

/** How much of the time between two overhauls has passed, as a lying bar; its hours stand above it. */
export function ServiceBar({ used }: ServiceBarProps) {
  return (
    <span className={used === null ? `${style.bar} fms-hatch` : style.bar} aria-hidden="true">
      {used !== null && <i style={{ width: `${100 * Math.min(1, Math.max(0, used))}%` }} />}
    </span>
  );
}
