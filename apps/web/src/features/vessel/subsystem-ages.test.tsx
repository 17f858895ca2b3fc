import { toId, type VesselId } from '@fms/domain';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aTag } from '../../test-kit/builders.ts';
import { drawLive } from '../../test-kit/live-screen.tsx';
import { answerCalls, clearScreen } from '../../test-kit/screen.tsx';
import '../../language/inside.ts';
import { SubsystemAges } from './subsystem-ages.tsx';

afterEach(clearScreen);

it('tells the age of what a ship measures, and not of what her bridge typed', async () => {
  const tags = [
    aTag(1, { subsystem: 'Propulsion', intervalSeconds: 1 }),
    aTag(2, { subsystem: 'Navigation', intervalSeconds: 1 }),
    aTag(3, { subsystem: 'Voyage', intervalSeconds: null }),
    aTag(4, { subsystem: 'GNSS', intervalSeconds: null }),
  ];
  answerCalls({ '/api/v1.3/tag/getTagsByVesselId': { body: tags } });
  drawLive({ tags, children: <SubsystemAges vesselId={toId<VesselId>(1)} /> });
  const named = await screen.findAllByRole('listitem');
  expect(named.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Navigation', 'Propulsion', 'GNSS']);
});
