import { Icon, type IconName } from '@fms/ui/icon';
import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import style from './menu-entry.module.css';

interface EntryProps {
  readonly icon: IconName;
  readonly title: string;
  readonly open: boolean;
}

/** An entry that leads to a page. In the rail its name is a tooltip to the right. */
export function MenuLink({ to, ...entry }: EntryProps & { to: string }) {
  return (
    <Named {...entry}>
      <NavLink to={to} className={style.entry ?? ''} data-open={entry.open} aria-label={entry.title}>
        <Content {...entry} />
      </NavLink>
    </Named>
  );
}

/** An entry that leads out of the application, into a tab of its own. */
export function MenuOutLink({ href, ...entry }: EntryProps & { href: string }) {
  return (
    <Named {...entry}>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className={style.entry}
        data-open={entry.open}
        aria-label={entry.title}
      >
        <Content {...entry} />
      </a>
    </Named>
  );
}

interface MenuButtonProps extends EntryProps {
  /** At the right end, while the menu is open: a count. */
  readonly note?: string;
  readonly onClick: () => void;
  /** For an entry that unfolds. */
  readonly expanded?: boolean;
}

export function MenuButton({ onClick, note, expanded, ...entry }: MenuButtonProps) {
  return (
    <Named {...entry}>
      <button
        type="button"
        className={style.entry}
        data-open={entry.open}
        // Open, it is named by what stands in it.
        aria-label={entry.open ? undefined : entry.title}
        aria-expanded={expanded}
        onClick={onClick}
      >
        <Content {...entry} />
        {note !== undefined && <span className={style.note}>{note}</span>}
        {expanded !== undefined && entry.open && <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={16} />}
      </button>
    </Named>
  );
}

function Named({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <Tooltip label={title} position="right" disabled={open} openDelay={200} transitionProps={{ duration: 120 }}>
      {children}
    </Tooltip>
  );
}

function Content({ icon, title, open }: EntryProps) {
  return (
    <>
      <Icon name={icon} />
      {open && <span className={style.title}>{title}</span>}
    </>
  );
}
