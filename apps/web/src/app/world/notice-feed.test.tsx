import type { NotificationRuleInput, ZoneNotice } from '@fms/contract/notification';
import type { ZoneEvent } from '@fms/contract/zone';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { notificationQueries } from '../../entities/notification/index.ts';
import { zoneQueries } from '../../entities/zone/index.ts';
import { buildAlarm, buildZoneEvent } from '../../testing/builders.ts';
import { clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import NoticeFeed from './notice-feed.tsx';
import { isToastWanted } from './toast-filter.ts';

afterEach(clearScreen);

const rule: NotificationRuleInput = {
  ...{ source: 'zone', severity: null, channel: 'toast', vesselIds: null, hours: [] },
};

async function open(rules: NotificationRuleInput[], zones: ZoneNotice[] = []) {
  stubCalls({
    '/api/v2/notification/rules': { body: rules },
    '/api/v2/notification/zones': { body: zones },
    '/api/v2/zone/events': { body: [buildZoneEvent(1, { vesselName: 'Brimnes' })] },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderScreen(
    <QueryClientProvider client={client}>
      <NoticeFeed />
    </QueryClientProvider>,
  );
  await waitFor(() => {
    expect(client.getQueryData(zoneQueries.events().queryKey)).toBeDefined();
    expect(client.getQueryData(notificationQueries.zones().queryKey)).toBeDefined();
    expect(client.getQueryData(notificationQueries.rules().queryKey)).toBeDefined();
  });
  return {
    ...view,
    /** The list as it is once something happened. */
    tell: (...events: ZoneEvent[]) => act(() => client.setQueryData(zoneQueries.events().queryKey, events)),
  };
}

describe('toasts of zones', () => {
  it('tell what happened since the application was opened, once', async () => {
    const { tell } = await open([rule]);
    tell(buildZoneEvent(2), buildZoneEvent(1, { vesselName: 'Brimnes' }));
    expect(await screen.findByText('Havbris entered Harbour')).toBeDefined();
    expect(screen.queryByText('Brimnes entered Harbour')).toBeNull();
  });

  it('are those the user chose', async () => {
    const { tell } = await open([rule], [{ zoneId: 1, kinds: ['left'] }]);
    tell(buildZoneEvent(3, { kind: 'left' }), buildZoneEvent(2));
    expect(await screen.findByText('Havbris left Harbour')).toBeDefined();
    expect(screen.queryByText('Havbris entered Harbour')).toBeNull();
  });
});

it('alarms are shown as the rules say while it stands, and all of them after it', async () => {
  const { unmount } = await open([{ ...rule, source: 'alarm', severity: 'alarm' }]);
  await waitFor(() => expect(isToastWanted(buildAlarm(1, { priority: 'warning' }))).toBe(false));
  expect(isToastWanted(buildAlarm(1, { priority: 'alarm' }))).toBe(true);
  unmount();
  expect(isToastWanted(buildAlarm(1, { priority: 'warning' }))).toBe(true);
});
