import type { Tag } from '@fms/contract/tag';
import { Panel } from '@fms/ui/panel';
import type { ReactNode } from 'react';
import { NewestAge } from './newest-age.tsx';
import style from './value.module.css';

interface WidgetPanelProps {
  readonly title: string;
  /** What the widget shows: its age is that of the newest of them. None: the widget has no age of its own. */
  readonly tags?: readonly Tag[];
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The panel of a widget: as large as its cell, its content scrolling where the cell is small. */
export function WidgetPanel({ title, tags = [], actions, className, children }: WidgetPanelProps) {
  return (
    <Panel
      title={title}
      quiet
      className={[style.panel, className].filter(Boolean).join(' ')}
      actions={
        <>
          {actions}
          {tags.length > 0 && <NewestAge tags={tags} />}
        </>
      }
    >
      <div className={style.content}>{children}</div>
    </Panel>
  );
}
