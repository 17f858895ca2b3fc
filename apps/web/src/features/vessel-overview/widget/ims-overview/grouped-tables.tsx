import type { Tag } from '@fms/contract/tag';
import { useCallback } from 'react';
import { usePlant } from '../../../../entities/plant/index.ts';
import { useVesselSetting } from '../../../../settings/app-setting.ts';
import type { WidgetProps } from '../definition/widget-definition.ts';
import { groupTags } from './group-tags.ts';
import { ImsTables } from './ims-tables.tsx';

/** The tables under the groups of the configuration; in one table while the plant is not known. */
export default function GroupedTables(props: WidgetProps<'imsOverview'>) {
  const { plant } = usePlant(props.vessel.id);
  const { overviewGroups } = useVesselSetting(props.vessel.id);
  const group = useCallback(
    (tags: readonly Tag[]) =>
      plant === undefined ? [{ name: undefined, tags }] : groupTags(tags, plant.plant, overviewGroups),
    [plant, overviewGroups],
  );
  return <ImsTables {...props} group={group} />;
}
