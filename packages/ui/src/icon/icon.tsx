import { createElement } from 'react';
import { ICONS, type IconName } from './icon-set.ts';
import style from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge in px: 20 in menu and rows, 16 in buttons and tables, 14 in chips. */
  size?: 14 | 16 | 20 | 24;
  /** What a screen reader says; left out where words stand beside it. */
  label?: string | undefined;
}

/** An OpenBridge icon in the colour of its text. */
export function Icon({ name, size = 20, label }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={style.icon} style={{ width: size, height: size }} {...spoken}>
      {createElement(ICONS[name])}
    </span>
  );
}
