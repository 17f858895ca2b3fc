import { type FleetStatistic, MAX_COMPARED_VESSELS } from '@fms/contract/fleet-statistic';
import type { Vessel } from '@fms/contract/vessel';
import { FLEET_GROUPINGS, type FleetGrouping, isFleetQuantity } from '@fms/domain/fleet-statistic';
import { toId, type VesselId } from '@fms/domain/identity';
import { DEFAULT_REPORT_TIME_ZONE, type Instant } from '@fms/domain/time';
import { Segmented } from '@fms/ui/control';
import { Select } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { ProfileViewMenu } from '../../../entities/account/index.ts';
import { formatZone } from '../../../entities/statistic/index.ts';
import { VesselsField } from '../../../entities/vessel/index.ts';
import { ExportMenu } from '../../../export/export-menu.tsx';
import { type TextKey, useText } from '../../../language/index.ts';
import { buildFleetTable } from '../model/export-rows.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import style from '../style/fleet-statistic.module.css';
import { PeriodSteps } from './period-steps.tsx';
import { listQuantityChoices } from './quantity-choice.ts';

interface ToolbarProps extends PanelParts {
  readonly now: Instant;
  readonly vessels: readonly Vessel[];
  readonly statistic: FleetStatistic | undefined;
}

const GROUPING_TEXT: Readonly<Record<FleetGrouping, TextKey>> = {
  '60min': 'FLEET_HOUR',
  shift: 'FLEET_SHIFT',
  daily: 'FLEET_DAY',
  weekly: 'FLEET_WEEK',
  monthly: 'FLEET_MONTH',
  yearly: 'FLEET_YEAR',
};

/** Which vessels, what of them, grouped how, over which period and in which zone; saved views and the file. */
export function Toolbar(props: ToolbarProps) {
  const t = useText();
  const { state, change, vessels, statistic, rows } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <div className={style.tools}>
      <div className={style.vessels}>
        <VesselsField
          isBare
          label={t('FLEET_VESSELS', { count: rows.length, all: vessels.length })}
          vessels={vessels}
          value={state.vesselIds}
          onChange={(ids) => change({ vesselIds: toVesselIds(ids), lines: undefined })}
        />
      </div>
      <Select
        className={style.sisters ?? ''}
        aria-label={t('FLEET_SISTERS_OF')}
        placeholder={t('FLEET_SISTERS_OF')}
        data={vessels.map(({ id, name }) => ({
          value: String(id),
          label: t('FLEET_SISTERS_OF_VESSEL', { vessel: name }),
        }))}
        value={state.sistersOf === undefined ? null : String(state.sistersOf)}
        onChange={(id) => change({ sistersOf: id === null ? undefined : Number(id), lines: undefined })}
        searchable
        clearable
      />
      <Select
        className={style.quantity ?? ''}
        aria-label={t('FLEET_RANKED')}
        data={listQuantityChoices(t)}
        value={state.ranked}
        onChange={(ranked) => ranked !== null && isFleetQuantity(ranked) && change({ ranked })}
        allowDeselect={false}
        searchable
      />
      <Segmented
        label={t('FLEET_GROUPING')}
        value={state.grouping}
        onChange={(grouping) => change({ grouping })}
        options={FLEET_GROUPINGS.map((value) => ({ value, label: t(GROUPING_TEXT[value]) }))}
      />
      <PeriodSteps {...props} />
      <Select
        className={style.zone ?? ''}
        aria-label={t('FLEET_ZONE')}
        data={listZones(state.zone).map((zone) => ({ value: zone, label: formatZone(zone, t) }))}
        limit={60}
        value={state.zone}
        onChange={(zone) => zone !== null && change({ zone })}
        allowDeselect={false}
        searchable
      />
      <span className={style.right}>
        <ProfileViewMenu
          list="statisticViews"
          query={search.replace(/^\?/, '')}
          onOpen={(query) => void navigate(`/vessel/statistic?${query}`)}
        />
        {statistic !== undefined && (
          <ExportMenu subject="fleet-statistic" table={() => buildFleetTable({ ...props, statistic }, t)} />
        )}
      </span>
    </div>
  );
}

const toVesselIds = (ids: readonly number[]): VesselId[] =>
  ids.slice(0, MAX_COMPARED_VESSELS).map((id) => toId<VesselId>(id));

/** UTC, the zone of this device, the one in use, then those that the browser knows. */
function listZones(inUse: string): string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([DEFAULT_REPORT_TIME_ZONE, own, inUse, ...Intl.supportedValuesOf('timeZone')])];
}
