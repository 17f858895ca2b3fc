import type { Tag } from '@fms/contract/tag';
import { useCallback } from 'react';
import { usePlant } from '../../../../entities/plant/index.ts';
import { useText } from '../../../../language/index.ts';
import { useVesselSetting } from '../../../../settings/app-setting.ts';
import type { WidgetProps } from '../definition/widget-definition.ts';
import { listBuiltInGroups } from './built-in-groups.ts';
import { groupTags } from './group-tags.ts';
import { ImsTables } from './ims-tables.tsx';

/**
 * The tables under the groups of the configuration, else under those of the plant; in one table while the plant is not known,
 * and where all of it is in one group of the plant.
 */
export default function GroupedTables(props: WidgetProps<'imsOverview'>) {
  const { plant } = usePlant(props.vessel.id);
  const t = useText();
  const { overviewGroups } = useVesselSetting(props.vessel.id);
  const group = useCallback(
    (tags: readonly Tag[]) => {
      if (plant === undefined) return [{ name: undefined, tags }];
      if (overviewGroups.length > 0) return groupTags(tags, plant.plant, overviewGroups);
      const groups = groupTags(tags, plant.plant, listBuiltInGroups(t));
      return groups.length > 1 ? groups : [{ name: undefined, tags }];
    },
    [plant, overviewGroups, t],
  );
  return <ImsTables {...props} group={group} />;
}
