import { Select } from '@mantine/core';
import { OrganizationFilter } from '../../../entities/organization/index.ts';
import { useText } from '../../../language/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { TextFilter } from '../../../ui/text-filter.tsx';
import type { ListState } from './list-address.ts';
import type { Places } from './use-vessel-rows.ts';

interface ListToolbarProps {
  readonly state: ListState;
  readonly change: ChangeAddress<ListState>;
  readonly places: Places;
  readonly count: number;
}

const END_TEXT = { ended: 'END_ENDED', soon: 'END_SOON', later: 'END_LATER', none: 'NEVER_EXPIRES' } as const;
const LINK_TEXT = { connected: 'LINK_CONNECTED', silent: 'LINK_SILENT', never: 'LINK_NEVER' } as const;

/** What the list is narrowed by; each choice can be cleared. */
export function ListToolbar({ state, change, places: { organizations, folders }, count }: ListToolbarProps) {
  const t = useText();
  const { end, link } = state;
  const setEnd = (to: ListState['end']) => change({ end: to });
  const setLink = (to: ListState['link']) => change({ link: to });
  const known = folders.filter(({ organizationId }) => (state.organization ?? organizationId) === organizationId);
  return (
    <>
      <FilterField label={t('FILTER_VESSELS', { count })} value={state.words} onChange={(words) => change({ words })} />
      <OrganizationFilter
        organizations={organizations}
        value={state.organization}
        onChange={(organization) => change({ organization, folder: undefined })}
      />
      <Select
        aria-label={t('FOLDER')}
        placeholder={t('ALL_FOLDERS')}
        clearable
        searchable
        data={known.map(({ id, path }) => ({ value: String(id), label: path }))}
        value={state.folder === undefined ? null : String(state.folder)}
        onChange={(id) => change({ folder: id === null ? undefined : Number(id) })}
      />
      <TextFilter name={t('ENDS')} any={t('ANY_END')} texts={END_TEXT} value={end} onChange={setEnd} />
      <TextFilter name={t('LINK')} any={t('ANY_LINK')} texts={LINK_TEXT} value={link} onChange={setLink} />
    </>
  );
}
