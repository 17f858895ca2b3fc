import { IconButton } from '@fms/ui/control';
import { useText } from '../language/index.ts';
import style from './pager.module.css';

interface PagerProps {
  /** The most rows of one page. */
  readonly page: number;
  readonly offset: number;
  readonly total: number;
  readonly onChange: (offset: number) => void;
}

/** Which part of a long list is shown, and the way to the page before and after; absent where all of it is shown. */
export function Pager({ page, offset, total, onChange }: PagerProps) {
  const t = useText();
  if (total <= page && offset === 0) return null;
  const to = Math.min(offset + page, total);
  return (
    <div className={style.foot}>
      <span role="status">{t('PAGE_OF', { from: Math.min(offset + 1, total), to, total })}</span>
      <IconButton
        icon="chevron-left"
        tooltip="top"
        label={t('PREVIOUS_PAGE')}
        disabled={offset === 0}
        onClick={() => onChange(Math.max(0, offset - page))}
      />
      <IconButton
        icon="chevron-right"
        tooltip="top"
        label={t('NEXT_PAGE')}
        disabled={to >= total}
        onClick={() => onChange(offset + page)}
      />
    </div>
  );
}
