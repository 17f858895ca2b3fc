import { IconButton } from '@fms/ui/control';
import { useText } from '../language/index.ts';
import style from './list.module.css';

export const ROWS_A_PAGE = 50;

interface PagerProps {
  readonly offset: number;
  readonly total: number;
  readonly onChange: (offset: number) => void;
}

/** Which part of a long list is shown, and the way to the next; absent where all of it is. */
export function Pager({ offset, total, onChange }: PagerProps) {
  const t = useText();
  if (total <= ROWS_A_PAGE && offset === 0) return null;
  const to = Math.min(offset + ROWS_A_PAGE, total);
  return (
    <div className={style.foot}>
      <span role="status">{t('PAGE_OF', { from: offset + 1, to, total })}</span>
      <IconButton
        icon="chevron-left"
        tooltip="top"
        label={t('PREVIOUS_PAGE')}
        disabled={offset === 0}
        onClick={() => onChange(Math.max(0, offset - ROWS_A_PAGE))}
      />
      <IconButton
        icon="chevron-right"
        tooltip="top"
        label={t('NEXT_PAGE')}
        disabled={to >= total}
        onClick={() => onChange(offset + ROWS_A_PAGE)}
      />
    </div>
  );
}
