import type { AdvancedSetting } from '@fms/contract/organization';
import type { OrganizationId } from '@fms/domain/identity';
import { Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readNow } from '../../../api/read-now.ts';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormButtons, FormFrame, OutdatedLine, useContractForm } from '../../../ui/form/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { organizationCalls, organizationQueries } from '../edit/organization.queries.ts';
import style from '../edit/sheet.module.css';
import {
  createSettingSchema,
  formatFieldName,
  formatSetting,
  formatSettings,
  listChangedSettings,
} from './setting-values.ts';

/** Every setting an organisation may have of its own; empty is the default. */
export function SettingSection({ id }: { id: OrganizationId }) {
  const t = useText();
  const query = useQuery(organizationQueries.settings(id));
  return (
    <section className={style.part} aria-label={t('ADVANCED_SETTINGS')}>
      <h3 className={style.heading}>{t('ADVANCED_SETTINGS')}</h3>
      {query.data === undefined ? <QueryState query={query} /> : <SettingForm id={id} settings={query.data} />}
    </section>
  );
}

function SettingForm({ id, settings }: { id: OrganizationId; settings: readonly AdvancedSetting[] }) {
  const t = useText();
  const client = useQueryClient();
  const [filled, setFilled] = useState(settings);
  const schema = useMemo(() => createSettingSchema(filled), [filled]);
  const { queryKey } = organizationQueries.settings(id);
  const form = useContractForm({
    schema,
    initial: formatSettings(filled),
    send: (texts) =>
      organizationCalls.setSettings(id, listChangedSettings(filled, texts), findRevision(filled, settings)),
    onSent: (now) => {
      client.setQueryData(queryKey, now);
      setFilled(now);
      form.reset(formatSettings(now));
      show(messages.saved);
    },
    isLive: true,
  });
  const load = async () => {
    const now = await readNow(client, organizationQueries.settings(id));
    setFilled(now);
    return formatSettings(now);
  };
  return (
    <FormFrame form={form} className={style.settings}>
      {filled.map((setting) => {
        const field = form.field(formatFieldName(setting.key));
        return <SettingField key={setting.key} setting={setting} {...field} value={field.value ?? ''} />;
      })}
      <OutdatedLine form={form} labels={labelsOf(filled)} show={(_, value) => String(value)} load={load} />
      <FormButtons form={form} isDisabled={!form.isDirty || !form.isRight} action={t('SAVE_SETTINGS')} />
    </FormFrame>
  );
}

const labelsOf = (settings: readonly AdvancedSetting[]) =>
  Object.fromEntries(settings.map(({ key }) => [formatFieldName(key), key]));

/** Of the newest settings that are as the form was filled: an edit of something else is no reason to refuse. */
function findRevision(filled: readonly AdvancedSetting[], known: readonly AdvancedSetting[]): number | undefined {
  const isSame = JSON.stringify(formatSettings(filled)) === JSON.stringify(formatSettings(known));
  return (isSame ? known : filled)[0]?.revision;
}

interface SettingFieldProps extends Pick<ReturnType<ReturnType<typeof useContractForm>['path']>, 'error' | 'onChange'> {
  readonly setting: AdvancedSetting;
  readonly value: string;
}

function SettingField({ setting, value, ...input }: SettingFieldProps) {
  const t = useText();
  const { key, kind, description, default: byDefault, choices } = setting;
  const normal = formatSetting(byDefault);
  const labels = { label: key, description, placeholder: normal === '' ? '' : t('DEFAULT_VALUE', { value: normal }) };
  const words =
    kind === 'boolean'
      ? [
          { value: 'true', label: t('YES') },
          { value: 'false', label: t('NO') },
        ]
      : choices?.map((word) => ({ value: word, label: word }));
  if (words === undefined) return <TextInput {...labels} value={value} {...input} />;
  return (
    <Select
      {...labels}
      clearable
      data={words}
      value={value === '' ? null : value}
      error={input.error}
      onChange={(chosen) => input.onChange(chosen ?? '')}
    />
  );
}
