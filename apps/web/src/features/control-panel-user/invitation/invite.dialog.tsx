import type { Invitation, Role } from '@fms/contract/account';
import type { OrganizationId } from '@fms/domain/identity';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { useAbilities } from '../../../entities/account/index.ts';
import { userQueries } from '../../../entities/organization/index.ts';
import { useVessels, VesselsField, vesselQueries } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { fillMessage, messages, show } from '../../../message/index.ts';
import { ChoiceField, FormDialog, useContractForm } from '../../../ui/form/index.ts';
import formStyle from '../../../ui/form.module.css';
import { EndField } from '../words/end-field.tsx';
import { WordsField } from '../words/words-field.tsx';
import { invitationQueries } from './invitation.queries.ts';
import { fillInviteForm, type InviteOutcome, inviteForm, NO_ORGANIZATION, sendInvitations } from './invite-form.ts';

interface InviteDialogProps {
  /** The address whose open invitation the form begins with; empty for none. */
  readonly like?: string;
  readonly onClose: () => void;
}

/** Mails invitations for a role in an organisation or on vessels (§7.2). */
export default function InviteDialog({ like = '', onClose }: InviteDialogProps) {
  const { data: known } = useQuery(userQueries.roles());
  const { data: organizations } = useQuery(vesselQueries.organizations());
  const { data: invitations } = useQuery({ ...invitationQueries.all(), enabled: like !== '' });
  const level = useAbilities()?.level;
  if (organizations === undefined || (like !== '' && invitations === undefined)) return null;
  return (
    <InviteForm
      roles={known?.map(({ name }) => name) ?? ['User']}
      organizations={organizations.map(({ organization }) => organization)}
      mayLeaveOut={level === 2}
      copied={invitations?.find(({ email }) => email === like)}
      onClose={onClose}
    />
  );
}

interface InviteFormProps {
  readonly roles: readonly Role[];
  readonly organizations: readonly { readonly id: OrganizationId; readonly name: string }[];
  /** Whether users may be invited into no organisation. */
  readonly mayLeaveOut: boolean;
  readonly copied: Invitation | undefined;
  readonly onClose: () => void;
}

function InviteForm({ roles, organizations, mayLeaveOut, copied, onClose }: InviteFormProps) {
  const t = useText();
  const client = useQueryClient();
  const all = useVessels();
  const vessels = useMemo(() => all.filter(({ permission }) => permission.words.includes('edit')), [all]);
  const [refused, setRefused] = useState<InviteOutcome['refused']>([]);
  const form = useContractForm({
    schema: inviteForm,
    initial: fillInviteForm(copied, organizations[0]?.id),
    send: sendInvitations,
    onSent: (outcome) => {
      void client.invalidateQueries({ queryKey: invitationQueries.all().queryKey });
      sayInvited(outcome);
      setRefused(outcome.refused);
      if (outcome.refused.length === 0) onClose();
      else form.change({ email: outcome.refused.map(({ email }) => email).join(', ') });
    },
  });
  const places = organizations.map(({ id, name }) => ({ value: Number(id), label: name }));
  if (mayLeaveOut) places.push({ value: NO_ORGANIZATION, label: t('NO_ORGANIZATION') });
  return (
    <FormDialog
      title={t('INVITE_TITLE')}
      form={form}
      action={t('SEND')}
      isDisabled={places.length === 0}
      onClose={onClose}
    >
      <TextInput
        label={t('EMAIL')}
        description={t('INVITE_MANY_HINT')}
        inputMode="email"
        data-autofocus
        onPaste={(event) => pasteLines(event, (email) => form.change({ email }))}
        {...form.field('email')}
      />
      {refused.length > 0 && (
        <ul className={formStyle.problem} role="alert">
          {refused.map(({ email, refusal }) => (
            <li key={email}>{`${email}: ${refusal}`}</li>
          ))}
        </ul>
      )}
      <ChoiceField
        label={t('ROLE')}
        options={roles.map((value) => ({ value, label: translateWord(`role_${value}`) }))}
        {...form.field('role')}
      />
      <ChoiceField label={t('ORGANIZATION')} options={places} {...form.field('organizationId')} />
      <VesselsField
        label={t('VESSELS')}
        description={t('INVITE_VESSELS_HINT')}
        vessels={vessels}
        {...form.field('vesselIds')}
        onChange={(ids) => form.change({ vesselIds: ids })}
      />
      {(form.values.vesselIds?.length ?? 0) > 0 && (
        <>
          <WordsField
            label={t('INVITE_WORDS')}
            value={form.values.words}
            error={form.field('words').error}
            onChange={(words) => form.change({ words })}
          />
          <EndField {...form.field('until')} onChange={(until) => form.change({ until })} />
        </>
      )}
    </FormDialog>
  );
}

function sayInvited({ kept, invited }: InviteOutcome): void {
  const [email] = invited;
  if (email === undefined) return;
  const values = { email: invited.length === 1 ? email : String(invited.length), count: invited.length };
  if (invited.length === 1) show(fillMessage(kept ? messages.invitationKept : messages.invitationSent, values));
  else show(fillMessage(kept ? messages.invitationsKept : messages.invitationsSent, values));
}

/** A field of one line loses the ends of lines, and addresses of a column would stand as one word. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, put: (text: string) => void): void {
  const text = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const line = text.trim().replaceAll(/[\r\n]+/g, ', ');
  put(value.slice(0, selectionStart ?? value.length) + line + value.slice(selectionEnd ?? value.length));
}
