import { toId, type VesselId } from '@fms/domain/identity';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isDisabled, press, renderForm, typeInto } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import BulkDialog from './bulk.dialog.tsx';

const BULK = '/api/v2/vessel/bulk';
const changes = [{ field: 'expiredDate', old: '', new: '2027-04-30T23:59:59.000Z' }];

afterEach(clearScreen);

function draw(changed: readonly object[]) {
  const done: string[] = [];
  const asked = stubCalls({ [BULK]: { body: { changed } } });
  renderForm(
    <BulkDialog
      kind="expiry"
      vesselIds={[1, 2].map((id) => toId<VesselId>(id))}
      organizationId={1}
      places={{ organizations: [], folders: [] }}
      onDone={() => done.push('done')}
      onClose={() => {}}
    />,
  );
  return { asked, done };
}

describe('a change of many vessels', () => {
  it('is written only after a dry run of the same values', async () => {
    const { asked, done } = draw([{ vesselId: 1, name: 'Havbris', changes }]);
    typeInto('Last day, UTC', '2027-04-29');
    press('Show what changes');
    await screen.findByText('Expires: — → 2027-04-30T23:59:59.000Z');
    typeInto('Last day, UTC', '2027-04-30');
    press('Show what changes');
    await screen.findByRole('button', { name: 'Write 1 vessel' });
    press('Write 1 vessel');
    await waitFor(() => expect(done).toEqual(['done']));
    const body = { vesselIds: [1, 2], change: { expiredDate: '2027-04-30T23:59:59.000Z' } };
    expect(asked.map((one) => one.body)).toEqual([
      { vesselIds: [1, 2], change: { expiredDate: '2027-04-29T23:59:59.000Z' }, dryRun: true },
      { ...body, dryRun: true },
      { ...body, dryRun: false },
    ]);
  });

  it('cannot be written when it changes nothing', async () => {
    draw([]);
    press('Show what changes');
    await screen.findByRole('button', { name: 'Write 0 vessels' });
    expect(isDisabled('Write 0 vessels')).toBe(true);
  });
});
