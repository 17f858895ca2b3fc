import type { Tag } from '@fms/contract/tag';
import { useMemo } from 'react';
import { useText } from '../../../../language/index.ts';
import { useVesselSetting } from '../../../../settings/app-setting.ts';
import { findTagsByName, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { toSentenceCase } from '../value/quantity-label.ts';
import { TagCell } from '../value/tag-cell.tsx';
import { TagRow } from '../value/tag-row.tsx';
import { ValueMatrix } from '../value/value-matrix.tsx';
import { WidgetPanel } from '../value/widget-panel.tsx';
import type { TagGroup } from './group-tags.ts';
import { buildImsMatrix } from './ims-matrix.ts';
import style from './ims-overview.module.css';

type ImsProps = WidgetProps<'imsOverview'>;

interface ImsTablesProps extends ImsProps {
  /** The tags shown, by group; undefined: all of them in one table. */
  readonly group?: (tags: readonly Tag[]) => readonly TagGroup[];
}

/** A table for each group of the tags, under its name. */
export function ImsTables({ vessel, tags, option, onTrend, group }: ImsTablesProps) {
  const t = useText();
  const { imsTags } = useVesselSetting(vessel.id);
  const shown = useMemo(() => findTagsByName(tags, option.tags), [tags, option.tags]);
  const groups = useMemo(() => group?.(shown) ?? [{ name: undefined, tags: shown }], [group, shown]);
  const title = option.title ?? t('WIDGET_IMS_OVERVIEW');
  if (shown.length === 0) return <WidgetEmpty title={title} tagName={option.tags.join(', ')} />;
  return (
    <WidgetPanel title={title} tags={shown}>
      {groups.map(({ name, tags: own }) => (
        <ImsTable key={name ?? ''} name={name} tags={own} quantities={imsTags} onTrend={onTrend} />
      ))}
    </WidgetPanel>
  );
}

interface ImsTableProps extends TagGroup, Pick<ImsProps, 'onTrend'> {
  /** In the order of the columns. */
  readonly quantities: readonly string[];
}

function ImsTable({ name, tags, quantities, onTrend }: ImsTableProps) {
  const t = useText();
  const { columns, rows, others } = useMemo(() => buildImsMatrix(tags, quantities), [tags, quantities]);
  return (
    <>
      {name !== undefined && <h4 className={style.group}>{name}</h4>}
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
    </>
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
