/** Draws a tab of a vessel's page at an address, over live values and calls that a test answers. */
import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { toId, type UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { buildUserProfile } from '@fms/test-kit';
import type { ComponentType } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { composeFeatures, RegistryProvider } from '../registry/index.ts';
import { writeCurrentUser } from '../storage/current-user.ts';
import { buildToken } from './builders.ts';
import { renderLive } from './live-screen.tsx';
import { type AnswerOrMaker, stubCalls } from './screen.tsx';

interface VesselTabStage {
  readonly vessel: Vessel;
  readonly tags?: readonly Tag[];
  readonly alarms?: readonly Alarm[];
  /** `?tab=alarm&view=performance`. */
  readonly query?: string;
  /** By path, besides those of the vessel, its tags and the account. */
  readonly answers: Record<string, AnswerOrMaker>;
  /** Noon of the tests when left out. */
  readonly now?: Instant;
}

/** Other tabs that links lead to. */
const tab = (id: 'statistic' | 'location') =>
  ({ id, title: 'OVERVIEW', load: async () => ({ default: () => <p>{id}</p> }) }) as const;
const registry = composeFeatures([{ vesselTabs: [tab('statistic'), tab('location')] }]);

export function renderVesselTab(Tab: ComponentType<{ vessel: Vessel }>, stage: VesselTabStage) {
  const { vessel, tags = [], alarms = [], query = '', answers, now } = stage;
  writeCurrentUser({ token: buildToken(), username: 'olav', email: '' });
  const asked = stubCalls({
    '/api/v1.3/vessel/GetAll': { body: [vessel] },
    '/api/v1.3/tag/getTagsByVesselId': { body: tags },
    '/api/v1.0/account/GetAccountInfomation': { body: buildUserProfile({ id: toId<UserId>(7), userName: 'olav' }) },
    ...answers,
  });
  // The address bar of the tests: a change of the address begins from what stands there (navigation/use-address.ts).
  history.replaceState(null, '', `/vessel/vessel/${vessel.id}${query}`);
  const router = createBrowserRouter([{ path: '*', element: <Tab vessel={vessel} /> }]);
  const view = renderLive({
    tags,
    alarms,
    now,
    children: (
      <RegistryProvider registry={registry}>
        <RouterProvider router={router} />
      </RegistryProvider>
    ),
  });
  return { ...view, asked, query: () => router.state.location.search };
}
