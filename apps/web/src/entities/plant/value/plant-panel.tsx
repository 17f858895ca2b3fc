import type { SlotRef } from '@fms/domain/plant';
import { Panel, type PanelProps } from '@fms/ui/panel';
import { useMemo, useSyncExternalStore } from 'react';
import { useAge, useLive } from '../../../live/index.ts';
import { usePlantPlace } from '../model/plant-context.ts';

interface PlantPanelProps extends Omit<PanelProps, 'age'> {
  /** What it shows: its head carries the age of the oldest. */
  readonly slots: readonly SlotRef[];
}

/** A panel whose head says the age of its oldest shown value; what only comes on change is left out. */
export function PlantPanel({ slots, ...panel }: PlantPanelProps) {
  const oldest = useOldest(slots);
  const age = useAge(oldest);
  return <Panel {...panel} age={slots.length === 0 ? undefined : age} />;
}

/** When the oldest of the values that are expected again and again was measured; undefined where none was. */
function useOldest(slots: readonly SlotRef[]): number | undefined {
  const { tags } = useLive();
  const { plant } = usePlantPlace();
  const key = slots.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the list holds
  const store = useMemo(() => {
    const filled = slots.flatMap((slot) => plant.tagOf(slot) ?? []);
    const repeated = filled.filter(({ intervalSeconds }) => intervalSeconds !== null);
    const ids = (repeated.length > 0 ? repeated : filled).map(({ Id }) => Id);
    return {
      subscribe(listener: () => void) {
        const leave = ids.map((tagId) => tags.subscribe(tagId, listener));
        return () => {
          for (const one of leave) one();
        };
      },
      read() {
        const times = ids.flatMap((tagId) => tags.read(tagId).sample?.time ?? []);
        return times.length === 0 ? undefined : Math.min(...times);
      },
    };
  }, [tags, plant, key]);
  return useSyncExternalStore(store.subscribe, store.read);
}
