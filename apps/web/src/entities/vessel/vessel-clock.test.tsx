import { toId, type VesselId } from '@fms/domain/identity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../live/clock.ts';
import { LiveProvider } from '../../live/live-context.tsx';
import { useAge } from '../../live/use-live.ts';
import { buildVessel, NOON } from '../../testing/builders.ts';
import { createStillLive } from '../../testing/still-live.ts';
import { vesselQueries } from './vessel.queries.ts';
import { VesselClock } from './vessel-clock.tsx';

const MINUTE = 60_000;

function Age({ time }: { time: number }) {
  return <p>{useAge(time).text}</p>;
}

/** The age of what a vessel with this offset measured so many minutes ago by its own clock. */
function drawAge(vesselTimeOffset: number, minutesAgo: number): string {
  const vessel = { ...buildVessel(1), options: JSON.stringify({ setting: { vesselTimeOffset } }) };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(vesselQueries.all().queryKey, [vessel]);
  const { live } = createStillLive({ clock: createClock(() => NOON) });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <LiveProvider live={live}>
        <VesselClock vesselId={toId<VesselId>(1)}>
          <Age time={NOON - minutesAgo * MINUTE} />
        </VesselClock>
      </LiveProvider>
    </QueryClientProvider>,
  );
  const text = screen.getByRole('paragraph').textContent ?? '';
  unmount();
  return text;
}

describe('§9.4, "time ago" applies the vessel\u2019s time offset in seconds', () => {
  it.each([
    ['none', 0, 70, '1 h 10'],
    ['a clock that is an hour behind', 3600, 70, '10 min'],
    ['a clock that is ten minutes ahead', -600, 0, '10 min'],
  ])('%s', (_sentence, offset, minutesAgo, text) => {
    expect(drawAge(offset, minutesAgo)).toBe(text);
  });
});
