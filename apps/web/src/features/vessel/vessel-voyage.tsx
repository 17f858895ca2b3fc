import type { Vessel } from '@fms/contract/vessel';
import { formatTime } from '@fms/domain/format';
import { Icon } from '@fms/ui/icon';
import { useLastPortCall } from '../../entities/track/index.ts';
import { useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import style from './vessel-header.module.css';

/** Reported destination and time of arrival; below it the port the vessel left or lies in. */
export function VesselVoyage({ vessel }: { vessel: Vessel }) {
  const { destination, eta } = vessel.standardData.card ?? {};
  const bound = [destination, eta].filter(Boolean).join(' ');
  const port = usePortWords(vessel);
  if (bound === '' && port === '') return null;
  return (
    <p className={style.voyage}>
      <span className={style.bound}>
        <Icon name="anchor" size={16} />
        {bound || port}
      </span>
      {bound !== '' && <span className={style.port}>{port}</span>}
    </p>
  );
}

function usePortWords(vessel: Vessel): string {
  const t = useText();
  const { call } = useLastPortCall(vessel);
  const time = useFromClock((nowMs) =>
    call === undefined ? '' : formatTime(Date.parse(call.isCutAtEnd ? call.from : call.to), nowMs),
  );
  if (call === undefined) return '';
  const values = { port: call.portName ?? '', time };
  if (!call.isCutAtEnd) return t('LEFT_PORT', values);
  return t(call.isCutAtStart ? 'IN_PORT_FOR_LONG' : 'IN_PORT_SINCE', values);
}
