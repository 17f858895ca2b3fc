import type { Vessel } from '@fms/contract/vessel';
import type { AnchorWatch } from '@fms/contract/zone';
import { formatAge, formatTime } from '@fms/domain/format';
import { computeDistanceMeters, type Position } from '@fms/domain/geo';
import { TRACK_GAP_MS } from '@fms/domain/track';
import { AlarmMark } from '@fms/ui/alarm';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useAnchorChange } from '../../../entities/track/index.ts';
import { useClockOffsetOf } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock, usePosition } from '../../../live/index.ts';
import { messages, openQuestion } from '../../../message/index.ts';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import voyageStyle from '../voyage/voyage.module.css';
import style from './anchor.module.css';
import { AnchorRadiusForm } from './anchor-radius.tsx';

interface WatchProps {
  readonly vessel: Vessel;
  readonly watch: AnchorWatch;
}

/** The running watch: the vessel's position in it, who set it, and the way to change and end it. */
export function AnchorRunning({ vessel, watch, onPlace }: WatchProps & { onPlace: (place: Position) => void }) {
  const t = useText();
  const position = usePosition(vessel.id);
  const away = position === undefined ? undefined : Math.round(computeDistanceMeters(watch, position));
  const facts: readonly Fact[] = [
    [t('ANCHOR_AWAY'), away === undefined ? t('NO_DATA') : `${away} m`],
    // Users with the right see the radius in its field.
    ...(vessel.permission.edit ? [] : [[t('ANCHOR_RADIUS'), `${watch.radiusMeters} m`] as const]),
    [t('ANCHOR_SET_BY'), `${watch.set.by} ${formatTime(Date.parse(watch.set.at), Date.now())}`],
  ];
  return (
    <>
      <Standing vessel={vessel} watch={watch} heardAt={position?.time} away={away} />
      <FactList facts={facts} className={voyageStyle.rows} />
      <div className={style.form}>
        <Button size="xs" variant="default" onClick={() => onPlace(watch)}>
          {t('ANCHOR_SHOW')}
        </Button>
        {vessel.permission.edit && <EndWatch vessel={vessel} />}
      </div>
      {vessel.permission.edit && <ChangeRadius key={watch.radiusMeters} vessel={vessel} watch={watch} />}
    </>
  );
}

interface StandingProps extends WatchProps {
  readonly heardAt: number | undefined;
  /** From the middle of the circle, metres. */
  readonly away: number | undefined;
}

/** Whether the vessel lies within the circle; unknown without positions. */
function Standing({ vessel, watch, heardAt, away }: StandingProps) {
  const t = useText();
  const offsetMs = useClockOffsetOf(vessel.id);
  const silence = useFromClock((nowMs) => {
    const ms = heardAt === undefined ? Number.POSITIVE_INFINITY : nowMs - heardAt - offsetMs;
    return ms <= TRACK_GAP_MS ? '' : Number.isFinite(ms) ? formatAge(ms) : t('NO_DATA');
  });
  const drag = watch.drags.findLast(({ to }) => to === null);
  return (
    <p className={style.standing} role="status">
      {drag !== undefined ? (
        <>
          <AlarmMark priority="alarm" state="raised" size={16} still />
          <Link to={`/vessel/vessel/${vessel.id}?tab=alarm`}>
            {t('ANCHOR_DRAGGING', { since: formatTime(Date.parse(drag.from), Date.now()) })}
          </Link>
        </>
      ) : (
        silence === '' && t((away ?? 0) <= watch.radiusMeters ? 'ANCHOR_WITHIN' : 'ANCHOR_BEYOND')
      )}
      {silence !== '' && <span>{t('ANCHOR_BLIND', { age: silence })}</span>}
    </p>
  );
}

function ChangeRadius({ vessel, watch }: WatchProps) {
  const t = useText();
  const send = useAnchorChange(vessel.id, { isInForm: true });
  return (
    <AnchorRadiusForm
      isSet
      radiusMeters={watch.radiusMeters}
      action={t('ANCHOR_CHANGE')}
      send={(radiusMeters) => send.mutateAsync({ kind: 'radius', radiusMeters })}
    />
  );
}

/** Asked for confirmation: after the end the vessel is not watched. */
function EndWatch({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const send = useAnchorChange(vessel.id);
  return (
    <Button
      size="xs"
      variant="default"
      loading={send.isPending}
      onClick={() => openQuestion({ message: messages.endAnchorWatch, onOk: () => send.mutate({ kind: 'end' }) })}
    >
      {t('ANCHOR_END')}
    </Button>
  );
}
