import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import type { Places } from '../list/use-vessel-rows.ts';

interface PlaceFieldsProps {
  readonly places: Places;
  readonly organizationId: number;
  readonly folderId: number | null;
  /** Managers keep their vessels in their own organisation. */
  readonly mayMove: boolean;
  readonly error?: ReactNode;
  readonly onChange: (place: { organizationId: number; folderId: number | null }) => void;
}

/** The organisation of a vessel and a folder of that organisation. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { places, organizationId, folderId, mayMove, error, onChange } = props;
  const t = useText();
  const folders = places.folders.filter((folder) => folder.organizationId === organizationId);
  return (
    <>
      <Select
        label={t('ORGANIZATION')}
        searchable
        allowDeselect={false}
        readOnly={!mayMove}
        error={error}
        data={places.organizations.map(({ organization: { id, name } }) => ({ value: String(id), label: name }))}
        value={String(organizationId)}
        onChange={(id) => onChange({ organizationId: Number(id), folderId: null })}
      />
      <Select
        label={t('FOLDER')}
        searchable
        clearable
        placeholder={t('IN_NO_FOLDER')}
        data={folders.map(({ id, path }) => ({ value: String(id), label: path }))}
        value={folderId === null ? null : String(folderId)}
        onChange={(id) => onChange({ organizationId, folderId: id === null ? null : Number(id) })}
      />
    </>
  );
}
