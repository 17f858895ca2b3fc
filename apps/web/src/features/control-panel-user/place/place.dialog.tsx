import { getAccountInfomation, role, type UserEntry, type UserProfile } from '@fms/contract/account';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../../api/index.ts';
import { readNow } from '../../../api/read-now.ts';
import { saveProfile, useAbilities } from '../../../entities/account/index.ts';
import { userQueries } from '../../../entities/organization/index.ts';
import { vesselQueries } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { ChoiceField, FormDialog, OutdatedLine, useContractForm } from '../../../ui/form/index.ts';
import { NO_ORGANIZATION } from '../invitation/invite-form.ts';

interface PlaceDialogProps {
  readonly user: UserEntry;
  readonly onClose: () => void;
}

const schema = z.object({
  role,
  organizationId: z.number().transform((id) => (id === NO_ORGANIZATION ? null : toId<OrganizationId>(id))),
});

const valuesOf = ({ role, organizationId }: UserProfile) => ({
  role,
  organizationId: organizationId ?? NO_ORGANIZATION,
});

const profileQuery = (userName: string) =>
  queryOptions({
    queryKey: ['user', 'profile', userName],
    queryFn: ({ signal }) => call(getAccountInfomation, { query: { userName }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The form opens once the stored profile is known: the call takes whole profiles, by the revision they were read at. */
export default function PlaceDialog({ user, onClose }: PlaceDialogProps) {
  const { data: stored } = useQuery(profileQuery(user.userName));
  return stored === undefined ? null : <PlaceForm stored={stored} onClose={onClose} />;
}

/** Role and organisation of a user (§6); another organisation is given by admins. */
function PlaceForm({ stored, onClose }: { stored: UserProfile; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const isAdmin = useAbilities()?.level === 2;
  const { data: known = [] } = useQuery(userQueries.roles());
  const { data: organizations = [] } = useQuery(vesselQueries.organizations());
  const [filled, setFilled] = useState(stored);
  const { userName } = stored;
  const form = useContractForm({
    schema,
    initial: valuesOf(stored),
    send: (place) => saveProfile(filled, { ...filled, ...place }),
    onSent: () => {
      show(messages.saved);
      onClose();
      return client.invalidateQueries({ queryKey: userQueries.all().queryKey });
    },
  });
  const load = async () => {
    const now = await readNow(client, profileQuery(userName));
    setFilled(now);
    return valuesOf(now);
  };
  const places = organizations.map(({ organization: { id, name } }) => ({ value: Number(id), label: name }));
  const labels = { role: t('ROLE'), organizationId: t('ORGANIZATION') };
  const wordOf = (name: keyof typeof labels, value: unknown) =>
    name === 'role'
      ? translateWord(`role_${String(value)}`)
      : (places.find((place) => place.value === value)?.label ?? t('NO_ORGANIZATION'));
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
      <OutdatedLine form={form} labels={labels} show={wordOf} load={load} />
      <p className="fms-caption">{t('PLACE_DETAIL')}</p>
    </FormDialog>
  );
}
