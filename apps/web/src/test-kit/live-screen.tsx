/** Draws a part of the application over live values that a test moves by hand: nothing runs by itself. */
import type { Alarm, Tag } from '@fms/contract';
import type { Instant } from '@fms/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createClock } from '../live/clock.ts';
import { createLive, LiveProvider, type TagSample } from '../live/index.ts';
import { NOON } from './builders.ts';
import { FakeHub } from './fake-hub.ts';
import { ManualFrames } from './manual-frames.ts';
import { drawScreen } from './screen.tsx';

interface LiveStage {
  readonly tags: readonly Tag[];
  readonly alarms?: readonly Alarm[];
  readonly children: ReactNode;
}

const NOBODY_LISTENS = () => {};

export function drawLive({ tags, alarms = [], children }: LiveStage) {
  const frames = new ManualFrames();
  const time = { ms: NOON };
  const live = createLive({
    open: new FakeHub().open,
    onNewFile: NOBODY_LISTENS,
    onFileUploaded: NOBODY_LISTENS,
    onAlarmNews: NOBODY_LISTENS,
    onChanged: NOBODY_LISTENS,
    onSignedOut: NOBODY_LISTENS,
    onServerRestart: NOBODY_LISTENS,
    clock: createClock(() => time.ms),
    frames,
  });
  live.tags.describe(tags);
  live.alarms.replace(alarms);
  frames.draw();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = drawScreen(
    <QueryClientProvider client={client}>
      <LiveProvider live={live}>{children}</LiveProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    live,
    /** Samples arrive, and the next frame is drawn. */
    put(...samples: readonly TagSample[]): void {
      act(() => {
        for (const sample of samples) live.tags.put(sample);
        frames.draw();
      });
    },
    /** Time passes and ages are judged; nothing arrives. */
    waitUntil(at: Instant): void {
      act(() => {
        time.ms = at;
        live.clock.setServerTime(at);
        live.tags.judgeAges();
        frames.draw();
      });
    },
  };
}
