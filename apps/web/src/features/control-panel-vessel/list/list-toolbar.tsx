import { Select } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { ENDS, LINKS, type ListState } from './list-address.ts';
import type { Places } from './use-vessel-rows.ts';

interface ListToolbarProps {
  readonly state: ListState;
  readonly change: ChangeAddress<ListState>;
  readonly places: Places;
  readonly count: number;
}

const END_TEXT = { ended: 'END_ENDED', soon: 'END_SOON', later: 'END_LATER', none: 'NEVER_EXPIRES' } as const;
const LINK_TEXT = { connected: 'LINK_CONNECTED', silent: 'LINK_SILENT', never: 'LINK_NEVER' } as const;

const numberOrNone = (text: string | null) => (text === null ? undefined : Number(text));

/** What the list is narrowed by; each choice can be cleared. */
export function ListToolbar({ state, change, places: { organizations, folders }, count }: ListToolbarProps) {
  const t = useText();
  const known = folders.filter(({ organizationId }) => (state.organization ?? organizationId) === organizationId);
  return (
    <>
      <FilterField label={t('FILTER_VESSELS', { count })} value={state.words} onChange={(words) => change({ words })} />
      <Select
        aria-label={t('ORGANIZATION')}
        placeholder={t('ALL_ORGANIZATIONS')}
        clearable
        searchable
        data={organizations.map(({ organization: { id, name } }) => ({ value: String(id), label: name }))}
        value={state.organization === undefined ? null : String(state.organization)}
        onChange={(id) => change({ organization: numberOrNone(id), folder: undefined })}
      />
      <Select
        aria-label={t('FOLDER')}
        placeholder={t('ALL_FOLDERS')}
        clearable
        searchable
        data={known.map(({ id, path }) => ({ value: String(id), label: path }))}
        value={state.folder === undefined ? null : String(state.folder)}
        onChange={(id) => change({ folder: numberOrNone(id) })}
      />
      <Select
        aria-label={t('ENDS')}
        placeholder={t('ANY_END')}
        clearable
        data={ENDS.map((value) => ({ value, label: t(END_TEXT[value]) }))}
        value={state.end ?? null}
        onChange={(value) => change({ end: ENDS.find((end) => end === value) })}
      />
      <Select
        aria-label={t('LINK')}
        placeholder={t('ANY_LINK')}
        clearable
        data={LINKS.map((value) => ({ value, label: t(LINK_TEXT[value]) }))}
        value={state.link ?? null}
        onChange={(value) => change({ link: LINKS.find((link) => link === value) })}
      />
    </>
  );
}
