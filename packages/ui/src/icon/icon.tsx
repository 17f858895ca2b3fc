import style from './icon.module.css';
import { EVEN_ODD_ICONS, ICON_ART } from './icon-art.ts';
import type { IconName } from './icon-names.ts';

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
  const rule = EVEN_ODD_ICONS.includes(name) ? 'evenodd' : 'nonzero';
  return (
    <span className={style.icon} style={{ width: size, height: size }} {...spoken}>
      <svg viewBox="0 0 24 24" fill="currentColor" fillRule={rule} aria-hidden="true">
        {ICON_ART[name].map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    </span>
  );
}
