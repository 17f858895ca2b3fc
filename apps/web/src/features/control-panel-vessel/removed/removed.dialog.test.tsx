import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { press, renderForm } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import RemovedDialog from './removed.dialog.tsx';

afterEach(clearScreen);

it('brings a removed vessel back and says that it needs a new key', async () => {
  const removed = {
    ...{ vesselId: 7, name: 'Nordkyn', IMO: '9184029', MMSI: '', organizationId: 1, removedBy: 'olav' },
    ...{ removedAt: '2026-11-20T12:00:00.000Z', deletedAt: '2026-11-27T12:00:00.000Z' },
  };
  const asked = stubCalls({ '/api/v2/vessel/removed': { body: [removed] }, '/api/v2/vessel/restore': {} });
  renderForm(<RemovedDialog onClose={() => {}} />);
  await screen.findByRole('button', { name: 'Bring back Nordkyn' });
  press('Bring back Nordkyn');
  await screen.findByText('Nordkyn is back. It needs a new link key.');
  await waitFor(() => expect(asked).toContainEqual({ path: '/api/v2/vessel/restore', body: { vesselId: 7 } }));
});
