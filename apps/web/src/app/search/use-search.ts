import { searchTags } from '@fms/contract/tag';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/index.ts';
import { useAbilities } from '../../entities/account/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useAlarms } from '../../live/index.ts';
import { isMenuItemShown, useRegistry } from '../../registry/index.ts';
import { useAppSetting } from '../../settings/app-setting.ts';
import {
  findAlarms,
  findScreens,
  findVessels,
  type SearchHit,
  type SearchScreen,
  splitSearchWords,
  toTagHit,
} from './search-hit.ts';

/** One letter finds half of all tags. */
const LEAST_FOR_TAGS = 2;
const PAUSE_MS = 200;
const STALE_MS = 60_000;

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Tags are still on their way. */
  readonly isAsking: boolean;
  /** Tags could not be asked for: everything else comes from the cache. */
  readonly isWithoutTags: boolean;
}

/** Vessels, alarms and screens as one types; tags a moment later, from the server under the user's own rights. */
export function useSearch(text: string): SearchResult {
  const words = useMemo(() => splitSearchWords(text), [text]);
  const vessels = useVessels();
  const { active } = useAlarms();
  const screens = useScreens();
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MS);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['tag-search', asked],
    queryFn: ({ signal }) => call(searchTags, { query: { words: asked }, signal }),
    enabled: asked.length >= LEAST_FOR_TAGS,
    staleTime: STALE_MS,
    retry: false,
  });
  const known = useMemo(
    () =>
      words.length === 0
        ? []
        : [...findVessels(vessels, words), ...findAlarms(active, words), ...findScreens(screens, words)],
    [words, vessels, active, screens],
  );
  const tags = asked === text.trim() ? (data ?? []).map(toTagHit) : [];
  return { hits: [...known, ...tags], isAsking: isFetching || asked !== text.trim(), isWithoutTags: isError };
}

/** What the menu and the control panel lead to, for this user. */
function useScreens(): readonly SearchScreen[] {
  const t = useText();
  const { menu, firstPages, settingPages } = useRegistry();
  const setting = useAppSetting();
  const abilities = useAbilities();
  return useMemo(() => {
    const areas = menu
      .filter((item) => isMenuItemShown(item, setting))
      .map(({ path, title, icon }) => ({ path, title: t(title), area: '', icon }));
    const looks = firstPages
      .filter(({ value }) => value.startsWith('vessel/overview/'))
      .map(({ value, title }) => ({ path: `/${value}`, title: t(title), area: '', icon: 'overview' as const }));
    const settings = settingPages
      .filter(({ isVisible }) => isVisible === undefined || (abilities !== undefined && isVisible(abilities)))
      .map(({ id, title, icon }) => ({ path: `/setting/${id}`, title: t(title), area: t('CONTROL_PANEL'), icon }));
    return [...areas, ...looks, ...settings];
  }, [t, menu, firstPages, settingPages, setting, abilities]);
}
