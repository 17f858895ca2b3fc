import type { ReactNode } from 'react';
import style from './field-change-list.module.css';

/** Entries that are named of a preview; the rest are counted. */
const MOST_NAMED = 200;

interface ChangePreviewProps<Entry> {
  readonly label: string;
  /** How many will change and how many stay. */
  readonly told: string;
  readonly entries: readonly Entry[];
  readonly keyOf: (entry: Entry) => number;
  readonly draw: (entry: Entry) => ReactNode;
  /** Says how many more there are than are named. */
  readonly more: (count: number) => string;
}

/** What a change of many will write, entry by entry. */
export function ChangePreview<Entry>({ label, told, entries, keyOf, draw, more }: ChangePreviewProps<Entry>) {
  const rest = entries.length - MOST_NAMED;
  return (
    <section aria-label={label}>
      <p className="fms-caption" role="status">
        {told}
      </p>
      <ul className={style.preview}>
        {entries.slice(0, MOST_NAMED).map((entry) => (
          <li key={keyOf(entry)}>{draw(entry)}</li>
        ))}
      </ul>
      {rest > 0 && <p className="fms-caption">{more(rest)}</p>}
    </section>
  );
}
