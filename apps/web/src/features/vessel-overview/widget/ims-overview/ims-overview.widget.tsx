import { createLazyPart, Lazy } from '../../../../registry/index.ts';
import { readAppSetting } from '../../../../settings/app-setting.ts';
import type { WidgetContent, WidgetProps } from '../definition/widget-definition.ts';
import { isRow } from '../option/is-drawn.ts';
import { listImsTagNames } from './ims-matrix.ts';
import { ImsTables } from './ims-tables.tsx';

const MOST_TAGS = 60;

const Grouped = createLazyPart(() => import('./grouped-tables.tsx'));

/** The values of the monitoring system machine by machine, so that one that differs from its sisters is seen at once. */
function ImsOverviewWidget(props: WidgetProps<'imsOverview'>) {
  return <Lazy part={Grouped} props={props} fallback={<ImsTables {...props} />} />;
}

export const imsOverviewWidget: WidgetContent<'imsOverview'> = {
  Component: ImsOverviewWidget,
  fields: [{ kind: 'tags', name: 'tags', label: 'VALUES', accepts: isRow, most: MOST_TAGS }],
  firstOption: (_vessel, tags) => {
    const names = listImsTagNames(tags.filter(isRow), readAppSetting().imsTags, MOST_TAGS);
    return names.length === 0 ? undefined : { tags: names };
  },
};
