import { toId, type VesselId } from '@fms/domain/identity';
import { formatSlotRef } from '@fms/domain/plant';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createPlantView, PlantProvider } from '../../../entities/plant/index.ts';
import '../../../language/plant.ts';
import '../../../language/machinery/scrubber.ts';
import { buildTag, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import type { ScrubberParts } from '../record/scrubber-parts.ts';
import { NowStrip } from './now-strip.tsx';

afterEach(clearScreen);

const vesselId = toId<VesselId>(1);
const measured = (id: number, name: string, value: number) =>
  buildTag(id, { vesselId, name, value, intervalSeconds: 1, timestamp: new Date(NOON).toISOString() });
const tags = [measured(1, 'Scrubber SO2', 21.5), measured(2, 'Scrubber discharge pH', 6.7)];
const plant = createPlantView(
  {
    ...{ vesselId, version: 1, savedAt: null, savedBy: null, isEditable: false, mimics: {} },
    equipment: [{ id: 'scrubber', kind: 'scrubber', name: 'Scrubber', parentId: null, parameters: {} }],
    bindings: ['so2', 'dischargePh'].map((key, place) => ({
      slot: formatSlotRef('scrubber', key),
      tagId: tags[place]?.Id ?? null,
    })),
  },
  tags,
);

it('shows what is measured while its record is on the way, and no limit that hangs on the record', () => {
  const span = { window: { from: NOON - 3_600_000, to: NOON } };
  // Half of the record has come, and of the position nothing yet.
  const minutes = [{ isHeard: true, knots: 0, position: undefined }];
  const state = { isPending: true, record: { minutes, completeness: 0.2 } };
  const parts = { plant, scrubberId: 'scrubber', span, state } as unknown as ScrubberParts;
  renderLive({
    tags,
    children: (
      <PlantProvider value={{ plant, onTrend: () => {} }}>
        <NowStrip {...parts} />
      </PlantProvider>
    ),
  });
  expect(screen.getByText('21.5')).toBeDefined();
  expect(screen.getByText('6.70')).toBeDefined();
  expect(screen.queryByText(/limit|at least/i)).toBeNull();
  expect(screen.getByText('needs record')).toBeDefined();
});
