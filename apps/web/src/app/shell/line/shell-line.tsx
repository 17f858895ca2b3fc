import { Icon, type IconName } from '@fms/ui/icon';
import type { ReactNode } from 'react';
import style from './shell-line.module.css';

/** One quiet line between the strip and the page, for what concerns every page and passes by itself. */
export function ShellLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={style.line}>
      <Icon name={icon} size={16} />
      {children}
    </div>
  );
}
