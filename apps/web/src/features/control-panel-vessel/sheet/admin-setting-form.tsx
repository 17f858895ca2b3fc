import { ADMIN_SECRETS, type AdminSecret, adminSetting, editAdminSetting, type Vessel } from '@fms/contract/vessel';
import { Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { readNow } from '../../../api/read-now.ts';
import { vesselQueries } from '../../../entities/vessel/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { fillMessage, messages, openQuestion, show } from '../../../message/index.ts';
import { FormButtons, FormFrame, OutdatedLine, PasswordField, useContractForm } from '../../../ui/form/index.ts';
import style from '../edit/sheet.module.css';
import { useRefreshVessels, useVesselAction } from '../edit/use-vessel-action.ts';
import { vesselCalls } from '../edit/vessel-management.queries.ts';

const SECRET_TEXT = { vncPassword: 'VNC_PASSWORD', sftpPassword: 'SFTP_PASSWORD', sftpKey: 'SFTP_KEY' } as const;
const FIELD_TEXT = {
  ...{ shipViewServerIp: 'SHIP_VIEW_SERVER_IP', shipViewPort: 'SHIP_VIEW_PORT', connectType: 'CONNECT_TYPE' },
  ...{ vncUserName: 'VNC_USER_NAME', imageEncoder: 'IMAGE_ENCODER', colourBitDepth: 'COLOUR_BIT_DEPTH' },
  ...{ sftpHost: 'SFTP_HOST', sftpPort: 'SFTP_PORT', sftpUserName: 'SFTP_USER_NAME' },
} as const satisfies Readonly<Record<string, TextKey>>;
const schema = editAdminSetting.body.shape.adminSetting;
type Setting = z.output<typeof schema>;

/** How the shore reaches screen and files of a vessel, for admins. Secrets are replaced here and never shown. */
export function AdminSettingForm({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { form, secretsSet, load, remove } = useAdminSetting(vessel);
  const ask = () =>
    openQuestion({
      message: fillMessage(messages.deleteAdminSetting, { name: vessel.name }),
      onOk: () => remove.mutate(undefined),
    });
  const labels = Object.fromEntries(Object.entries<TextKey>(FIELD_TEXT).map(([name, text]) => [name, t(text)]));
  return (
    <FormFrame form={form} className={`${style.form} ${style.part}`}>
      <h3 className={style.heading}>{t('ADMIN_SETTING')}</h3>
      <TextInput label={t('SHIP_VIEW_SERVER_IP')} {...form.field('shipViewServerIp')} />
      <TextInput label={t('SHIP_VIEW_PORT')} inputMode="numeric" {...form.field('shipViewPort')} />
      <TextInput label={t('CONNECT_TYPE')} {...form.field('connectType')} />
      <TextInput label={t('VNC_USER_NAME')} autoComplete="off" {...form.field('vncUserName')} />
      <TextInput label={t('IMAGE_ENCODER')} {...form.field('imageEncoder')} />
      <NumberInput label={t('COLOUR_BIT_DEPTH')} min={1} max={32} {...form.number('colourBitDepth')} />
      <TextInput label={t('SFTP_HOST')} {...form.field('sftpHost')} />
      <TextInput label={t('SFTP_PORT')} inputMode="numeric" {...form.field('sftpPort')} />
      <TextInput label={t('SFTP_USER_NAME')} autoComplete="off" {...form.field('sftpUserName')} />
      {ADMIN_SECRETS.map((name) => (
        <SecretField
          key={name}
          name={name}
          isSet={secretsSet.includes(name)}
          field={{ ...form.field(name), value: form.values[name] ?? '' }}
        />
      ))}
      <OutdatedLine form={form} labels={labels} show={(_, value) => String(value ?? '')} load={load} />
      <FormButtons form={form} isDisabled={!form.isDirty || !form.isRight} action={t('SAVE_ADMIN_SETTING')}>
        <Button variant="outline" color="red" loading={remove.isPending} onClick={ask}>
          {t('DELETE_ADMIN_SETTING')}
        </Button>
      </FormButtons>
    </FormFrame>
  );
}

interface Filled {
  readonly values: Setting;
  readonly secretsSet: readonly AdminSecret[];
  readonly revision: number;
}

/** A stored setting, or the defaults where there is none. */
function readFilled(stored: Vessel['adminSetting']): Filled {
  const { secretsSet, revision, ...values } = adminSetting.parse(stored);
  return { values, secretsSet, revision };
}

/** The form over what was stored when it was filled; a save of another admin before this one is told. */
function useAdminSetting(vessel: Vessel) {
  const client = useQueryClient();
  const refresh = useRefreshVessels();
  const [filled, setFilled] = useState(() => readFilled(vessel.adminSetting));
  const form = useContractForm({
    schema,
    initial: filled.values,
    send: (setting) =>
      vesselCalls.editAdminSetting({
        vesselId: vessel.id,
        revision: filled.revision,
        adminSetting: pickChanged(filled.values, setting),
      }),
    onSent: (stored) => {
      const now = readFilled(stored);
      setFilled(now);
      form.reset(now.values);
      show(messages.saved);
      return refresh();
    },
    isLive: true,
  });
  const remove = useVesselAction({
    run: () => vesselCalls.deleteAdminSetting(vessel.id),
    says: () => messages.saved,
    onDone: () => {
      const now = readFilled({});
      setFilled(now);
      form.reset(now.values);
    },
  });
  /** What is saved now; the next save is over it. */
  const load = async () => {
    const vessels = await readNow(client, vesselQueries.all());
    const now = readFilled(vessels.find(({ id }) => id === vessel.id)?.adminSetting ?? {});
    setFilled(now);
    return now.values;
  };
  return { form, secretsSet: filled.secretsSet, load, remove };
}

/** The fields that were typed: the others stay as they are saved by now. */
function pickChanged(filled: Setting, typed: Setting): Setting {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== filled[name as keyof Setting]));
}

interface SecretFieldProps {
  readonly name: AdminSecret;
  readonly isSet: boolean;
  readonly field: {
    readonly value: string;
    readonly error: ReactNode;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
}

function SecretField({ name, isSet, field }: SecretFieldProps) {
  const t = useText();
  const input = { label: t(SECRET_TEXT[name]), placeholder: isSet ? t('SECRET_STORED') : '', autoComplete: 'off' };
  if (name === 'sftpKey') return <Textarea autosize maxRows={4} {...input} {...field} />;
  return <PasswordField {...input} autoComplete="new-password" {...field} />;
}
