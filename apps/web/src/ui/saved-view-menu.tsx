import { IconButton } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button, Popover, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../language/index.ts';
import style from './saved-view-menu.module.css';

/** What a screen shows, kept under a name as the parameters of its address. */
export interface SavedView {
  readonly name: string;
  readonly query: string;
  /** Whose view it is, in words; undefined for one's own. */
  readonly remark?: string | undefined;
  readonly mayDelete: boolean;
}

interface SavedViewMenuProps<View extends SavedView> {
  readonly views: readonly View[];
  /** The address as it stands: the view that says the same is marked. */
  readonly query: string;
  readonly onOpen: (view: View) => void;
  readonly onDelete: (view: View) => void;
  /** Keeps what is shown under a name, in place of the user's own view of that name; rejects when it was not kept. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly isReady?: boolean;
  /** Further fields of the form. */
  readonly children?: ReactNode;
}

/** Views under names: opens one, deletes one, and keeps what is shown as another. */
export function SavedViewMenu<View extends SavedView>(props: SavedViewMenuProps<View>) {
  const { views, query, onOpen, onDelete } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const present = views.find((view) => view.query === query);
  const open = (view: View) => {
    setOpen(false);
    onOpen(view);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          aria-expanded={isOpen}
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
            <div key={`${view.name}/${view.remark ?? ''}`} className={style.view}>
              <button type="button" aria-current={view === present} onClick={() => open(view)}>
                {view.name}
                {view.remark !== undefined && <span>{view.remark}</span>}
              </button>
              {view.mayDelete && (
                <IconButton
                  icon="delete"
                  iconSize={16}
                  label={t('DELETE_VIEW', { name: view.name })}
                  onClick={() => onDelete(view)}
                />
              )}
            </div>
          ))}
          <SaveForm {...props} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

type SaveFormProps = Pick<SavedViewMenuProps<SavedView>, 'onSave' | 'isReady' | 'children'>;

function SaveForm({ onSave, isReady = true, children }: SaveFormProps) {
  const t = useText();
  const [name, setName] = useState('');
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    // The API reports a failure by itself; the name stays in its field then.
    const isKept = await onSave(name.trim()).then(
      () => true,
      () => false,
    );
    setSaving(false);
    if (isKept) setName('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={8} mt={8}>
        <TextInput
          label={t('SAVE_VIEW_AS')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {children}
        <Button type="submit" disabled={!isReady || name.trim() === ''} loading={isSaving}>
          {t('SAVE')}
        </Button>
      </Stack>
    </form>
  );
}
