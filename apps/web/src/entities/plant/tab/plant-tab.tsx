import type { Vessel } from '@fms/contract/vessel';
import { LEVEL_MANAGER, LEVEL_USER } from '@fms/domain/account';
import type { EquipmentKind } from '@fms/domain/plant';
import { type Instant, MINUTE_MS } from '@fms/domain/time';
import { IconButton } from '@fms/ui/control';
import { EmptyState, ErrorState, LoadingState, ProblemLine } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ExportMenu } from '../../../export/export-menu.tsx';
import type { ExportTable } from '../../../export/index.ts';
import { useText } from '../../../language/index.ts';
import '../../../language/plant.ts';
import { LiveProvider, useLive, useMinute } from '../../../live/index.ts';
import { TabActions } from '../../../registry/tab-actions.tsx';
import { useAbilities } from '../../account/index.ts';
import { NoTags, useVesselTags } from '../../tag/index.ts';
import { TrendDock, useTrend } from '../../trend/index.ts';
import { PlantProvider } from '../model/plant-context.ts';
import type { PlantView } from '../model/plant-view.ts';
import { usePlant } from '../model/use-plant.ts';
import { usePastLive } from '../time/use-past-live.ts';
import { type PlantTime, usePlantTime } from '../time/use-plant-time.ts';
import { MomentAlarms } from './moment-alarms.tsx';
import style from './plant.module.css';
import { TimeBar } from './time-bar.tsx';

interface PlantTabProps {
  readonly vessel: Vessel;
  /** What files are called after: `engine`. */
  readonly subject: string;
  /** Kinds of equipment of which the tab needs at least one. */
  readonly needs: readonly EquipmentKind[];
  /** What is on screen, as a table; without it there is nothing to export. */
  readonly table?: ((plant: PlantView, at: Instant) => ExportTable) | undefined;
  /** More that can be done with the whole tab, left of export. */
  readonly actions?: ReactNode;
  readonly children: (parts: PlantTabParts) => ReactNode;
}

/** What a tab of machinery draws: the vessel with its plant, and the moment that is shown. */
export interface PlantTabParts {
  readonly vessel: Vessel;
  readonly plant: PlantView;
  readonly time: PlantTime;
}

/**
 * The frame of a tab of machinery: one control of its moment, export, print and full screen, the trend of the value
 * that was clicked, and which equipment is missing where there is nothing to show.
 */
export function PlantTab(props: PlantTabProps) {
  const t = useText();
  const { vessel } = props;
  const { plant, isPending, error, retry } = usePlant(vessel.id);
  const { tags } = useVesselTags(vessel.id);
  if (isPending) return <LoadingState label={t('LOADING_PLANT')} />;
  if (plant === undefined) {
    return (
      <ErrorState
        title={t('PLANT_UNREADABLE')}
        detail={error?.message ?? ''}
        retry={{ label: t('TRY_AGAIN'), onClick: retry }}
      />
    );
  }
  if (tags.length === 0) return <NoTags vesselId={vessel.id} isPending={false} error={null} />;
  const isThere = props.needs.some((kind) => plant.ofKind(kind).length > 0);
  return isThere ? <Frame {...props} plant={plant} /> : <MissingEquipment {...props} />;
}

function Frame({ vessel, subject, table, actions, children, plant }: PlantTabProps & { plant: PlantView }) {
  const t = useText();
  const isAwaited = useRef(false);
  const time = usePlantTime(isAwaited);
  const past = usePastLive({ vesselId: vessel.id, plant, at: time.at, isAwaited });
  const present = useLive();
  const { tags } = useVesselTags(vessel.id);
  const { ref, toggle, fullscreen } = useFullscreenElement<HTMLDivElement>();
  const { open, ...trend } = useTrend(tags);
  const place = useMemo(() => ({ plant, onTrend: open }), [plant, open]);
  const live = past.live ?? present;
  const isPast = time.at !== undefined;
  return (
    <LiveProvider live={live}>
      <PlantProvider value={place}>
        <TabActions>
          {actions}
          <div className={style.actions}>
            {!isPast && (
              <Button size="compact-sm" variant="default" onClick={() => time.step(-MINUTE_MS)}>
                {t('PLANT_REPLAY')}
              </Button>
            )}
            {table && (
              <ExportMenu
                subject={`${vessel.name} ${subject}`}
                size="compact-sm"
                table={() => table(plant, live.clock.now())}
              />
            )}
            <Button size="compact-sm" variant="default" onClick={() => window.print()}>
              {t('PRINT')}
            </Button>
            <FullScreenButton isOn={fullscreen} onToggle={() => void toggle()} />
          </div>
        </TabActions>
        <div ref={ref} className={style.tab} data-past={isPast} data-fullscreen={fullscreen}>
          <PrintStamp vessel={vessel} subject={subject} />
          {time.at !== undefined && <TimeBar time={time} at={time.at} />}
          {isPast && <MomentAlarms vesselId={vessel.id} tags={tags} onTrend={open} />}
          {past.error !== undefined && (
            <ProblemLine text={t('PAST_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: past.retry }} />
          )}
          {children({ vessel, plant, time })}
          <TrendDock trend={{ open, ...trend }} />
        </div>
      </PlantProvider>
    </LiveProvider>
  );
}

function FullScreenButton({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const t = useText();
  return (
    <IconButton
      icon={isOn ? 'close' : 'full-screen'}
      label={t(isOn ? 'LEAVE_FULL_SCREEN' : 'TAB_FULL_SCREEN')}
      tooltip="left"
      onClick={onToggle}
    />
  );
}

/** On paper alone: what it shows, and of which moment, in UTC. */
function PrintStamp({ vessel, subject }: Pick<PlantTabProps, 'vessel' | 'subject'>) {
  const minute = new Date(useMinute()).toISOString().slice(0, 16).replace('T', ' ');
  return <p className={style.stamp}>{`${vessel.name} · ${subject} · ${minute} UTC`}</p>;
}

/** Which equipment the tab shows and this vessel has not, and the way to where it is added. */
function MissingEquipment({ vessel, needs }: PlantTabProps) {
  const t = useText();
  const navigate = useNavigate();
  const level = useAbilities()?.level ?? LEVEL_USER;
  const words = needs.map((kind) => t(`EQUIPMENT_${kind.toUpperCase().replaceAll('-', '_')}` as 'EQUIPMENT_TANK'));
  return (
    <EmptyState
      title={t('EQUIPMENT_MISSING', { equipment: words.join(t('EQUIPMENT_OR')) })}
      detail={t('EQUIPMENT_MISSING_DETAIL')}
      {...(level >= LEVEL_MANAGER && {
        action: { label: t('ADD_EQUIPMENT'), onClick: () => void navigate(`/setting/plant?vessel=${vessel.id}`) },
      })}
    />
  );
}
