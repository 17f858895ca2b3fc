import { toId, type VesselId } from '@fms/domain/identity';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildTag } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { SubsystemAges } from './subsystem-ages.tsx';

afterEach(clearScreen);

it('tells the age of what a ship measures, and not of what was typed on the bridge', async () => {
  const tags = [
    buildTag(1, { subsystem: 'Propulsion', intervalSeconds: 1 }),
    buildTag(2, { subsystem: 'Navigation', intervalSeconds: 1 }),
    buildTag(3, { subsystem: 'Voyage', intervalSeconds: null }),
    buildTag(4, { subsystem: 'GNSS', intervalSeconds: null }),
  ];
  stubCalls({ '/api/v1.3/tag/getTagsByVesselId': { body: tags } });
  renderLive({ tags, children: <SubsystemAges vesselId={toId<VesselId>(1)} /> });
  const named = await screen.findAllByRole('listitem');
  expect(named.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Navigation', 'Propulsion', 'GNSS']);
});
