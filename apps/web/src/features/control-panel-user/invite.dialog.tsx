import { generateInviteEmail, type Role, roles } from '@fms/contract/account';
import type { OrganizationId } from '@fms/domain/identity';
import { Button, Group, Modal, Select, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/index.ts';
import { userQueries } from '../../entities/organization/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { fillMessage, messages, show } from '../../message/index.ts';
import { showRefusal } from '../../message/show-refusal.ts';
import form from '../../ui/form.module.css';

/** Mails an invitation for a role in an organisation (§7.2). */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data: known } = useQuery(userQueries.roles());
  const { data: organizations = [] } = useQuery(vesselQueries.organizations());
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('User');
  const [chosen, setChosen] = useState<string | null>(null);
  const organization = organizations.find(({ organization: { id } }) => String(id) === chosen) ?? organizations[0];
  const send = useMutation({
    mutationFn: (organizationId: OrganizationId) =>
      call(generateInviteEmail, { body: { email: email.trim(), role, organizationId } }),
    onSuccess: ({ kept }) => {
      show(fillMessage(kept ? messages.invitationKept : messages.invitationSent, { email: email.trim() }));
      onClose();
    },
    onError: showRefusal,
    meta: { speaks: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || organization === undefined || send.isPending) return;
    send.mutate(organization.organization.id);
  };
  const roleNames = known?.map(({ name }) => name) ?? ['User'];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('INVITE_TITLE')}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      centered
      transitionProps={{ duration: 120 }}
    >
      <form className={form.form} onSubmit={submit}>
        <TextInput
          label={t('EMAIL')}
          type="email"
          required
          withAsterisk={false}
          data-autofocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Select
          label={t('ROLE')}
          data={roleNames.map((name) => ({ value: name, label: translateWord(`role_${name}`) }))}
          value={role}
          allowDeselect={false}
          onChange={(value) => setRole(roles.find((name) => name === value) ?? 'User')}
        />
        <Select
          label={t('ORGANIZATION')}
          data={organizations.map(({ organization: { id, name } }) => ({ value: String(id), label: name }))}
          value={organization === undefined ? null : String(organization.organization.id)}
          allowDeselect={false}
          onChange={setChosen}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('CANCEL')}
          </Button>
          <Button type="submit" loading={send.isPending} disabled={organization === undefined}>
            {t('SEND')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
