import { formatBytes } from '@fms/domain/format';
import style from './budget-bars.module.css';

export interface BudgetBar {
  readonly name: string;
  /** Bytes. */
  readonly used: number;
  /** Bytes; null where nothing bounds them. */
  readonly limit: number | null;
  /** Of what it is used, in words. */
  readonly of: string;
}

/** What went over the line, each beside what it may be. */
export function BudgetBars({ bars }: { readonly bars: readonly BudgetBar[] }) {
  return (
    <dl className={style.bars}>
      {bars.map(({ name, used, limit, of }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{formatBytes(used)}</b>
            {limit !== null && (
              <meter className={style.meter} min={0} max={Math.max(1, limit)} value={used} aria-label={name} />
            )}
            <span className={style.of}>{of}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
