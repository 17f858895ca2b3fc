import { type LoginLogEntry, type UserProfile, userProfile } from '@fms/contract/account';
import { EmptyState, LoadingState, Panel } from '@fms/ui/panel';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readNow } from '../../api/read-now.ts';
import { accountQueries, parseBrowserName, useProfile, useSaveProfile } from '../../entities/account/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { messages, show } from '../../message/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import { FormButtons, FormFrame, OutdatedLine, ReadOnlyField, useContractForm } from '../../ui/form/index.ts';
import { useLeaveConfirmation } from '../../ui/form/use-leave-confirmation.ts';
import { Moment } from '../../ui/moment.tsx';

/** Who one is, and where one came in lately. */
export default function ProfilePage() {
  const t = useText();
  const profile = useProfile();
  if (profile === undefined) {
    return (
      <Panel title={t('PROFILE')}>
        <LoadingState label={t('LOADING')} />
      </Panel>
    );
  }
  return (
    <>
      <Panel title={t('PROFILE')}>
        <ProfileForm profile={profile} />
      </Panel>
      <LastLogins entries={profile.data.loginLog ?? []} />
    </>
  );
}

const changeable = userProfile.pick({ fullName: true, email: true, phone: true });
const valuesOf = ({ fullName, email, phone }: UserProfile) => ({ fullName, email, phone });

function ProfileForm({ profile }: { profile: UserProfile }) {
  const t = useText();
  const client = useQueryClient();
  const [filled, setFilled] = useState(profile);
  const save = useSaveProfile({ isInForm: true, base: filled });
  const { userName, role } = profile;
  const form = useContractForm({
    schema: changeable,
    initial: valuesOf(filled),
    send: (body) => save.mutateAsync({ ...filled, ...body }),
    onSent: (now) => {
      setFilled(now);
      form.reset(valuesOf(now));
      show(messages.saved);
    },
  });
  const load = async () => {
    const now = await readNow(client, accountQueries.profile());
    setFilled(now);
    return valuesOf(now);
  };
  const labels = { fullName: t('FULL_NAME'), email: t('EMAIL'), phone: t('PHONE') };
  useLeaveConfirmation({ isChanged: form.isDirty && !form.isSending, message: messages.discardForm });
  return (
    <FormFrame form={form}>
      <ReadOnlyField label={t('USERNAME')} value={userName} autoComplete="username" />
      <ReadOnlyField label={t('ROLE')} value={translateWord(`role_${role}`)} />
      <TextInput label={labels.fullName} autoComplete="name" maxLength={200} {...form.field('fullName')} />
      <TextInput label={t('EMAIL')} type="email" autoComplete="email" maxLength={200} {...form.field('email')} />
      <TextInput label={t('PHONE')} type="tel" autoComplete="tel" maxLength={50} {...form.field('phone')} />
      <OutdatedLine form={form} labels={labels} show={(_, value) => String(value)} load={load} />
      <FormButtons form={form} isDisabled={!form.isDirty} isOnPage />
    </FormFrame>
  );
}

function LastLogins({ entries }: { entries: readonly LoginLogEntry[] }) {
  const t = useText();
  const columns: readonly Column<LoginLogEntry>[] = [
    { name: t('AT'), cell: ({ at }) => <Moment at={at} />, look: 'identity' },
    { name: t('STATUS'), cell: ({ outcome }) => translateWord(`login_${outcome}`) },
    { name: t('FROM'), cell: ({ from }) => from, look: 'quiet' },
    { name: t('BROWSER'), cell: ({ agent }) => <span title={agent}>{parseBrowserName(agent)}</span>, look: 'quiet' },
  ];
  return (
    <Panel title={t('LAST_LOGINS')} flush={entries.length > 0}>
      {entries.length === 0 ? (
        <EmptyState title={t('NO_LOGINS')} detail={t('NO_LOGINS_DETAIL')} />
      ) : (
        <ColumnTable
          label={t('LAST_LOGINS')}
          columns={columns}
          rows={entries}
          keyOf={({ at, from, outcome }) => `${at} ${from} ${outcome}`}
        />
      )}
    </Panel>
  );
}
