import type { Tag } from '@fms/contract/tag';
import { AgeMark } from '@fms/ui/value';
import { useText } from '../../../../language/index.ts';
import { useAge } from '../../../../live/index.ts';
import { useReadings } from './use-readings.ts';

/** How old the newest of a widget's values is; a value that is older by itself says so in its place. */
export function NewestAge({ tags }: { readonly tags: readonly Tag[] }) {
  const t = useText();
  const times = useReadings(tags).flatMap(({ sample }) => sample?.time ?? []);
  const age = useAge(times.length === 0 ? undefined : Math.max(...times));
  return (
    <span title={t('NEWEST_VALUE')}>
      <AgeMark {...age} />
    </span>
  );
}
