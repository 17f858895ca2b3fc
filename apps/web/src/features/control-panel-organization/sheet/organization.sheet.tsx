import type { Organization } from '@fms/contract/organization';
import { IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button, Group } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { fillMessage, messages, openQuestion } from '../../../message/index.ts';
import { Moment } from '../../../ui/moment.tsx';
import { organizationCalls } from '../edit/organization.queries.ts';
import style from '../edit/sheet.module.css';
import { useOrganizationAction } from '../edit/use-organization-action.ts';
import { FolderTree } from '../folder/folder-tree.tsx';
import { SettingSection } from '../setting/setting-form.tsx';
import { LogoField } from './logo-field.tsx';
import { NameForm } from './name-form.tsx';

interface OrganizationSheetProps {
  readonly organization: Organization;
  /** Admins set what overrides the configuration, and delete. */
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

/** All that is set of one organisation. */
export function OrganizationSheet({ organization, isAdmin, onClose }: OrganizationSheetProps) {
  const t = useText();
  const { id, name, changedAt, changedBy } = organization;
  const remove = useOrganizationAction(() => organizationCalls.remove(id), onClose);
  // The hub tells that it is gone before the answer does: its settings asked for then are refused.
  const isGone = remove.isPending || remove.isSuccess;
  const ask = () =>
    openQuestion({ message: fillMessage(messages.deleteOrganization, { name }), onOk: () => remove.mutate(undefined) });
  return (
    <Panel title={name} actions={<IconButton icon="close" tooltip="left" label={t('CLOSE')} onClick={onClose} />}>
      {changedAt !== null && (
        <p className="fms-caption">
          {t('LAST_SAVED_BY', { by: changedBy ?? '' })} <Moment at={changedAt} />
        </p>
      )}
      <NameForm organization={organization} />
      <section className={style.part} aria-label={t('LOGO')}>
        <h3 className={style.heading}>{t('LOGO')}</h3>
        <LogoField organization={organization} />
      </section>
      <FolderTree organizationId={id} />
      {isAdmin && !isGone && <SettingSection id={id} />}
      {isAdmin && (
        <Group className={style.part} justify="flex-end">
          <Button variant="outline" color="red" loading={remove.isPending} onClick={ask}>
            {t('DELETE_ORGANIZATION')}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
