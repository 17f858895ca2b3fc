import type { OrganizationEntry } from '@fms/contract/organization';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { useAbilities } from '../../entities/account/index.ts';
import { listFolders } from '../../entities/organization/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { addressOf, parameter, SWITCH, WHOLE_NUMBER } from '../../navigation/address-schema.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import { FilterField } from '../../ui/filter-field.tsx';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Moment } from '../../ui/moment.tsx';
import { createWordFilter } from '../../ui/word-filter.ts';
import { OrganizationSheet } from './sheet/organization.sheet.tsx';

const AddOrganizationDialog = lazy(() => import('./add-organization.dialog.tsx'));

const ADDRESS = addressOf({
  words: parameter('q', z.string(), ''),
  organization: parameter('organization', WHOLE_NUMBER),
  isAdding: parameter('add', SWITCH, false),
});
const STEPS = ['organization', 'isAdding'] as const;

/** The organisations one manages, and the sheet of the one that is open below them. */
export default function OrganizationListPage() {
  const t = useText();
  const isAdmin = useAbilities()?.level === 2;
  const [state, change] = useAddressState(ADDRESS, STEPS);
  const query = useQuery(vesselQueries.organizations());
  const { data: roots = [] } = useQuery(vesselQueries.folders());
  const folders = listFolders(roots);
  const matches = createWordFilter(state.words);
  const rows = (query.data ?? []).filter(({ organization: { name } }) => matches(name));
  const open = query.data?.find(({ organization: { id } }) => id === state.organization)?.organization;
  const columns: readonly Column<OrganizationEntry>[] = [
    {
      name: t('NAME'),
      look: 'identity',
      cell: ({ organization: { id, name } }) => (
        <Anchor component="button" type="button" inherit onClick={() => change({ organization: id })}>
          {name}
        </Anchor>
      ),
    },
    { name: t('VESSELS'), look: 'number', cell: ({ vessels }) => vessels.length },
    {
      name: t('FOLDERS'),
      look: 'number',
      cell: ({ organization: { id } }) => folders.filter(({ organizationId }) => organizationId === id).length,
    },
    {
      name: t('LAST_SAVED'),
      look: 'quiet',
      cell: ({ organization: { changedAt } }) => (changedAt === null ? t('NEVER') : <Moment at={changedAt} />),
    },
  ];
  return (
    <>
      <ListPanel
        title={t('ORGANIZATIONS')}
        actions={isAdmin && <Button onClick={() => change({ isAdding: true })}>{t('ADD_ORGANIZATION')}</Button>}
        tools={
          <FilterField label={t('FILTER_ORGANIZATIONS')} value={state.words} onChange={(words) => change({ words })} />
        }
        query={{ ...query, data: query.data && rows }}
        empty={{ title: t('NO_ORGANIZATIONS'), detail: t('NO_ORGANIZATIONS_DETAIL') }}
      >
        <ColumnTable
          label={t('ORGANIZATIONS')}
          columns={columns}
          rows={rows}
          keyOf={({ organization: { id } }) => id}
        />
      </ListPanel>
      {open !== undefined && (
        <OrganizationSheet
          key={open.id}
          organization={open}
          isAdmin={isAdmin}
          onClose={() => change({ organization: undefined })}
        />
      )}
      <Suspense>
        {state.isAdding && isAdmin && (
          <AddOrganizationDialog
            onAdded={(id) => change({ isAdding: false, organization: id })}
            onClose={() => change({ isAdding: false })}
          />
        )}
      </Suspense>
    </>
  );
}
