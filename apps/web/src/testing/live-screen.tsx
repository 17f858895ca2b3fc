/** Draws a part of the application over live values that a test moves by hand: nothing runs by itself. */
import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import type { Instant } from '@fms/domain/time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createClock } from '../live/clock.ts';
import { LiveProvider, type TagSample } from '../live/index.ts';
import { NOON } from './builders.ts';
import { renderScreen } from './screen.tsx';
import { createStillLive } from './still-live.ts';

interface LiveStage {
  readonly tags: readonly Tag[];
  readonly alarms?: readonly Alarm[];
  /** Noon of the tests when left out. */
  readonly now?: Instant | undefined;
  readonly children: ReactNode;
}

export function renderLive({ tags, alarms = [], now = NOON, children }: LiveStage) {
  const time = { ms: now };
  const { live, hub, frames } = createStillLive({ clock: createClock(() => time.ms) });
  live.tags.describe(tags);
  live.alarms.replace(alarms);
  frames.draw();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderScreen(
    <QueryClientProvider client={client}>
      <LiveProvider live={live}>{children}</LiveProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    live,
    hub,
    /** Samples arrive, and the next frame is drawn. */
    put(...samples: readonly TagSample[]): void {
      act(() => {
        for (const sample of samples) live.tags.put(sample);
        frames.draw();
      });
    },
    /** Time passes and ages are evaluated; nothing arrives. */
    waitUntil(at: Instant): void {
      act(() => {
        time.ms = at;
        live.clock.setServerTime(at);
        live.tags.updateAges();
        frames.draw();
      });
    },
  };
}
