import type { Organization } from '@fms/contract/organization';
import { Select } from '@mantine/core';
import { useText } from '../../language/index.ts';

interface OrganizationFilterProps {
  readonly organizations: readonly { readonly organization: Pick<Organization, 'id' | 'name'> }[];
  /** The id of the one that is chosen. */
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

/** Narrows a list to one organisation, found by its name; it can be cleared. */
export function OrganizationFilter({ organizations, value, onChange }: OrganizationFilterProps) {
  const t = useText();
  return (
    <Select
      aria-label={t('ORGANIZATION')}
      placeholder={t('ALL_ORGANIZATIONS')}
      clearable
      searchable
      data={organizations.map(({ organization: { id, name } }) => ({ value: String(id), label: name }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  );
}
