import type { ListedSession, ShipViewEntry } from '@fms/contract/ship-view';
import { formatAge, formatTime } from '@fms/domain/format';
import { WAIT_MS } from '@fms/domain/ship-view';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { useSessionAction } from '../query/use-session-action.ts';
import { formatApprover } from '../words/session-text.ts';
import style from './request.module.css';
import { RequestSteps } from './request-steps.tsx';

interface WaitingCardProps {
  readonly vesselId: ShipViewEntry['vesselId'];
  readonly vesselName: string;
  readonly session: ListedSession;
  /** Opens the session once it is approved. */
  readonly onOpen: () => void;
}

/** One's own request on its way: how long it waits, its end by itself, `Withdraw`, and `Open` once it is approved. */
export function WaitingCard({ vesselId, vesselName, session, onOpen }: WaitingCardProps) {
  const t = useText();
  const { requestedAt, until, by, approvedBy } = session;
  const action = useSessionAction();
  const isApproved = session.state === 'approved';
  const asked = useFromClock((nowMs) => t('ASKED_AT', { time: formatTime(Date.parse(requestedAt), nowMs), name: by }));
  const line = useFromClock((nowMs) => {
    const time = until === null ? '' : formatTime(Date.parse(until), nowMs);
    if (isApproved) return t('APPROVED_UNTIL', { name: formatApprover(approvedBy, t), time });
    return t('WAITS_SINCE', { age: formatAge(nowMs - Date.parse(requestedAt)), time });
  });
  const share = useFromClock((nowMs) =>
    until === null ? 1 : Math.round(100 * Math.min(1, Math.max(0, 1 - (Date.parse(until) - nowMs) / WAIT_MS))),
  );
  return (
    <Panel>
      <RequestSteps stage={isApproved ? 3 : 2} />
      <div className={style.waiting}>
        <strong>{vesselName}</strong>
        <span className={style.asked}>{asked}</span>
        {isApproved && (
          <Button size="xs" onClick={onOpen}>
            {t('OPEN_SCREEN')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          loading={action.isPending}
          onClick={() => action.mutate({ vesselId, session, step: { state: 'close' } })}
        >
          {t('WITHDRAW_REQUEST')}
        </Button>
      </div>
      <p className={style.line} role="status">
        {line}
      </p>
      <div className={style.bar} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
    </Panel>
  );
}
