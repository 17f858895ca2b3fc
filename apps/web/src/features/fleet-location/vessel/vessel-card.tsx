import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { formatAge, NO_VALUE, NOT_APPLICABLE } from '@fms/domain/format';
import { AlarmMark } from '@fms/ui/alarm';
import { IconButton } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Panel } from '@fms/ui/panel';
import { AgeMark, Reading } from '@fms/ui/value';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { getMarkState, useAlarmFigures } from '../../../entities/alarm/index.ts';
import { useVesselTags } from '../../../entities/tag/index.ts';
import { DestinationText, getVesselOptions } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import {
  findWorstAlarm,
  LiveReading,
  useAge,
  useAlarms,
  useFromClock,
  useIsMoving,
  usePosition,
} from '../../../live/index.ts';
import type { ReplayMoment } from '../../../map/index.ts';
import { CopyPosition } from '../map/copy-position.tsx';
import { ReplayVessel } from '../replay/replay-vessel.tsx';
import style from '../style/vessel-card.module.css';
import { SpeedSpark } from './speed-spark.tsx';

interface VesselCardProps {
  readonly vessel: Vessel;
  /** The time that is replayed; undefined while the map shows now. */
  readonly moment: ReplayMoment | undefined;
  /** Alarms that stood then. */
  readonly alarmsThen: readonly Alarm[] | undefined;
  readonly isTrackKept: boolean;
  readonly onKeepTrack: () => void;
  /** Brings the vessel and its track into view. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** The selected vessel: who it is, what is wrong, how it moves, where it is, each with its age. */
export default function VesselCard(props: VesselCardProps) {
  const { vessel, moment, alarmsThen, isTrackKept, onKeepTrack, onShow, onClose } = props;
  const t = useText();
  const { IMO, MMSI } = getVesselOptions(vessel).info;
  const { active } = useAlarms();
  const alarm = findWorstAlarm(alarmsThen ?? active, vessel.id);
  const identity = [
    translateWord(`ship-${vessel.standardData.shipType}`),
    ...(IMO ? [`IMO ${IMO}`] : []),
    ...(MMSI ? [`MMSI ${MMSI}`] : []),
  ];
  return (
    <Panel variant="card" className={style.card}>
      <div className={style.head}>
        <h2 className={style.name}>{vessel.name}</h2>
        <IconButton
          icon={isTrackKept ? 'pinned' : 'pin'}
          label={t(isTrackKept ? 'DROP_TRACK' : 'KEEP_TRACK')}
          pressed={isTrackKept}
          onClick={onKeepTrack}
          tooltip="bottom"
        />
        <IconButton icon="centre" label={t('SHOW_ON_MAP')} onClick={onShow} tooltip="bottom" />
        <IconButton icon="close" label={t('CLOSE')} onClick={onClose} tooltip="bottom" />
      </div>
      <p className={style.identity}>{identity.join(' · ')}</p>
      {moment === undefined ? (
        <>
          {alarm !== undefined && <AlarmLine alarm={alarm} />}
          <Motion vessel={vessel} />
          <Bound vessel={vessel} />
          <Place vessel={vessel} />
        </>
      ) : (
        <ReplayVessel vessel={vessel} moment={moment} alarms={alarmsThen ?? []} />
      )}
      <Button component={Link} to={`/vessel/vessel/${vessel.id}`} fullWidth className={style.open ?? ''}>
        {t('OPEN_VESSEL')}
      </Button>
    </Panel>
  );
}

function AlarmLine({ alarm }: { alarm: Alarm }) {
  const t = useText();
  const age = useFromClock((nowMs) => formatAge(nowMs - Date.parse(alarm.time)));
  const figures = useAlarmFigures(alarm);
  return (
    <div className={style.alarm}>
      <AlarmMark
        priority={alarm.priority}
        state={getMarkState(alarm)}
        label={translateWord(`priority-${alarm.priority}`)}
      />
      <span>
        <strong>{alarm.description}</strong>
        <br />
        <span className={style.quiet}>{[...figures, t('AGO', { age })].join(' · ')}</span>
      </span>
    </div>
  );
}

const MOTION = [
  ['speedTagId', 'SOG'],
  ['courseTagId', 'COG'],
  ['headingTagId', 'HDG'],
] as const;

/** A vessel at rest has no course: a receiver then reports the noise of its position. */
function Motion({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const isMoving = useIsMoving(vessel.id);
  const { tags } = useVesselTags(vessel.id);
  const tagOf = (name: (typeof MOTION)[number][0]) => tags.find(({ Id }) => Id === vessel.standardData[name]);
  const speed = tagOf('speedTagId');
  return (
    <>
      <div className={style.readings}>
        {MOTION.map(([name, label]) => {
          const tag = tagOf(name);
          return (
            <div key={name}>
              {tag === undefined ? (
                // No such sensor on board: unknown, never zero.
                <Reading label={t(label)} value={null} state="unknown" />
              ) : name === 'courseTagId' && !isMoving ? (
                <Reading label={t(label)} value={null} text={NOT_APPLICABLE} state="fresh" />
              ) : (
                <LiveReading tag={tag} label={t(label)} showAge={false} />
              )}
            </div>
          );
        })}
      </div>
      {speed !== undefined && <SpeedSpark tag={speed} />}
    </>
  );
}

/** Nothing of a vessel that says nothing of it: the card is small. */
function Bound({ vessel: { standardData } }: { vessel: Vessel }) {
  if (standardData.card?.destination === undefined) return null;
  return (
    <div className={style.bound}>
      <Icon name="anchor" size={16} />
      <DestinationText card={standardData.card} />
    </div>
  );
}

function Place({ vessel }: { vessel: Vessel }) {
  const position = usePosition(vessel.id);
  const age = useAge(position?.time);
  return (
    <div className={style.place}>
      <AgeMark {...age} />
      {position === undefined ? <span>{NO_VALUE}</span> : <CopyPosition position={position} />}
    </div>
  );
}
