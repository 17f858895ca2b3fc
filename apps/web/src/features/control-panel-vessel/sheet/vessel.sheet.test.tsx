import type { Vessel } from '@fms/contract/vessel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listFolders } from '../../../entities/organization/index.ts';
import { composeFeatures, RegistryProvider } from '../../../registry/index.ts';
import { buildFolder, buildVessel } from '../../../testing/builders.ts';
import { createRefusal, isDisabled, press, renderForm, typeInto } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { VesselSheet } from './vessel.sheet.tsx';

const EDIT = '/api/v1.0/vessel/edit';
const PARTICULARS = '/api/v2/vessel/particulars';
const KEYS = '/api/v2/vessel/gateway-key';
const HOLDERS = '/api/v1.4/vessel/GetUsersFromVessel';
const held = { words: ['view', 'report'], usable: ['view', 'report'] };
const assignment = { words: ['view', 'report'], until: '2027-01-01T00:00:00.000Z', grantedBy: null, grantedAt: null };
const holders = [
  { ...held, userId: 1, userName: 'berg', fullName: '', through: 'organization', assignment: null },
  { ...held, userId: 2, userName: 'aas', fullName: 'R. Aas', through: 'assignment', assignment },
];
const edited = { revision: 3, changedAt: '2026-11-20T08:41:00.000Z', changedBy: 'berg' };
const identity = {
  ...{ IMO: '9074729', MMSI: '257041000', projectNumber: '', customerRef: '', serialNumber: 'W-1', callSign: '' },
  shipType: 'cargo',
};
const setting = { EmailNoActivity: false, vesselTimeOffset: 0, dataMaxDays: 0, reportTimeZone: '+00:00' };
const particulars = {
  ...{ vesselId: 1, name: 'Havbris', identity, setting, tabs: null, expiredDate: null, ...edited },
  detail: {
    ...{ flag: '', classSociety: '', formerNames: '', built: null, lengthMeters: null, beamMeters: null },
    ...{ draughtMeters: null, grossTonnage: null, deadweightTonnes: null, machinery: [], contacts: [] },
    ...{ certificates: [], software: [], customFields: [] },
  },
};
const mayDo = (admin: boolean): Vessel['permission'] => ({
  ...{ view: true, edit: true, acknowledge: true, admin, words: ['view', 'edit'] },
});
const organization = { id: 1, name: 'Nordhav', customData: '{}', logo: '1', revision: 0, changedAt: null };
const places = {
  organizations: [{ organization: { ...organization, changedBy: null }, vessels: [] }],
  folders: listFolders([buildFolder(5, 'Offshore')]),
} as unknown as Parameters<typeof VesselSheet>[0]['places'];

afterEach(clearScreen);

async function draw(answers: Parameters<typeof stubCalls>[0] = {}, admin = false) {
  const asked = stubCalls({
    [PARTICULARS]: { body: particulars },
    [KEYS]: { body: [] },
    [HOLDERS]: { body: holders },
    ...answers,
  });
  const closed: string[] = [];
  renderForm(
    <RegistryProvider registry={composeFeatures([])}>
      <VesselSheet
        vessel={buildVessel(1, { name: 'Havbris', permission: mayDo(admin) })}
        places={places}
        onClose={() => closed.push('closed')}
        onAddLike={() => {}}
      />
    </RegistryProvider>,
  );
  await screen.findByLabelText('IMO *');
  return { asked, closed };
}

describe('the sheet of a vessel', () => {
  it('says a wrong check digit and a wrong MMSI while they are typed', async () => {
    await draw();
    typeInto('IMO *', '9074728');
    expect(screen.getByText('Seven digits; the last is the check digit')).toBeTruthy();
    typeInto('MMSI', '12345');
    expect(screen.getByText('Nine digits of a ship station')).toBeTruthy();
    expect(isDisabled('Save')).toBe(true);
  });

  it('names who has direct rights and counts the others, with the way to the matrix', async () => {
    await draw();
    const section = within(screen.getByRole('region', { name: 'Permissions' }));
    expect(await section.findByText('1 user by role and organisation')).toBeTruthy();
    expect(section.getByText('R. Aas').parentElement?.textContent).toMatch(/^R\. Aas View, Reports until /);
    const link = section.getByRole('link', { name: 'Open the access matrix' });
    expect(link.getAttribute('href')).toBe('/setting/users?view=matrix&vessel=1');
  });

  it('lists what changes, and saves only that by the revision it was read at', async () => {
    const { asked } = await draw({ [EDIT]: { body: particulars } });
    typeInto('Vessel time offset', '3600');
    expect(screen.getByRole('region', { name: 'Changes' }).textContent).toBe('Vessel time offset: 0 s → 3600 s');
    press('Save');
    const body = { vesselId: 1, setting: { ...setting, vesselTimeOffset: 3600 }, revision: 3 };
    await waitFor(() => expect(asked).toContainEqual({ path: EDIT, body }));
    await screen.findByText('No changes yet');
  });

  it('keeps what was typed when another edit was first, and compares both', async () => {
    const answers: Parameters<typeof stubCalls>[0] = {
      [EDIT]: createRefusal(409, 'berg saved this at 08:41.', [], 'changed-meanwhile'),
    };
    await draw(answers);
    typeInto('Call sign', 'LAAA');
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('berg saved this at 08:41.');
    answers[PARTICULARS] = { body: { ...particulars, revision: 4, identity: { ...identity, callSign: 'LBBB' } } };
    const asked = stubCalls({ ...answers, [EDIT]: { body: particulars } });
    press('Compare');
    const compared = within(await screen.findByRole('region', { name: /^Saved now/ }));
    expect(compared.getByText('Call sign: LBBB → LAAA')).toBeTruthy();
    press('Save');
    const body = { vesselId: 1, identity: { ...identity, callSign: 'LAAA' }, revision: 4 };
    await waitFor(() => expect(asked).toContainEqual({ path: EDIT, body }));
  });

  it('shows managers neither the end of the contract nor the admin setting nor the way to delete', async () => {
    await draw();
    expect(screen.queryByLabelText('Last day, UTC')).toBeNull();
    expect(screen.queryByLabelText('New VNC password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete vessel' })).toBeNull();
  });

  it('deletes after a question, and closes', async () => {
    const { closed } = await draw({ '/api/v1.0/vessel/delete': {} }, true);
    press('Delete vessel');
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(closed).toEqual(['closed']));
  });
});
