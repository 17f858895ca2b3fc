import type { AlarmId, VesselId } from '@fms/domain/identity';
import { toId } from '@fms/domain/identity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { englishCamera } from '../../language/english/vessel/english-camera.ts';
import { clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import { AlarmStills } from './alarm-stills.tsx';

afterEach(clearScreen);

const still = (id: number, moment: 'before' | 'at' | 'after' | null) => ({
  ...{ id, cameraId: 2, url: '/x', sha256: 'a', reason: 'alarm', notes: [], until: null },
  ...{ time: `2026-11-23T12:00:0${id}.000Z`, bytes: 1, width: 640, height: 360 },
  alarm: { alarmId: 7, moment },
});

function open(stills: readonly object[], onChoose?: () => void) {
  stubCalls({ '/api/v2/camera/alarm-stills': { body: stills }, '/api/v2/camera/still': { body: 'jpeg' } });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:still', revokeObjectURL: () => {} }));
  const about = { vesselId: toId<VesselId>(1), alarmId: toId<AlarmId>(7), ...(onChoose && { onChoose }) };
  return renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <AlarmStills {...about} />
    </QueryClientProvider>,
    englishCamera,
  );
}

it('shows the stills of an alarm with their moments, one of which is chosen', async () => {
  const chosen = vi.fn();
  open([still(1, 'before'), still(2, 'at'), still(3, null)], chosen);
  expect(await screen.findByText('−10 s · 12:00:01')).toBeDefined();
  expect(screen.getByText('12:00:03')).toBeDefined();
  fireEvent.click(screen.getByText('at · 12:00:02'));
  expect(chosen.mock.calls[0]?.[0]).toMatchObject({ id: 2 });
});

it('is nothing where none is kept', async () => {
  const { container } = open([]);
  await vi.waitFor(() => expect(container.querySelector('ul')).toBeNull());
  expect(screen.queryByRole('list')).toBeNull();
});
