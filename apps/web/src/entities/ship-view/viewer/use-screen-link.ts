import { formatShipViewSocketPath, listShipViewProtocols } from '@fms/contract/ship-view';
import type { ViewLevel } from '@fms/domain/ship-view';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { getServerBase } from '../../../api/server-base.ts';
import { useLive } from '../../../live/index.ts';
import { readAppSetting } from '../../../settings/app-setting.ts';
import { readCurrentUser } from '../../../storage/current-user.ts';
import { ScreenLink, type ScreenStatus } from './screen-link.ts';

/** Fetches the viewer, which no other screen needs. */
const loadViewer = () => import('@novnc/novnc');

/** The socket of a session at the server that answers calls; the token is read anew for each try. */
function openSocket(sessionId: string): WebSocket {
  const path = formatShipViewSocketPath(sessionId);
  const address = new URL(path, getServerBase(path, readAppSetting().server) || location.origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address, listShipViewProtocols(readCurrentUser()?.token ?? ''));
}

export interface ScreenLinkView {
  /** Undefined until the viewer's script is there. */
  readonly link: ScreenLink | undefined;
  readonly status: ScreenStatus;
  /** Why the viewer could not be had. */
  readonly problem: Error | undefined;
}

const CONNECTING: ScreenStatus = { phase: 'connecting', sinceMs: 0, notice: null, isReplaced: false };
const nothing = () => () => {};

/** Connects to the screen while `sessionId` is given; once the session is over its last picture stays. */
export function useScreenLink(
  place: RefObject<HTMLElement | null>,
  sessionId: string,
  { level, isOver }: { readonly level: ViewLevel; readonly isOver: boolean },
): ScreenLinkView {
  const { clock } = useLive();
  const [link, setLink] = useState<ScreenLink>();
  const [problem, setProblem] = useState<Error>();
  useEffect(() => {
    let isLeft = false;
    let made: ScreenLink | undefined;
    loadViewer().then(
      ({ default: Viewer }) => {
        if (isLeft || place.current === null) return;
        made = new ScreenLink({
          place: place.current,
          Viewer,
          openSocket: () => openSocket(sessionId),
          now: clock.now,
        });
        setLink(made);
      },
      (error: unknown) => setProblem(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isLeft = true;
      made?.close();
      setLink(undefined);
    };
  }, [place, sessionId, clock]);
  useEffect(() => {
    if (isOver) link?.freeze();
  }, [link, isOver]);
  const status = useSyncExternalStore(link?.subscribe ?? nothing, () => link?.status ?? CONNECTING);
  // The server tells it in the second in which it changes.
  const present = status.notice?.level ?? level;
  useEffect(() => link?.setLevel(present), [link, present]);
  return { link, status, problem };
}
