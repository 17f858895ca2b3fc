import style from '../style/engine.module.css';

/** The name of an engine behind the mark of its points: a disc, a square for every second. */
export function EngineName({ name, color, index }: { name: string; color: string; index: number }) {
  return (
    <h3 className={style.engineName}>
      <svg width="10" height="10" aria-hidden="true">
        {index % 2 === 0 ? <circle cx="5" cy="5" r="5" fill={color} /> : <path d="M.5 .5h9v9h-9z" fill={color} />}
      </svg>
      {name}
    </h3>
  );
}
