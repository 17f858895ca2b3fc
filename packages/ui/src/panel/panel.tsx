import type { AgeMark as AgeKind } from '@fms/domain/quality';
import type { ReactNode } from 'react';
import { AgeMark } from '../value/age-mark.tsx';
import style from './panel.module.css';

export interface PanelProps {
  /** Sentence case, no full stop. */
  title?: ReactNode;
  /** A title in the label role, for dashboards where the number is the brightest thing. */
  quiet?: boolean;
  /** How old the panel's content is; left out where each row says its own age. */
  age?: { kind: AgeKind; text: string } | undefined;
  /** A few quiet words at the right of the head. */
  caption?: string | undefined;
  /** At the right of the head: a link, a segment, a button. */
  actions?: ReactNode;
  children?: ReactNode;
  /** `card` floats over the map and is the only kind with a shadow. */
  variant?: 'panel' | 'card';
  /** Rows that reach the edges (tables) bring their own padding. */
  flush?: boolean;
  className?: string | undefined;
}

/** A surface with a head: title left, actions and age right. */
export function Panel({
  title,
  quiet = false,
  age,
  caption,
  actions,
  children,
  variant = 'panel',
  flush = false,
  className,
}: PanelProps) {
  const hasHead = title !== undefined || age !== undefined || actions !== undefined;
  const label = typeof title === 'string' ? title : undefined;
  return (
    <section
      className={[style.panel, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-flush={flush}
      data-quiet={quiet}
      aria-label={label}
    >
      {hasHead && (
        <header className={style.head}>
          <h2 className={style.title}>{title}</h2>
          <div className={style.side}>
            {caption !== undefined && <span className="fms-caption">{caption}</span>}
            {actions}
            {age !== undefined && <AgeMark {...age} />}
          </div>
        </header>
      )}
      <div className={style.body}>{children}</div>
    </section>
  );
}
