import type { ListedSession, ShipViewEntry } from '@fms/contract/ship-view';
import { formatTime } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { formatApprover } from '../../../entities/ship-view/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import style from './side.module.css';

/** Which screen, who looks, who approved, and until when. */
export function SessionPanel({ entry, session }: { entry: ShipViewEntry; session: ListedSession }) {
  const t = useText();
  const { screenId, reason, ticket, by, approvedBy, requestedAt, until } = session;
  const asked = useFromClock((nowMs) => formatTime(Date.parse(requestedAt), nowMs));
  const ends = useFromClock((nowMs) => (until === null ? '' : formatTime(Date.parse(until), nowMs)));
  const facts: Fact[] = [
    [t('SCREEN'), entry.screens.find(({ id }) => id === screenId)?.name ?? screenId],
    [t('REQUEST_REASON'), reason],
    [t('REQUEST_TICKET'), ticket],
    [t('OPERATOR'), by],
    [t('APPROVED_BY'), formatApprover(approvedBy, t)],
    [t('SESSION_ASKED'), asked],
    [t('BOX_ENDS'), ends],
  ];
  return (
    <Panel title={t('SESSION')}>
      <FactList facts={facts} className={style.facts} />
    </Panel>
  );
}
