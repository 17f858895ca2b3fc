import { useText } from '../language/index.ts';
import style from './more-button.module.css';

/** Shows the rest of a list of which only the first lines stand there; nothing when there is no rest. */
export function MoreButton({ rest, onClick }: { rest: number; onClick: () => void }) {
  const t = useText();
  if (rest <= 0) return null;
  return (
    <button type="button" className={style.more} onClick={onClick}>
      {t('MORE_VESSELS', { count: rest })}
    </button>
  );
}
