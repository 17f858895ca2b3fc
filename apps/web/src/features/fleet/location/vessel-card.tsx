import type { Alarm, Vessel } from '@fms/contract';
import { formatAge, formatPosition, NO_VALUE } from '@fms/domain';
import { AgeMark, AlarmMark, IconButton, Panel, Reading } from '@fms/ui';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { optionsOf } from '../../../api/vessel.queries.ts';
import { translateWord, useText } from '../../../language/index.ts';
import {
  alarmFigures,
  LiveReading,
  markState,
  useAge,
  useAlarms,
  useFromClock,
  usePosition,
  useVesselTags,
  worstAlarm,
} from '../../../live/index.ts';
import { SpeedSpark } from './speed-spark.tsx';
import style from './vessel-card.module.css';

interface VesselCardProps {
  readonly vessel: Vessel;
  /** Brings the vessel and its track into view. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** The selected vessel: who it is, what is wrong, how it moves, where it is, each with its age. */
export function VesselCard({ vessel, onShow, onClose }: VesselCardProps) {
  const t = useText();
  const { IMO, MMSI } = optionsOf(vessel).info;
  const { active } = useAlarms();
  const alarm = worstAlarm(active, vessel.id);
  const identity = [
    translateWord(`ship-${vessel.standardData.shipType}`),
    ...(IMO ? [`IMO ${IMO}`] : []),
    ...(MMSI ? [`MMSI ${MMSI}`] : []),
  ];
  return (
    <Panel variant="card" className={style.card}>
      <div className={style.head}>
        <h2 className={style.name}>{vessel.name}</h2>
        <IconButton icon="centre" label={t('SHOW_ON_MAP')} onClick={onShow} tooltip="bottom" />
        <IconButton icon="close" label={t('CLOSE')} onClick={onClose} tooltip="bottom" />
      </div>
      <p className={style.identity}>{identity.join(' · ')}</p>
      {alarm !== undefined && <AlarmLine alarm={alarm} />}
      <Motion vessel={vessel} />
      <Place vessel={vessel} />
      <Button component={Link} to={`/vessel/vessel/${vessel.id}`} fullWidth className={style.open ?? ''}>
        {t('OPEN_VESSEL')}
      </Button>
    </Panel>
  );
}

function AlarmLine({ alarm }: { alarm: Alarm }) {
  const t = useText();
  const age = useFromClock((nowMs) => formatAge(nowMs - Date.parse(alarm.time)));
  return (
    <div className={style.alarm}>
      <AlarmMark
        priority={alarm.priority}
        state={markState(alarm)}
        label={translateWord(`priority-${alarm.priority}`)}
      />
      <span>
        <strong>{alarm.description}</strong>
        <br />
        <span className={style.quiet}>{[...alarmFigures(alarm, t), t('AGO', { age })].join(' · ')}</span>
      </span>
    </div>
  );
}

const MOTION = [
  ['speedTagId', 'SOG'],
  ['courseTagId', 'COG'],
  ['headingTagId', 'HDG'],
] as const;

function Motion({ vessel }: { vessel: Vessel }) {
  const t = useText();
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

function Place({ vessel }: { vessel: Vessel }) {
  const position = usePosition(vessel.id);
  const age = useAge(position?.time);
  return (
    <div className={style.place}>
      <AgeMark {...age} />
      <span>{position === undefined ? NO_VALUE : formatPosition(position)}</span>
    </div>
  );
}
