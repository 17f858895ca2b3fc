import type { TagSetting } from '@fms/contract/tag';
import { DATA_TAG_TYPE_NAMES } from '@fms/domain/tag';
import { useMemo } from 'react';
import { useText } from '../../../language/index.ts';
import type { FieldLabels, ShowValue } from '../../../ui/form/index.ts';
import type { TagFormInput } from './tag-form-schema.ts';

const TEXTS: readonly string[] = ['name', 'description', 'unit', 'decimals'];

/** The names of the fields, and values in words: an empty one that stands for the ship's is given as the ship's. */
export function useTagWords(): {
  readonly labels: FieldLabels<TagFormInput>;
  readonly showOf: (declared: TagSetting['declared']) => ShowValue<TagFormInput>;
} {
  const t = useText();
  return useMemo(() => {
    const labels: FieldLabels<TagFormInput> = {
      name: t('NAME'),
      description: t('DESCRIPTION'),
      unit: t('UNIT'),
      decimals: t('TAG_DECIMALS'),
      standardName: t('TAG_STANDARD_NAME'),
      type: t('TAG_RECORDED'),
      min: t('TAG_SCALE_FROM'),
      max: t('TAG_SCALE_TO'),
      alarmLevel: t('TAG_ALARM'),
      emergencyLevel: t('TAG_EMERGENCY'),
      reverse: t('TAG_LOW_IS_BAD'),
      delaySeconds: t('DELAY'),
      deadBand: t('DEAD_BAND'),
      lowestPossible: t('TAG_LOWEST'),
      highestPossible: t('TAG_HIGHEST'),
      fastestChange: t('TAG_FASTEST'),
      stuckSeconds: t('TAG_STUCK'),
    };
    const showOf =
      (declared: TagSetting['declared']): ShowValue<TagFormInput> =>
      (name, value) => {
        if (TEXTS.includes(name) && (value === '' || value === null)) {
          return t('TAG_AS_DECLARED', { value: String(declared[name as keyof typeof declared]) });
        }
        if (name === 'type') return DATA_TAG_TYPE_NAMES[Number(value)] ?? String(value);
        if (typeof value === 'boolean') return t(value ? 'YES' : 'NO');
        return value === null ? t('NO_LIMIT') : String(value);
      };
    return { labels, showOf };
  }, [t]);
}
