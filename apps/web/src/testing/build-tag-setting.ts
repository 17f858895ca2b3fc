/** What is set of a tag, nothing given and nothing evaluated unless a test says so. */
import type { Tag, TagSetting } from '@fms/contract/tag';
import { NO_QUALITY_RULE } from '@fms/domain/quality';

export function buildTagSetting(tag: Tag, given: Partial<TagSetting> = {}): TagSetting {
  const { Id, vesselId, source, subsystem, valueKind, intervalSeconds, name, description, unit, decimals } = tag;
  const { type, min, max, alarmLevel, emergencyLevel, reverse, delaySeconds, deadBand } = tag;
  return {
    ...{ Id, vesselId, source, subsystem, valueKind, intervalSeconds },
    declared: { name, description, unit, decimals },
    given: { name: null, description: null, unit: null, decimals: null },
    standardName: '',
    rule: { type, min, max, alarmLevel, emergencyLevel, reverse, delaySeconds, deadBand },
    qualityRule: NO_QUALITY_RULE,
    ...{ revision: 0, changedAt: null, changedBy: null },
    ...given,
  };
}
