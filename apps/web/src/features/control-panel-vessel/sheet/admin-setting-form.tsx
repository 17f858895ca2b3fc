import { ADMIN_SECRETS, type AdminSecret, adminSetting, editAdminSetting, type Vessel } from '@fms/contract/vessel';
import { Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { fillMessage, messages, openQuestion, show } from '../../../message/index.ts';
import { FormButtons, FormFrame, PasswordField, useContractForm } from '../../../ui/form/index.ts';
import style from '../edit/sheet.module.css';
import { useRefreshVessels, useVesselAction } from '../edit/use-vessel-action.ts';
import { vesselCalls } from '../edit/vessel-management.queries.ts';

const SECRET_TEXT = { vncPassword: 'VNC_PASSWORD', sftpPassword: 'SFTP_PASSWORD', sftpKey: 'SFTP_KEY' } as const;
const schema = editAdminSetting.body.shape.adminSetting;
type Setting = z.output<typeof schema>;

/** How the shore reaches screen and files of a vessel, for admins. Secrets are replaced here and never shown. */
export function AdminSettingForm({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const refresh = useRefreshVessels();
  const { secretsSet, ...known } = adminSetting.parse(vessel.adminSetting);
  const [filled, setFilled] = useState<Setting>(known);
  const form = useContractForm({
    schema,
    initial: filled,
    send: (setting) =>
      vesselCalls.editAdminSetting({ vesselId: vessel.id, adminSetting: pickChanged(filled, setting) }),
    onSent: (now) => {
      const { secretsSet: _, ...saved } = now;
      setFilled(saved);
      form.reset(saved);
      show(messages.saved);
      return refresh();
    },
    isLive: true,
  });
  const remove = useVesselAction({
    run: () => vesselCalls.deleteAdminSetting(vessel.id),
    says: () => messages.saved,
    onDone: () => {
      setFilled(emptySetting());
      form.reset(emptySetting());
    },
  });
  const ask = () =>
    openQuestion({
      message: fillMessage(messages.deleteAdminSetting, { name: vessel.name }),
      onOk: () => remove.mutate(undefined),
    });
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
      <FormButtons form={form} isDisabled={!form.isDirty || !form.isRight} action={t('SAVE_ADMIN_SETTING')}>
        <Button variant="outline" color="red" loading={remove.isPending} onClick={ask}>
          {t('DELETE_ADMIN_SETTING')}
        </Button>
      </FormButtons>
    </FormFrame>
  );
}

/** The fields that were typed: the others stay as they are saved by now. */
function pickChanged(filled: Setting, typed: Setting): Setting {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== filled[name as keyof Setting]));
}

function emptySetting() {
  const { secretsSet: _, ...empty } = adminSetting.parse({});
  return empty;
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
