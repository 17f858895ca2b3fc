import style from './column-bars.module.css';

export interface ColumnBar {
  /** Under the column: "5–10". */
  readonly name: string;
  readonly value: number;
  /** Over it: "684", "33 %". */
  readonly text: string;
}

/** A few columns with their numbers, the highest as high as the place; each says its number by itself. */
export function ColumnBars({ title, bars }: { readonly title: string; readonly bars: readonly ColumnBar[] }) {
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  return (
    <figure className={style.figure} aria-label={title}>
      <figcaption className={style.title}>{title}</figcaption>
      <ul className={style.bars}>
        {bars.map(({ name, value, text }) => (
          <li key={name}>
            <span>{text}</span>
            <i style={{ height: `${Math.max(2, (value / most) * 64)}px` }} data-most={value === most} />
            <span className={style.name}>{name}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
