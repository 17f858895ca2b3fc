import { formatAge, formatTime } from '@fms/domain/format';
import type { MeterFault } from '@fms/domain/fuel';
import type { Instant } from '@fms/domain/time';
import { EmptyState, Panel } from '@fms/ui/panel';
import { type TextKey, useText } from '../../../language/index.ts';
import type { Consumer } from '../flow/consumer.ts';
import type { ConsumerFlow } from '../flow/consumer-flow.ts';
import style from '../style/fuel-flow.module.css';

const KIND: Readonly<Record<MeterFault['kind'], TextKey>> = {
  'negative-net': 'FAULT_NEGATIVE_NET',
  'flow-while-stopped': 'FAULT_FLOW_WHILE_STOPPED',
  stuck: 'FAULT_STUCK',
};

interface FaultPanelProps {
  readonly consumers: readonly Consumer[];
  readonly flows: readonly ConsumerFlow[];
  readonly now: Instant;
  /** Shows the tab at the begin of a fault. */
  readonly onMoment: (at: Instant) => void;
}

/** Spans in which a meter cannot be right: left out of every total, and named apart from consumption. */
export function FaultPanel({ consumers, flows, now, onMoment }: FaultPanelProps) {
  const t = useText();
  const faults = flows
    .flatMap(({ faults: own }, place) => own.map((fault) => ({ ...fault, name: consumers[place]?.name ?? '' })))
    .toSorted((a, b) => b.from - a.from);
  return (
    <Panel title={t('METER_FAULTS')} caption={t('LEFT_OUT_OF_TOTALS')} className={style.faults} quiet>
      {faults.length === 0 ? (
        <EmptyState title={t('NO_METER_FAULTS')} detail={t('NO_METER_FAULTS_DETAIL')} />
      ) : (
        <ul className={style.list}>
          {faults.map(({ kind, name, from, to }) => (
            <li key={`${name} ${kind} ${from}`}>
              <button type="button" className={style.fault} onClick={() => onMoment(from)}>
                <b>{t(KIND[kind])}</b>
                <span>{name}</span>
                <span className={style.when}>{`${formatTime(from, now)} · ${formatAge(to - from)}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
