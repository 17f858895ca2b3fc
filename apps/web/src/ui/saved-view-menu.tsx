import { IconButton } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button, Popover, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../language/index.ts';
import style from './saved-view-menu.module.css';

/** A view of a screen under a name; its query is the part of the address that shows it. */
export interface SavedView {
  readonly name: string;
  readonly query: string;
}

interface SavedViewMenuProps<View extends SavedView> {
  readonly views: readonly View[];
  /** The query of what the screen shows now; the view of the same query is marked. */
  readonly query: string;
  readonly keyOf: (view: View) => string | number;
  /** What stands behind the name: who shares it. */
  readonly noteOf?: (view: View) => string;
  readonly mayDelete?: (view: View) => boolean;
  readonly onOpen: (view: View) => void;
  readonly onDelete: (view: View) => void;
  readonly position?: 'bottom-start' | 'bottom-end';
  /** The form that saves the present view. */
  readonly children: ReactNode;
}

/** Saved views of a screen: to open, to delete, and under them the form that saves the present one. */
export function SavedViewMenu<View extends SavedView>(props: SavedViewMenuProps<View>) {
  const { views, query, keyOf, noteOf, mayDelete, onOpen, onDelete, position = 'bottom-end', children } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const present = views.find((view) => view.query === query);
  const open = (view: View) => {
    setOpen(false);
    onOpen(view);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position={position} shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          rightSection={<Icon name="chevron-down" size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {present === undefined ? t('VIEWS') : t('VIEW_NAMED', { name: present.name })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('VIEWS')}>
        <Stack gap={4} w={280}>
          {views.length === 0 && <span className="fms-label">{t('NO_VIEWS')}</span>}
          {views.map((view) => (
            <Entry
              key={keyOf(view)}
              name={view.name}
              note={noteOf?.(view)}
              isPresent={view === present}
              onOpen={() => open(view)}
              onDelete={mayDelete?.(view) === false ? undefined : () => onDelete(view)}
            />
          ))}
          {children}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface EntryProps {
  readonly name: string;
  readonly note: string | undefined;
  readonly isPresent: boolean;
  readonly onOpen: () => void;
  /** Absent where the view belongs to another user. */
  readonly onDelete: (() => void) | undefined;
}

function Entry({ name, note, isPresent, onOpen, onDelete }: EntryProps) {
  const t = useText();
  return (
    <div className={style.view}>
      <button type="button" className={style.name} aria-current={isPresent} onClick={onOpen}>
        {name} <span className="fms-caption">{note}</span>
      </button>
      {onDelete !== undefined && (
        <IconButton icon="delete" iconSize={16} label={t('DELETE_VIEW', { name })} onClick={onDelete} />
      )}
    </div>
  );
}
