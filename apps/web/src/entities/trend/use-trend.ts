import type { Tag } from '@fms/contract/tag';
import { useCallback } from 'react';
import { z } from 'zod';
import { addressOf, parameter, WHOLE_NUMBER } from '../../navigation/address-schema.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { TREND_RANGES, type TrendRange } from './trend.panel.tsx';

const TREND_ADDRESS = addressOf({
  tagId: parameter('tag', WHOLE_NUMBER),
  range: parameter('range', z.enum(TREND_RANGES), '24h'),
});

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
  const [{ tagId, range }, change] = useAddressState(TREND_ADDRESS);
  const open = useCallback((tag: Tag) => change({ tagId: tag.Id }), [change]);
  const close = useCallback(() => change({ tagId: undefined }), [change]);
  const tag = tags.find(({ Id }) => Id === tagId);
  return { tag, range, open, setRange: (next) => change({ range: next }), close };
}
