import type { FleetStatistic } from '@fms/contract/fleet-statistic';
import { NORMALISATIONS } from '@fms/domain/fleet-statistic';
import { Segmented } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Checkbox } from '@mantine/core';
import { type TextKey, useText } from '../../../language/index.ts';
import { VirtualTable } from '../../../ui/table/virtual-table.tsx';
import type { PanelParts } from '../model/panel-parts.ts';
import { isLevel } from '../model/quantity-text.ts';
import style from '../style/fleet-statistic.module.css';
import { ColumnMenu } from '../toolbar/column-menu.tsx';
import { useCompareColumns } from './compare-columns.tsx';

const BY_TEXT: Readonly<Record<(typeof NORMALISATIONS)[number], TextKey>> = {
  none: 'FLEET_BY_NONE',
  time: 'FLEET_BY_TIME',
  distance: 'FLEET_BY_DISTANCE',
  'transport-work': 'FLEET_BY_TRANSPORT_WORK',
  load: 'FLEET_BY_LOAD',
};
/** The force up to which weather is called weak. */
const WEAK_WIND = 4;

/** The table of all vessels: the same figures as the chart, in the order one asks for. */
export function ComparePanel(parts: PanelParts & { readonly statistic: FleetStatistic }) {
  const t = useText();
  const { state, change, rows, statistic } = parts;
  const columns = useCompareColumns(parts);
  const descending = state.order.startsWith('-');
  const sort = descending ? state.order.slice(1) : state.order;
  const { leftOut } = statistic;
  return (
    <Panel
      title={t('FLEET_COMPARE')}
      flush
      className={style.compare}
      actions={
        <div className={style.actions}>
          {!isLevel(state.ranked) && (
            <>
              <span className={style.label}>{t('FLEET_NORMALISED_BY')}</span>
              <Segmented
                label={t('FLEET_NORMALISED_BY')}
                value={state.normalisedBy}
                onChange={(normalisedBy) => change({ normalisedBy })}
                options={NORMALISATIONS.map((value) => ({ value, label: t(BY_TEXT[value]) }))}
              />
            </>
          )}
          <Checkbox
            label={t('FLEET_WEAK_WIND', { force: state.beaufort ?? WEAK_WIND })}
            checked={state.beaufort !== undefined}
            onChange={({ currentTarget: { checked } }) => change({ beaufort: checked ? WEAK_WIND : undefined })}
          />
          <ColumnMenu quantities={state.quantities} onChange={(quantities) => change({ quantities })} />
        </div>
      }
    >
      {leftOut !== null && (
        <p className={style.note}>
          {t('FLEET_LEFT_OUT', { windy: Math.round(leftOut.windy), unknown: Math.round(leftOut.unknown) })}
        </p>
      )}
      <VirtualTable
        label={t('FLEET_COMPARE')}
        columns={columns}
        rows={rows}
        keyOf={({ vesselId }) => vesselId}
        order={{ sort, descending }}
        onOrder={(next) => change({ order: `${next.descending ? '-' : ''}${next.sort}` })}
        onOpen={({ vesselId }) => parts.onToggle(vesselId)}
        minWidth={720 + 96 * state.quantities.length}
      />
    </Panel>
  );
}
