import type { CardReading } from '@fms/contract/vessel';
import { NO_VALUE } from '@fms/domain/format';
import { DAY_MS, type Instant } from '@fms/domain/time';
import { parseEta } from '@fms/domain/voyage';
import { useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import style from './destination-text.module.css';

const TIME_OF_DAY = /\d\d:\d\d$/;

/** Expected time of arrival in UTC, as the vessel reports it: the hour alone when that is today. */
export function formatEtaText(eta: string, nowMs: Instant): string {
  const [hour] = TIME_OF_DAY.exec(eta) ?? [];
  const at = parseEta(eta, nowMs);
  const isToday = at !== null && Math.floor(at / DAY_MS) === Math.floor(nowMs / DAY_MS);
  return isToday && hour !== undefined ? hour : eta;
}

/** Bridges forget to renew what their AIS says: an arrival that lies behind is shown as one. */
function hasPassed(eta: string, nowMs: Instant): boolean {
  const at = parseEta(eta, nowMs);
  return at !== null && at < nowMs;
}

function useEta(eta: string | undefined): { words: string; isPast: boolean } {
  const words = useFromClock((nowMs) => (eta === undefined ? '' : formatEtaText(eta, nowMs)));
  const isPast = useFromClock((nowMs) => eta !== undefined && hasPassed(eta, nowMs));
  return { words, isPast };
}

/** In a column: one that has passed stands back. */
export function Eta({ eta }: { eta: string }) {
  const t = useText();
  const { words, isPast } = useEta(eta);
  return isPast ? (
    <span className={style.past} title={t('ETA_PASSED_AT', { eta: words })}>
      {words}
    </span>
  ) : (
    words
  );
}

/** Destination and time of arrival, as the vessel reports them. A long name is cut, the time never. */
export function DestinationText({ card }: { card: CardReading | undefined }) {
  const t = useText();
  const { words: eta, isPast } = useEta(card?.eta);
  const words = [
    ...(card?.destination === undefined ? [] : [t('BOUND_FOR', { destination: card.destination })]),
    ...(eta === '' ? [] : [t(isPast ? 'ETA_PASSED_AT' : 'ETA_AT', { eta })]),
  ];
  const [first = `${t('DESTINATION')} ${NO_VALUE}`, second] = words;
  return (
    <span className={style.words} title={words.join(' · ')}>
      <span className={style.first}>{first}</span>
      {second !== undefined && <span className={style.second}>{` · ${second}`}</span>}
    </span>
  );
}
