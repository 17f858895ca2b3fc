import { editAccountInfomation, getAccountInfomation, role, type UserEntry } from '@fms/contract/account';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../../api/index.ts';
import { useAbilities } from '../../../entities/account/index.ts';
import { userQueries } from '../../../entities/organization/index.ts';
import { vesselQueries } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { ChoiceField, FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { NO_ORGANIZATION } from '../invitation/invite-form.ts';

interface PlaceDialogProps {
  readonly user: UserEntry;
  readonly onClose: () => void;
}

const schema = z.object({
  role,
  organizationId: z.number().transform((id) => (id === NO_ORGANIZATION ? null : toId<OrganizationId>(id))),
});

/** The call takes whole profiles: what the user set meanwhile is read just before it is sent back. */
async function savePlace({ userName }: UserEntry, place: z.output<typeof schema>): Promise<void> {
  const profile = await call(getAccountInfomation, { query: { userName } });
  await call(editAccountInfomation, { body: { ...profile, ...place } });
}

/** Role and organisation of a user (§6); another organisation is given by admins. */
export default function PlaceDialog({ user, onClose }: PlaceDialogProps) {
  const t = useText();
  const client = useQueryClient();
  const isAdmin = useAbilities()?.level === 2;
  const { data: known = [] } = useQuery(userQueries.roles());
  const { data: organizations = [] } = useQuery(vesselQueries.organizations());
  const { userName } = user;
  const form = useContractForm({
    schema,
    initial: { role: user.role, organizationId: user.organizationId ?? NO_ORGANIZATION },
    send: (place) => savePlace(user, place),
    onSent: () => {
      show(messages.saved);
      onClose();
      return client.invalidateQueries({ queryKey: userQueries.all().queryKey });
    },
  });
  const places = organizations.map(({ organization: { id, name } }) => ({ value: Number(id), label: name }));
  return (
    <FormDialog
      title={t('PLACE_OF', { userName })}
      form={form}
      action={t('SAVE')}
      isDisabled={!form.isDirty}
      onClose={onClose}
    >
      <ChoiceField
        label={t('ROLE')}
        options={known.map(({ name }) => ({ value: name, label: translateWord(`role_${name}`) }))}
        {...form.field('role')}
      />
      {isAdmin && (
        <ChoiceField
          label={t('ORGANIZATION')}
          options={[...places, { value: NO_ORGANIZATION, label: t('NO_ORGANIZATION') }]}
          {...form.field('organizationId')}
        />
      )}
      <p className="fms-caption">{t('PLACE_DETAIL')}</p>
    </FormDialog>
  );
}
