import { useMemo } from 'react';
import { useText } from '../../../../language/index.ts';
import { readAppSetting, useVesselSetting } from '../../../../settings/app-setting.ts';
import { findTagsByName, type WidgetDefinition, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isRow } from '../option/is-drawn.ts';
import { toSentenceCase } from '../value/quantity-label.ts';
import { TagCell } from '../value/tag-cell.tsx';
import { TagRow } from '../value/tag-row.tsx';
import table from '../value/value-table.module.css';
import { WidgetPanel } from '../value/widget-panel.tsx';
import { buildImsMatrix, listImsTagNames } from './ims-matrix.ts';
import style from './ims-overview.module.css';
import { ImsOverviewForm, MAX_IMS_TAGS } from './ims-overview-form.tsx';

/** The values of the monitoring system machine by machine, so that one that differs from its sisters is seen at once. */
function ImsOverviewWidget({ vessel, tags, option, onTrend }: WidgetProps<'imsOverview'>) {
  const t = useText();
  const { imsTags } = useVesselSetting(vessel.id);
  const shown = useMemo(() => findTagsByName(tags, option.tags), [tags, option.tags]);
  const { columns, rows, others } = useMemo(() => buildImsMatrix(shown, imsTags), [shown, imsTags]);
  const title = option.title ?? t('WIDGET_IMS_OVERVIEW');
  if (shown.length === 0) return <WidgetEmpty title={title} tagName={option.tags.join(', ')} />;
  return (
    <WidgetPanel title={title} tags={shown}>
      {rows.length > 0 && (
        <table className={`${table.table} ${style.matrix}`}>
          <thead>
            <tr>
              <th scope="col">{t('MACHINE')}</th>
              {columns.map(({ quantity, unit }) => (
                <th key={quantity} scope="col">
                  {toSentenceCase(quantity)}
                  <br />
                  {unit}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ machine, cells }) => (
              <tr key={machine}>
                <th scope="row" title={machine}>
                  {machine}
                </th>
                {columns.map(({ quantity }, place) => {
                  const tag = cells[place];
                  return <td key={quantity}>{tag && <TagCell tag={tag} onTrend={onTrend} />}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={style.others}>
        {others.map((tag) => (
          <TagRow key={tag.Id} tag={tag} label={tag.name} onTrend={onTrend} />
        ))}
      </div>
    </WidgetPanel>
  );
}

export const imsOverviewWidget: WidgetDefinition<'imsOverview'> = {
  type: 'imsOverview',
  title: 'WIDGET_IMS_OVERVIEW',
  span: { columnSpan: 14, rowSpan: 5 },
  leastSpan: { columnSpan: 6, rowSpan: 3 },
  Component: ImsOverviewWidget,
  OptionForm: ImsOverviewForm,
  firstOption: (_vessel, tags) => {
    const names = listImsTagNames(tags.filter(isRow), readAppSetting().imsTags, MAX_IMS_TAGS);
    return names.length === 0 ? undefined : { tags: names };
  },
};
