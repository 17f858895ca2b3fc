/** The tags of a vessel as rows of the list: in groups as on other screens, narrowed by words and by what is set of them. */
import type { Tag, TagSetting } from '@fms/contract/tag';
import { isRuled } from '@fms/domain/quality';
import { groupBySubsystem } from '../../../entities/tag/index.ts';
import { createWordFilter } from '../../../ui/word-filter.ts';
import type { TagListState, TagState } from './tag-address.ts';

export interface TagRow {
  readonly tag: Tag;
  readonly setting: TagSetting;
}

/** A tag and what is set of it; a tag of which one of the two is not read yet is left out. */
export function buildTagRows(tags: readonly Tag[], settings: readonly TagSetting[]): readonly TagRow[] {
  const byId = new Map(settings.map((setting) => [setting.Id, setting]));
  return groupBySubsystem(tags).flatMap((group) =>
    group.tags.flatMap((tag) => {
      const setting = byId.get(tag.Id);
      return setting === undefined ? [] : [{ tag, setting }];
    }),
  );
}

const IS_IN: Record<TagState, (setting: TagSetting) => boolean> = {
  'no-standard-name': ({ standardName }) => standardName === '',
  'no-limit': ({ rule }) => rule.alarmLevel === null && rule.emergencyLevel === null,
  ruled: ({ qualityRule }) => isRuled(qualityRule),
  changed: ({ revision }) => revision > 0,
};

export function filterTagRows(
  rows: readonly TagRow[],
  { words, state }: Pick<TagListState, 'words' | 'state'>,
): readonly TagRow[] {
  const hasWords = createWordFilter(words.trim());
  return rows.filter(
    ({ tag, setting }) =>
      (state === undefined || IS_IN[state](setting)) &&
      hasWords([tag.name, setting.declared.name, tag.description, setting.standardName, tag.subsystem].join(' ')),
  );
}

export function countTagState(rows: readonly TagRow[], state: TagState): number {
  return rows.filter(({ setting }) => IS_IN[state](setting)).length;
}
