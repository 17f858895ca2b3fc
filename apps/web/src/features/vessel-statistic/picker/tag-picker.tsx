import type { Tag } from '@fms/contract/tag';
import { Icon } from '@fms/ui/icon';
import { Button, TextInput } from '@mantine/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { MAX_SERIES } from '../../../entities/statistic/index.ts';
import { groupBySubsystem } from '../../../entities/tag/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { FormulaList } from './formula-list.tsx';
import { PickerRow } from './picker-row.tsx';
import type { StatisticPlan } from './plan.ts';
import style from './tag-picker.module.css';
import { useFavourites } from './use-favourites.ts';

interface TagPickerProps {
  readonly tags: readonly Tag[];
  readonly plan: StatisticPlan;
}

/**
 * Every tag a curve can be drawn of: favourites first, then by subsystem; a search leaves what fits its words. Hundreds of
 * rows, so that live values, which change none of them, do not draw it again.
 */
export const TagPicker = memo(TagList);

function TagList({ tags, plan }: TagPickerProps) {
  const t = useText();
  const [words, setWords] = useState('');
  const [favourites, toggleFavourite] = useFavourites();
  const wanted = useDeferredValue(words);
  const found = useMemo(() => tags.filter((tag) => fits(tag, wanted)), [tags, wanted]);
  const groups = useMemo(() => groupBySubsystem(found), [found]);
  const row = (tag: Tag) => (
    <PickerRow
      key={tag.Id}
      seriesKey={String(tag.Id)}
      name={tag.name}
      detail={tag.description}
      unit={tag.unit}
      plan={plan}
      favourite={{ isOn: favourites.includes(tag.name), toggle: () => toggleFavourite(tag.name) }}
    />
  );
  const starred = found.filter(({ name }) => favourites.includes(name));
  return (
    <div className={style.picker}>
      <TextInput
        className={style.search}
        leftSection={<Icon name="search" size={16} />}
        placeholder={t('TAGS_WITH_DATA', { count: tags.length })}
        aria-label={t('CHOOSE_TAGS')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={style.groups}>
        {starred.length > 0 && <Group title={t('FAVOURITES')}>{starred.map(row)}</Group>}
        <FormulaList plan={plan} tags={tags} />
        {groups.map(({ subsystem, tags: members }) => (
          <Group
            key={subsystem}
            title={translateWord(subsystem)}
            isOpen={wanted !== '' || members.some(({ Id }) => plan.keys.includes(String(Id)))}
          >
            {members.filter(({ name }) => !favourites.includes(name)).map(row)}
          </Group>
        ))}
        {found.length === 0 && <p className={style.none}>{t('NO_TAG_LIKE', { words: wanted })}</p>}
      </div>
      <div className={style.foot}>
        <span>{t('SELECTED_OF', { count: plan.keys.length, most: MAX_SERIES })}</span>
        {plan.keys.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => plan.clear()}>
            {t('CLEAR_SELECTION')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** All words of the search, wherever they stand. */
function fits({ name, description, subsystem, unit, source }: Tag, words: string): boolean {
  const text = [name, description, subsystem, unit, source].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Group({ title, isOpen = true, children }: { title: string; isOpen?: boolean; children: React.ReactNode }) {
  // What a person opened or closed stays so until what is asked for changes.
  const [own, setOwn] = useState<{ asked: boolean; open: boolean }>();
  const open = own !== undefined && own.asked === isOpen ? own.open : isOpen;
  return (
    <section className={style.group} aria-label={title}>
      <button
        type="button"
        className={style.heading}
        aria-expanded={open}
        onClick={() => setOwn({ asked: isOpen, open: !open })}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
        {title}
      </button>
      {open && <ul className={style.rows}>{children}</ul>}
    </section>
  );
}
