import { generateInviteEmail, type Role } from '@fms/contract/account';
import type { OrganizationId } from '@fms/domain/identity';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { userQueries } from '../../entities/organization/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { fillMessage, messages, show } from '../../message/index.ts';
import { ChoiceField, FormDialog, useContractForm } from '../../ui/form/index.ts';

/** Mails an invitation for a role in an organisation (§7.2). */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { data: known } = useQuery(userQueries.roles());
  const { data: organizations } = useQuery(vesselQueries.organizations());
  if (organizations === undefined) return null;
  return (
    <InviteForm
      roles={known?.map(({ name }) => name) ?? ['User']}
      organizations={organizations.map(({ organization }) => organization)}
      onClose={onClose}
    />
  );
}

interface InviteFormProps {
  readonly roles: readonly Role[];
  readonly organizations: readonly { readonly id: OrganizationId; readonly name: string }[];
  readonly onClose: () => void;
}

function InviteForm({ roles, organizations, onClose }: InviteFormProps) {
  const t = useText();
  const form = useContractForm({
    schema: generateInviteEmail.body,
    initial: { email: '', role: 'User', organizationId: organizations[0]?.id ?? 0 },
    send: (body) => call(generateInviteEmail, { body }),
    onSent: ({ kept }, { email }) => {
      show(fillMessage(kept ? messages.invitationKept : messages.invitationSent, { email }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('INVITE_TITLE')}
      form={form}
      action={t('SEND')}
      isDisabled={organizations.length === 0}
      onClose={onClose}
    >
      <TextInput label={t('EMAIL')} type="email" data-autofocus {...form.field('email')} />
      <ChoiceField
        label={t('ROLE')}
        options={roles.map((value) => ({ value, label: translateWord(`role_${value}`) }))}
        {...form.field('role')}
      />
      <ChoiceField
        label={t('ORGANIZATION')}
        options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('organizationId')}
      />
    </FormDialog>
  );
}
