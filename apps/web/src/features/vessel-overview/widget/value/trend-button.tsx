import type { Tag } from '@fms/contract/tag';
import type { ReactNode } from 'react';
import { useText } from '../../../../language/index.ts';
import style from './value.module.css';

/** A value of a widget: its tag, and the way to its trend. */
export interface TagTrendProps {
  readonly tag: Tag;
  readonly onTrend: (tag: Tag) => void;
}

interface TrendButtonProps extends TagTrendProps {
  /** Value, age and limits in words; shown to a pointer, and said where the content is a picture. */
  readonly words: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A value that leads to its trend. */
export function TrendButton({ tag, onTrend, words, className, children }: TrendButtonProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={[style.plainButton, className].filter(Boolean).join(' ')}
      title={`${words} · ${t('SHOW_TREND')}`}
      onClick={() => onTrend(tag)}
    >
      {children}
    </button>
  );
}
