import type { DashboardScope } from '@fms/contract/dashboard';
import type { Vessel } from '@fms/contract/vessel';
import { Icon } from '@fms/ui/icon';
import { Button, Menu } from '@mantine/core';
import { translateWord, useText } from '../../../language/index.ts';
import style from './dashboard-editor.module.css';

interface EditorBarProps {
  readonly vessel: Vessel;
  readonly maySave: readonly DashboardScope[];
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Why the last save was refused, in the server's words. */
  readonly conflict: string | undefined;
  readonly onUndo: () => void;
  readonly onDefault: () => void;
  readonly onDiscard: () => void;
  readonly onSave: (scope: DashboardScope) => void;
}

/** What can be done with the whole layout. It is saved only after a scope is chosen. */
export function EditorBar(props: EditorBarProps) {
  const { isChanged, conflict, onUndo, onDefault, onDiscard } = props;
  const t = useText();
  return (
    <div className={style.bar} role="toolbar" aria-label={t('EDIT_LAYOUT')}>
      <span className={style.title}>{t('EDITING_LAYOUT')}</span>
      {conflict !== undefined && (
        <span className={style.conflict} role="alert">
          {conflict} {t('LAYOUT_CONFLICT_HINT')}
        </span>
      )}
      <Button variant="subtle" disabled={!isChanged} onClick={onUndo}>
        {t('UNDO')}
      </Button>
      <Button variant="subtle" onClick={onDefault}>
        {t('DEFAULT_LAYOUT')}
      </Button>
      <Button variant="default" onClick={onDiscard}>
        {t('DISCARD')}
      </Button>
      <SaveButton {...props} />
    </div>
  );
}

function SaveButton({ vessel, maySave, isChanged, isSaving, onSave }: EditorBarProps) {
  const t = useText();
  const [only, ...others] = maySave;
  const words = {
    user: t('SAVE_FOR_ME'),
    vessel: t('SAVE_FOR_VESSEL', { vessel: vessel.name }),
    organization: t('SAVE_FOR_ORGANIZATION', { type: translateWord(`ship-${vessel.standardData.shipType}`) }),
  };
  if (only !== undefined && others.length === 0) {
    return (
      <Button disabled={!isChanged} loading={isSaving} onClick={() => onSave(only)}>
        {words[only]}
      </Button>
    );
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button loading={isSaving} rightSection={<Icon name="chevron-down" size={16} />}>
          {t('SAVE')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {maySave.map((scope) => (
          <Menu.Item key={scope} onClick={() => onSave(scope)}>
            {words[scope]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
