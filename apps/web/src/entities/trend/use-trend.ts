import type { Tag } from '@fms/contract/tag';
import type { TagId } from '@fms/domain/identity';
import { useCallback } from 'react';
import { z } from 'zod';
import { addressOf, idsOf, parameter, WHOLE_NUMBER } from '../../navigation/address-schema.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { TREND_RANGES, type TrendRange } from './trend.panel.tsx';

const TREND_ADDRESS = addressOf({
  tagId: parameter('tag', WHOLE_NUMBER),
  inputs: parameter('inputs', idsOf<TagId>(), []),
  range: parameter('range', z.enum(TREND_RANGES), '24h'),
});

/** Opens the curve of a tag; `inputs`: all that a computed number was made of, which the curve leads to. */
export type OpenTrend = (tag: Tag, inputs?: readonly Tag[]) => void;

/** More are not listed: a sum of a hundred cells is no list to read. */
const MOST_INPUTS = 16;

export interface Trend {
  readonly tag: Tag | undefined;
  /** What the number that was clicked was computed from; empty for a measured one. */
  readonly inputs: readonly Tag[];
  readonly range: TrendRange;
  /** The same function forever, so that no widget is drawn again because the address changed. */
  readonly open: OpenTrend;
  readonly setRange: (range: TrendRange) => void;
  readonly close: () => void;
}

/** The trend that is open and its range, as they stand in the address. */
export function useTrend(tags: readonly Tag[]): Trend {
  const [{ tagId, inputs: inputIds, range }, change] = useAddressState(TREND_ADDRESS);
  const open = useCallback<OpenTrend>(
    (tag, inputs = []) => change({ tagId: tag.Id, inputs: inputs.slice(0, MOST_INPUTS).map(({ Id }) => Id) }),
    [change],
  );
  const close = useCallback(() => change({ tagId: undefined, inputs: [] }), [change]);
  const tag = tags.find(({ Id }) => Id === tagId);
  const inputs = inputIds.flatMap((id) => tags.find(({ Id }) => Id === id) ?? []);
  return { tag, inputs, range, open, setRange: (next) => change({ range: next }), close };
}
