import { getAllUserPermissions } from '@fms/contract/permission';
import { VESSEL_WORDS } from '@fms/domain/permission';
import { MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';
import { userQueries } from '../../../entities/organization/index.ts';
import { useText } from '../../../language/index.ts';
import { DayField, type useContractForm } from '../../../ui/form/index.ts';
import type { Places } from '../list/use-vessel-rows.ts';
import type { bulkForm } from './bulk-change.ts';

interface BulkFieldsProps {
  readonly form: ReturnType<typeof useContractForm<typeof bulkForm, unknown>>;
  readonly organizationId: number | undefined;
  readonly places: Places;
}

/** What the marked vessels get, by the kind of change. */
export function BulkFields({ form, organizationId, places }: BulkFieldsProps) {
  const t = useText();
  const { values } = form;
  if (values.kind === 'access') return <AccessFields form={form} />;
  if (values.kind === 'expiry') {
    return <DayField label={t('LAST_DAY')} description={t('EMPTY_NO_END')} {...form.field('lastDay')} />;
  }
  if (values.kind === 'organization') {
    return (
      <Select
        label={t('ORGANIZATION')}
        description={t('MOVING_LEAVES_FOLDERS')}
        searchable
        error={form.field('organizationId').error}
        data={places.organizations.map(({ organization: { id, name } }) => ({ value: String(id), label: name }))}
        value={values.organizationId === null ? null : String(values.organizationId)}
        onChange={(id) => form.change({ organizationId: id === null ? null : Number(id) })}
      />
    );
  }
  const folders = places.folders.filter((folder) => folder.organizationId === organizationId);
  return (
    <Select
      label={t('FOLDER')}
      description={organizationId === undefined ? t('SEVERAL_ORGANIZATIONS') : undefined}
      placeholder={t('IN_NO_FOLDER')}
      searchable
      clearable
      data={folders.map(({ id, path }) => ({ value: String(id), label: path }))}
      value={values.folderId === null ? null : String(values.folderId)}
      onChange={(id) => form.change({ folderId: id === null ? null : Number(id) })}
    />
  );
}

function AccessFields({ form }: Pick<BulkFieldsProps, 'form'>) {
  const t = useText();
  const { data: users = [] } = useQuery(userQueries.all());
  const { data: dictionary = [] } = useQuery({
    queryKey: ['permission', 'dictionary'],
    queryFn: ({ signal }) => call(getAllUserPermissions, { signal }),
  });
  const { userIds, words } = form.values;
  return (
    <>
      <MultiSelect
        label={t('USERS')}
        searchable
        error={form.field('userIds').error}
        data={users.map(({ id, userName }) => ({ value: String(id), label: userName }))}
        value={userIds}
        onChange={(chosen) => form.change({ userIds: chosen })}
      />
      <MultiSelect
        label={t('RIGHTS')}
        description={t('NO_RIGHTS_END')}
        data={dictionary.map(({ name, description }) => ({ value: name, label: description }))}
        value={words}
        onChange={(chosen) => form.change({ words: VESSEL_WORDS.filter((word) => chosen.includes(word)) })}
      />
      <DayField label={t('LAST_DAY')} description={t('EMPTY_NO_END')} {...form.field('lastDay')} />
    </>
  );
}
