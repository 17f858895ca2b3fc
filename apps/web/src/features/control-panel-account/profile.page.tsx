import type { LoginLogEntry, UserProfile } from '@fms/contract/account';
import { EmptyState, LoadingState, Panel } from '@fms/ui/panel';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { parseBrowserName, useProfile, useSaveProfile } from '../../entities/account/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { messages, show } from '../../message/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import form from '../../ui/form.module.css';
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

type Changed = Partial<Pick<UserProfile, 'fullName' | 'email' | 'phone'>>;

function ProfileForm({ profile }: { profile: UserProfile }) {
  const t = useText();
  const save = useSaveProfile();
  const [changed, setChanged] = useState<Changed>({});
  const { fullName, email, phone } = { ...profile, ...changed };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      setChanged({});
      show(messages.saved);
    };
    save.mutate({ ...profile, ...changed }, { onSuccess });
  };
  return (
    <form className={form.form} onSubmit={submit}>
      <TextInput label={t('USERNAME')} value={profile.userName} variant="unstyled" readOnly autoComplete="username" />
      <TextInput label={t('ROLE')} value={translateWord(`role_${profile.role}`)} variant="unstyled" readOnly />
      <TextInput
        label={t('FULL_NAME')}
        autoComplete="name"
        maxLength={200}
        value={fullName}
        onChange={(event) => setChanged({ ...changed, fullName: event.currentTarget.value })}
      />
      <TextInput
        label={t('EMAIL')}
        type="email"
        required
        withAsterisk={false}
        autoComplete="email"
        maxLength={200}
        value={email}
        onChange={(event) => setChanged({ ...changed, email: event.currentTarget.value })}
      />
      <TextInput
        label={t('PHONE')}
        type="tel"
        autoComplete="tel"
        maxLength={50}
        value={phone}
        onChange={(event) => setChanged({ ...changed, phone: event.currentTarget.value })}
      />
      <div className={form.line}>
        <Button type="submit" loading={save.isPending} disabled={Object.keys(changed).length === 0}>
          {t('SAVE')}
        </Button>
      </div>
    </form>
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
