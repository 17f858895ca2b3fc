import type { AlarmBackTest } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { runBackTest } from '../../../entities/alarm/index.ts';
import type { TextKey } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { type TagFormInput, toTested } from '../form/tag-form-schema.ts';
import type { TestRange } from '../list/tag-address.ts';

const RANGE_MS: Record<TestRange, number> = {
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  '90d': 90 * DAY_MS,
};
/** After the last key: a number that is being typed is not tested digit by digit. */
const REST_MS = 300;

interface Asked {
  readonly tag: Tag;
  readonly values: TagFormInput;
  readonly before: TagFormInput;
  readonly range: TestRange;
  readonly isOn: boolean;
}

export interface BackTest {
  readonly found: AlarmBackTest | undefined;
  readonly span: TimeSpan;
  readonly error: Error | null;
  /** The result is not that of the present values yet. */
  readonly isPending: boolean;
  /** Why a change of the rule is saved with a reason only; undefined where it is not. */
  readonly doubt: TextKey | undefined;
  readonly run: () => void;
}

/** Tests the limits in the form whenever they change and rest; an older test that still runs is given up. */
export function useBackTest({ tag, values, before, range, isOn }: Asked): BackTest {
  const { clock } = useLive();
  const tried = JSON.stringify(toTested(values, before));
  const [rested] = useDebouncedValue(tried, REST_MS);
  const query = useQuery({
    // Not under the key of tags: a deleted tag would be tested again, and each change of another one would test anew.
    queryKey: ['tag-test', tag.Id, range, rested, JSON.stringify(toTested(before, before))],
    queryFn: async ({ signal }) => {
      const to = clock.now();
      const span = { from: to - RANGE_MS[range], to };
      const { limits, ...more } = JSON.parse(rested) as ReturnType<typeof toTested>;
      return { span, found: await runBackTest(tag.Id, span, limits, { ...more, signal }) };
    },
    enabled: isOn,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data, error, isFetching, refetch } = query;
  const isPending = isOn && (isFetching || tried !== rested);
  return {
    found: data?.found,
    span: data?.span ?? { from: 0, to: 0 },
    error,
    isPending,
    doubt: isPending ? undefined : findDoubt(data?.found, error),
    run: () => void refetch(),
  };
}

function findDoubt(found: AlarmBackTest | undefined, error: Error | null): TextKey | undefined {
  if (error !== null) return 'TAG_REASON_FAILED';
  if (found === undefined) return undefined;
  if (found.samples === 0) return 'TAG_REASON_UNTESTED';
  return found.missed.count > 0 ? 'TAG_REASON_MISSED' : undefined;
}
