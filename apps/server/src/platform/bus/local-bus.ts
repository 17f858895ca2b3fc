/** The bus inside one process: listeners are called at once, in the order they came. */
import type { Logger } from '../log/logger.ts';
import type { Bus, EventMap } from './bus.ts';

type Listener = (event: never) => void;

export function createLocalBus(logger: Pick<Logger, 'error'>): Bus {
  const listeners = new Map<keyof EventMap, Set<Listener>>();

  return {
    publish(name, event) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as (event: EventMap[typeof name]) => void)(event);
        } catch (error) {
          logger.error({ err: error, event: name }, 'a listener of the bus failed');
        }
      }
    },
    subscribe(name, listener) {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener as Listener));
      return () => void ofName.delete(listener as Listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
