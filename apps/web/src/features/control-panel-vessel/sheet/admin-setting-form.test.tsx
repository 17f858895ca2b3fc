import { adminSetting } from '@fms/contract/vessel';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildVessel } from '../../../testing/builders.ts';
import { press, renderForm, typeInto } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { AdminSettingForm } from './admin-setting-form.tsx';

const EDIT = '/api/v1.4/vessel/EditAdminSetting';
const DELETE = '/api/v1.4/vessel/DeleteAdminSetting';
const stored = adminSetting.parse({ shipViewServerIp: '10.41.0.12', secretsSet: ['vncPassword'], revision: 4 });
const vessel = buildVessel(1, { name: 'Havbris', adminSetting: stored });

afterEach(clearScreen);

it('replaces a stored password without showing it', async () => {
  const asked = stubCalls({ [EDIT]: { body: stored } });
  renderForm(<AdminSettingForm vessel={vessel} />);
  const password = screen.getByLabelText('New VNC password');
  expect([password.getAttribute('value'), password.getAttribute('placeholder')]).toEqual([
    '',
    'stored; type to replace',
  ]);
  typeInto('New VNC password', 'secret');
  press('Save admin setting');
  await waitFor(() => expect(asked).toHaveLength(1));
  // What was not typed stays as another admin may have saved it meanwhile.
  expect(asked[0]).toEqual({ path: EDIT, body: { vesselId: 1, revision: 4, adminSetting: { vncPassword: 'secret' } } });
  await waitFor(() => expect(screen.getByLabelText('New VNC password').getAttribute('value')).toBe(''));
});

it('keeps what was typed when another admin saved first, and saves over it once it was compared', async () => {
  const theirs = { ...stored, sftpHost: '10.41.0.99', revision: 5 };
  const said = { status: 409, body: { code: 'changed-meanwhile', message: 'berg saved this at 08:41.', errors: [] } };
  const asked = stubCalls({
    [EDIT]: async (body) => ((body as { revision: number }).revision < 5 ? said : { body: theirs }),
    '/api/v1.3/vessel/GetAll': { body: [{ ...vessel, adminSetting: theirs }] },
  });
  renderForm(<AdminSettingForm vessel={vessel} />);
  typeInto('SFTP host', '10.41.0.50');
  press('Save admin setting');
  fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  await screen.findByText(/10\.41\.0\.99/);
  expect(screen.getByLabelText('SFTP host').getAttribute('value')).toBe('10.41.0.50');
  press('Save admin setting');
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ revision: 5 }));
});

it('is deleted after a question', async () => {
  const asked = stubCalls({ [DELETE]: {} });
  renderForm(<AdminSettingForm vessel={vessel} />);
  press('Delete admin setting');
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(asked).toEqual([{ path: DELETE, body: { vesselId: 1 } }]));
  await waitFor(() => expect(screen.getByLabelText('Ship view server IP').getAttribute('value')).toBe(''));
});
