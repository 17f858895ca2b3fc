import type { Tag } from '@fms/contract/tag';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isRange, type TrendRange } from './trend.panel.tsx';

const DEFAULT_RANGE: TrendRange = '24h';

export interface Trend {
  readonly tag: Tag | undefined;
  readonly range: TrendRange;
  /** The same function forever, so that no widget is drawn again because the address changed. */
  readonly open: (tag: Tag) => void;
  readonly setRange: (range: TrendRange) => void;
  readonly close: () => void;
}

/** The trend that is open and its range, as they stand in the address. */
export function useTrend(tags: readonly Tag[]): Trend {
  const [search, setSearch] = useSearchParams();
  const write = useRef(setSearch);
  useEffect(() => {
    write.current = setSearch;
  });
  const change = useCallback((name: string, value: string | undefined) => {
    write.current(
      (known) => {
        const next = new URLSearchParams(known);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }, []);
  const open = useCallback((tag: Tag) => change('tag', String(tag.Id)), [change]);
  const asked = search.get('range');
  return {
    tag: tags.find(({ Id }) => String(Id) === search.get('tag')),
    range: isRange(asked) ? asked : DEFAULT_RANGE,
    open,
    setRange: (range) => change('range', range),
    close: () => change('tag', undefined),
  };
}
