/** What the tab fuel flow shows, as a file. */
import type { Instant, TimeSpan } from '@fms/domain/time';
import { useCallback, useRef } from 'react';
import type { ExportTable } from '../../../export/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import type { Consumer } from '../flow/consumer.ts';
import type { ConsumerFlow } from '../flow/consumer-flow.ts';

interface ShownFlow {
  readonly consumers: readonly Consumer[];
  readonly flows: readonly ConsumerFlow[];
  readonly window: TimeSpan;
}

/** Remembers what was drawn last: a file holds what is on screen. */
export function useFlowTable() {
  const t = useText();
  const shown = useRef<ShownFlow>({ consumers: [], flows: [], window: { from: 0, to: 0 } });
  const keep = useCallback((next: ShownFlow) => {
    shown.current = next;
  }, []);
  const table = useCallback((_plant: unknown, at: Instant) => buildFlowTable(shown.current, at, t), [t]);
  return { table, keep };
}

/** The net flow of each consumer every five minutes; spans of faulty meters are empty. */
export function buildFlowTable({ consumers, flows, window }: ShownFlow, at: Instant, t: Translate): ExportTable {
  const times = [...new Set(flows.flatMap(({ samples }) => samples.map(({ time }) => time)))].sort((a, b) => a - b);
  const cells = flows.map(({ samples, faults }) => {
    const sound = samples.filter(({ time }) => !faults.some(({ from, to }) => time >= from && time <= to));
    return new Map(sound.map(({ time, netFlow }) => [time, netFlow]));
  });
  return {
    name: t('NET_FLOW'),
    about: [
      ['UTC', new Date(at).toISOString()],
      [t('FLOW_RESOLUTION'), `${new Date(window.from).toISOString()} – ${new Date(window.to).toISOString()}`],
    ],
    columns: [{ title: 'UTC' }, ...consumers.map(({ name }) => ({ title: `${name}, kg/h`, decimals: 1 }))],
    rows: times.map((time) => [new Date(time), ...cells.map((byTime) => byTime.get(time) ?? null)]),
  };
}
