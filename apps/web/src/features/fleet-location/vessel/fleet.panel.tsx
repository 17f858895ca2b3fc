import { mapStyles, mapTypes } from '@fms/contract/account';
import type { Alarm } from '@fms/contract/alarm';
import { type ShipType, shipTypes } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { Segmented } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Panel } from '@fms/ui/panel';
import { VesselSymbol } from '@fms/ui/symbol';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useVessels } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import type { ReplayMoment } from '../../../map/index.ts';
import { useAddressState } from '../../../navigation/use-address.ts';
import { changeDevicePreference, useDevicePreference } from '../../../settings/device-preference.ts';
import { hasStyle, useMapPreference } from '../../../settings/map-preference.ts';
import { MAP_ADDRESS } from '../address/map-address.ts';
import style from '../style/fleet-panel.module.css';

const VesselList = lazy(() => import('./vessel-list.tsx'));

interface FleetPanelProps {
  /** The time that is replayed; undefined while the map shows now. */
  readonly moment: ReplayMoment | undefined;
  /** Alarms that stood then. */
  readonly alarmsThen: readonly Alarm[] | undefined;
  readonly selectedId: VesselId | undefined;
  readonly onSelect: (vesselId: VesselId) => void;
  readonly zones: ReactNode;
  readonly options: ReactNode;
}

/** Counts by type and the meaning of symbols, the vessels as a list, or the zones; how the map is drawn below. */
export function FleetPanel({ zones, options, ...list }: FleetPanelProps) {
  const t = useText();
  const { length } = useVessels();
  const { mapPanelOpen = window.innerWidth >= 768 } = useDevicePreference();
  const [{ panel: shown }, change] = useAddressState(MAP_ADDRESS);
  return (
    <Panel variant="card" className={style.panel} flush>
      <button
        type="button"
        className={style.title}
        aria-expanded={mapPanelOpen}
        onClick={() => changeDevicePreference({ mapPanelOpen: !mapPanelOpen })}
      >
        {t('VESSEL_COUNT', { count: length })}
        <Icon name={mapPanelOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {mapPanelOpen && (
        <div className={style.body}>
          <Segmented
            label={t('PANEL_SHOWS')}
            fullWidth
            value={shown}
            onChange={(panel) => change({ panel })}
            options={[
              { value: 'legend', label: t('LEGEND') },
              { value: 'list', label: t('LIST') },
              { value: 'zones', label: t('ZONES') },
            ]}
          />
          {shown === 'legend' && <Legend />}
          <Suspense>{shown === 'list' && <VesselList {...list} />}</Suspense>
          {shown === 'zones' && zones}
          {options}
          <MapLook />
        </div>
      )}
    </Panel>
  );
}

const STATES = ['moving', 'stopped', 'late', 'lost'] as const;

function Legend() {
  const vessels = useVessels();
  const counts = useMemo(() => {
    const byType = new Map<ShipType, number>();
    for (const { standardData } of vessels) {
      byType.set(standardData.shipType, (byType.get(standardData.shipType) ?? 0) + 1);
    }
    return shipTypes.flatMap((type) => {
      const count = byType.get(type);
      return count === undefined ? [] : [{ type, count }];
    });
  }, [vessels]);
  return (
    <>
      <ul className={style.types}>
        {counts.map(({ type, count }) => (
          <li key={type} className={style.type}>
            <VesselSymbol type={type} state="moving" size={20} />
            <span className={style.typeName}>{translateWord(`type-${type}`)}</span>
            <span className={style.note}>{count}</span>
          </li>
        ))}
      </ul>
      <ul className={style.states}>
        {STATES.map((state) => (
          <li key={state} className={style.state}>
            <VesselSymbol type="supply" state={state} size={20} headingLine={state === 'moving' ? 5 : 0} />
            {translateWord(`presence-${state}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Type and style of the map; satellite and hybrid have no style (§2.8). */
function MapLook() {
  const t = useText();
  const [{ mapType, mapStyle }, change] = useMapPreference();
  return (
    <div className={style.choices}>
      <Segmented
        label={t('MAP_TYPE')}
        fullWidth
        value={mapType}
        onChange={(value) => change({ mapType: value })}
        options={mapTypes.map((value) => ({ value, label: translateWord(`map-${value}`) }))}
      />
      <Segmented
        label={t('MAP_STYLE')}
        fullWidth
        value={mapStyle}
        onChange={(value) => change({ mapStyle: value })}
        options={mapStyles.toReversed().map((value) => ({
          value,
          label: translateWord(`map-${value}`),
          disabled: !hasStyle(mapType),
        }))}
      />
    </div>
  );
}
