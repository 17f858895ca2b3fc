import type { Tag } from '@fms/contract/tag';
import { MultiSelect, Select } from '@mantine/core';
import { groupBySubsystem } from '../../../../entities/tag/index.ts';
import { translateWord, useText } from '../../../../language/index.ts';

interface TagSelectProps {
  readonly label: string;
  /** Those that may be chosen. */
  readonly tags: readonly Tag[];
  readonly value: string | null;
  readonly onChange: (name: string | null) => void;
  /** Whether none may be chosen. */
  readonly optional?: boolean;
}

/** One tag by its name. A name this ship does not know stays in the list: the layout may be made for another one. */
export function TagSelect({ label, tags, value, onChange, optional = false }: TagSelectProps) {
  const t = useText();
  return (
    <Select
      label={label}
      data={choices(tags, value === null ? [] : [value])}
      value={value}
      onChange={(name) => (name !== null || optional) && onChange(name)}
      allowDeselect={optional}
      clearable={optional}
      searchable
      placeholder={optional ? t('NONE') : t('CHOOSE_TAG')}
      nothingFoundMessage={t('NO_SUCH_TAG')}
    />
  );
}

interface TagsSelectProps {
  readonly label: string;
  readonly tags: readonly Tag[];
  readonly value: readonly string[];
  readonly onChange: (names: string[]) => void;
  readonly most: number;
  /** The fewest a widget needs; below it the choice stands with a word and is not taken. */
  readonly least?: number;
}

/** Several tags by name, in the order in which they were chosen. */
export function TagsSelect({ label, tags, value, onChange, most, least = 0 }: TagsSelectProps) {
  const t = useText();
  return (
    <MultiSelect
      label={label}
      description={t('CHOSEN_OF', { count: value.length, most })}
      data={choices(tags, value)}
      value={[...value]}
      onChange={(names) => names.length >= least && onChange(names)}
      maxValues={most}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('NO_SUCH_TAG')}
    />
  );
}

/** Names by subsystem, each once however many sources measure it, with the unit behind it. */
function choices(tags: readonly Tag[], chosen: readonly string[]) {
  const groups = groupBySubsystem(tags).map(({ subsystem, tags: members }) => ({
    group: translateWord(subsystem),
    items: [...new Map(members.map(({ name, unit }) => [name, unit]))].map(([name, unit]) => ({
      value: name,
      label: unit === '' ? name : `${name}, ${unit}`,
    })),
  }));
  const unknown = chosen.filter((name) => tags.every((tag) => tag.name !== name));
  const others = unknown.map((name) => ({ value: name, label: name }));
  return others.length === 0 ? groups : [...groups, { group: translateWord('ON_OTHER_SHIPS'), items: others }];
}
