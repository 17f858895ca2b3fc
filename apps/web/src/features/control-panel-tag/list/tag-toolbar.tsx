import type { Vessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { Select } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { TAG_STATES, type TagListState } from './tag-address.ts';
import { countTagState, type TagRow } from './tag-row.ts';

interface TagToolbarProps {
  readonly vessels: readonly Vessel[];
  readonly vesselId: VesselId | undefined;
  readonly rows: readonly TagRow[];
  readonly state: TagListState;
  readonly change: ChangeAddress<TagListState>;
}

const STATE_TEXT = {
  'no-standard-name': 'TAG_STATE_NO_STANDARD_NAME',
  'no-limit': 'TAG_STATE_NO_LIMIT',
  ruled: 'TAG_STATE_RULED',
  changed: 'TAG_STATE_CHANGED',
} as const;
const MOST_SHOWN = 100;

/** Whose tags, and which of them. */
export function TagToolbar({ vessels, vesselId, rows, state, change }: TagToolbarProps) {
  const t = useText();
  return (
    <>
      <Select
        aria-label={t('VESSEL')}
        searchable
        limit={MOST_SHOWN}
        allowDeselect={false}
        data={vessels.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={vesselId === undefined ? null : String(vesselId)}
        onChange={(id) => id !== null && change({ vessel: Number(id), tag: undefined })}
      />
      <FilterField
        label={t('TAG_FILTER', { count: rows.length })}
        value={state.words}
        onChange={(words) => change({ words })}
      />
      <Select
        aria-label={t('TAG_STATE')}
        placeholder={t('TAG_ALL_STATES')}
        clearable
        data={TAG_STATES.map((value) => ({
          value,
          label: t(STATE_TEXT[value], { count: countTagState(rows, value) }),
        }))}
        value={state.state ?? null}
        onChange={(value) => change({ state: TAG_STATES.find((one) => one === value) })}
      />
    </>
  );
}
