import { useMemo } from 'react';
import { useText } from '../../../../language/index.ts';
import { readAppSetting, useVesselSetting } from '../../../../settings/app-setting.ts';
import { findTagsByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isRow } from '../option/is-drawn.ts';
import { toSentenceCase } from '../value/quantity-label.ts';
import { TagCell } from '../value/tag-cell.tsx';
import { TagRow } from '../value/tag-row.tsx';
import { ValueMatrix } from '../value/value-matrix.tsx';
import { WidgetPanel } from '../value/widget-panel.tsx';
import { buildImsMatrix, listImsTagNames } from './ims-matrix.ts';
import style from './ims-overview.module.css';

const MOST_TAGS = 60;

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
        <ValueMatrix
          className={style.matrix}
          corner={t('MACHINE')}
          columns={columns.map(({ quantity, unit }) => ({
            key: quantity,
            head: <QuantityHead {...{ quantity, unit }} />,
          }))}
          rows={rows.map(({ machine, cells }) => ({ name: machine, cells }))}
          cell={({ cells }, place) => cells[place] && <TagCell tag={cells[place]} onTrend={onTrend} />}
        />
      )}
      <div className={style.others}>
        {others.map((tag) => (
          <TagRow key={tag.Id} tag={tag} label={tag.name} onTrend={onTrend} />
        ))}
      </div>
    </WidgetPanel>
  );
}

/** What is measured, and under it in what unit. */
function QuantityHead({ quantity, unit }: { readonly quantity: string; readonly unit: string }) {
  return (
    <>
      {toSentenceCase(quantity)}
      <br />
      {unit}
    </>
  );
}

export const imsOverviewWidget: WidgetContent<'imsOverview'> = {
  Component: ImsOverviewWidget,
  fields: [{ kind: 'tags', name: 'tags', label: 'VALUES', accepts: isRow, most: MOST_TAGS }],
  firstOption: (_vessel, tags) => {
    const names = listImsTagNames(tags.filter(isRow), readAppSetting().imsTags, MOST_TAGS);
    return names.length === 0 ? undefined : { tags: names };
  },
};
