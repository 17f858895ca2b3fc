import type { ShipType, Vessel } from '@fms/contract/vessel';
import { Chip } from '@fms/ui/control';
import { Icon, type IconName } from '@fms/ui/icon';
import { VesselSide, type VesselSideName } from '@fms/ui/side';
import { useQuery } from '@tanstack/react-query';
import { useVesselActivity } from '../../entities/fleet/index.ts';
import { formatBacklog, linkQueries } from '../../entities/link/index.ts';
import { getVesselOptions, VesselPhoto } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { SubsystemAges } from './subsystem-ages.tsx';
import style from './vessel-header.module.css';
import { VesselVoyage } from './vessel-voyage.tsx';

const PRESENCE_ICON: Record<string, IconName> = {
  moving: 'under-way',
  stopped: 'position',
  late: 'time',
  lost: 'offline',
  unknown: 'offline',
};

/** Types of ship that are drawn from the side; the others have the general drawing. */
const SIDES: Readonly<Partial<Record<ShipType, VesselSideName>>> = {
  supply: 'supply',
  service: 'service',
  tanker: 'tanker',
  cargo: 'cargo',
  passenger: 'passenger',
  fishing: 'fishing',
};

/** Photo or side view, name, what it is doing, identity; below that the age of each subsystem and the link. */
export function VesselHeader({ vessel }: { vessel: Vessel }) {
  const { presence, activity } = useVesselActivity(vessel);
  const { IMO, MMSI } = getVesselOptions(vessel).info;
  const t = useText();
  const identity = [
    translateWord(`ship-${vessel.standardData.shipType}`),
    ...(IMO ? [`IMO ${IMO}`] : []),
    ...(MMSI ? [`MMSI ${MMSI}`] : []),
    ...(vessel.projectNumber ? [t('PROJECT', { number: vessel.projectNumber })] : []),
  ];
  return (
    <header>
      <div className={style.who}>
        <span className={style.portrait}>
          <VesselPhoto vessel={vessel} className={style.photo} alt="">
            <VesselSide type={SIDES[vessel.standardData.shipType] ?? 'other'} />
          </VesselPhoto>
        </span>
        <div className={style.words}>
          <div className={style.line}>
            <h1 className={style.name}>{vessel.name}</h1>
            <Chip mark={<Icon name={PRESENCE_ICON[presence] ?? 'offline'} size={14} />}>
              {translateWord(`presence-${activity}`)}
            </Chip>
          </div>
          <p className={style.identity}>{identity.join(' · ')}</p>
        </div>
        <VesselVoyage vessel={vessel} />
      </div>
      <div className={style.freshness}>
        <SubsystemAges vesselId={vessel.id} />
        <LinkWords vessel={vessel} />
      </div>
    </header>
  );
}

function LinkWords({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { data: link } = useQuery(linkQueries.ofVessel(vessel.id));
  if (!link) return null;
  const words = [
    t(link.connected ? 'LINK_CONNECTED' : 'LINK_NOT_CONNECTED'),
    t('BACKLOG_OF', { backlog: formatBacklog(link, t) }),
  ];
  return (
    <span className={style.link}>
      <Icon name={link.connected ? 'link' : 'offline'} size={16} />
      {words.join(' · ')}
    </span>
  );
}
