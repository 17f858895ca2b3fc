import type { ListedSession, ShipViewEntry } from '@fms/contract/ship-view';
import type { Vessel } from '@fms/contract/vessel';
import type { ViewLevel } from '@fms/domain/ship-view';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ScreenStatus, shipViewQueries, useScreenLink, useViewLevels } from '../../entities/ship-view/index.ts';
import { useFromClock } from '../../live/index.ts';
import { ScreenFoot } from './frame/screen-foot.tsx';
import { ScreenHead } from './frame/screen-head.tsx';
import { ScreenNote } from './frame/screen-note.tsx';
import style from './ship-view.module.css';
import { LinkPanel } from './side/link.panel.tsx';
import { SessionPanel } from './side/session.panel.tsx';
import { StepPanel } from './side/step.panel.tsx';
import { useCommandKeys } from './state/use-command-keys.ts';
import { usePresentSession } from './state/use-present-session.ts';
import { useSessionControl } from './state/use-session-control.ts';

interface SessionViewProps {
  readonly vessel: Vessel;
  readonly entry: ShipViewEntry;
  /** One's own, as it is, or as it was before it ended. */
  readonly session: ListedSession;
  readonly isEnded: boolean;
  readonly onAgain: () => void;
}

const LEVEL_KEYS: Readonly<Record<string, ViewLevel>> = { Digit1: 'view', Digit2: 'basic', Digit3: 'control' };

/** The screen on board in its frame, and beside it the session, the line, the steps, and the switch that cuts it. */
export function SessionView({ vessel, entry, session: listed, isEnded, onAgain }: SessionViewProps) {
  const frame = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const levels = useViewLevels(vessel.id);
  const [isTimeOver, setTimeOver] = useState(false);
  const linkAsked = { level: listed.level, isOver: isEnded || isTimeOver };
  const { link, status, problem } = useScreenLink(place, listed.sessionId ?? '', linkAsked);
  useAskAgain(status.phase);
  const session = usePresentSession(listed, status.notice);
  const { until, level } = session;
  // At its end nothing more is sent, whether the server has said so yet or not.
  const isPast = useFromClock((nowMs) => until !== null && nowMs >= Date.parse(until));
  if (isPast !== isTimeOver) setTimeOver(isPast);
  const isOver = isEnded || isPast || status.phase === 'frozen';
  const control = useSessionControl(vessel.id, session, link, status.notice?.ask ?? null);
  const isAtKeys = useCommandKeys(place, link, (key, code) => {
    const asked = LEVEL_KEYS[code];
    if (key === 'q') control.end();
    if (key === 'x') control.cut();
    if (asked !== undefined && levels.includes(asked)) control.setLevel(asked);
  });
  return (
    <div className={style.columns}>
      <section ref={frame} className={style.frame} data-live={!isOver}>
        <ScreenHead session={session} isOver={isOver} control={control} />
        <div className={style.screen} data-phase={status.phase} data-level={level}>
          <div ref={place} className={style.place} />
          <ScreenNote
            vesselId={vessel.id}
            session={session}
            isOver={isOver}
            status={status}
            problem={problem}
            isAtKeys={isAtKeys}
            onAgain={onAgain}
          />
        </div>
        {!isOver && (
          <ScreenFoot
            held={status.notice === null ? entry.held : status.notice.held}
            session={session}
            levels={levels}
            control={control}
            link={link}
            onFullScreen={() => void toggleFullScreen(frame)}
          />
        )}
      </section>
      <aside className={style.side}>
        <SessionPanel entry={entry} session={session} />
        <LinkPanel
          vessel={vessel}
          entry={entry}
          roundTripMs={status.notice?.roundTripMs ?? entry.roundTripMs}
          link={link}
        />
        <StepPanel session={session} control={control} isOver={isOver} />
      </aside>
    </div>
  );
}

/** A line that is lost or ended may be a session that was cut: the list says which. */
function useAskAgain(phase: ScreenStatus['phase']): void {
  const client = useQueryClient();
  useEffect(() => {
    if (phase === 'lost' || phase === 'frozen') void client.invalidateQueries(shipViewQueries.list());
  }, [client, phase]);
}

/** The frame with its head takes the whole screen, where the browser allows it. */
async function toggleFullScreen({ current }: RefObject<HTMLElement | null>): Promise<void> {
  try {
    if (document.fullscreenElement === null) await current?.requestFullscreen();
    else await document.exitFullscreen();
  } catch (error) {
    console.info('The browser refuses the full screen', error);
  }
}
