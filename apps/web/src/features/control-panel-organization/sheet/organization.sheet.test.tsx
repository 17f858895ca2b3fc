import { type OrganizationId, toId } from '@fms/domain/identity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildFolder } from '../../../testing/builders.ts';
import { createRefusal, press, renderForm, typeInto } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { OrganizationSheet } from './organization.sheet.tsx';

const CALLS = '/api/v1.0/organization';
const SETTINGS = `${CALLS}/GetAdvancedSetting`;
const LOGO = '/api/v2/organization/logo';
const organization = {
  ...{ id: toId<OrganizationId>(1), name: 'Nordhav', customData: '{}', logo: '1' },
  ...{ revision: 2, changedAt: null, changedBy: null },
};
const zoom = {
  ...{ key: 'map.defaultZoom', kind: 'number', default: 7, value: null, lowest: 0, highest: 22 },
  description: 'Zoom of the map when it opens.',
  revision: 2,
};
const folders = [buildFolder(5, 'Offshore'), buildFolder(6, 'North')];
const place = { organizationId: 1, revision: 1 };

afterEach(clearScreen);

async function draw(answers: Parameters<typeof stubCalls>[0] = {}, isAdmin = true) {
  const asked = stubCalls({
    [SETTINGS]: { body: [zoom] },
    [LOGO]: createRefusal(404, 'No logo is uploaded.', [], 'not-found'),
    ...answers,
  });
  const closed: string[] = [];
  renderForm(
    <OrganizationSheet organization={organization} isAdmin={isAdmin} onClose={() => closed.push('closed')} />,
    [
      [['folder'], folders],
      [['organization'], [{ organization, vessels: [] }]],
    ],
  );
  if (isAdmin) await screen.findByLabelText('map.defaultZoom');
  const changes = () => asked.filter(({ path }) => path !== SETTINGS && path !== LOGO);
  return { changes, closed };
}

describe('the sheet of an organisation', () => {
  it('saves the name by the revision it was read at', async () => {
    const { changes } = await draw({ [`${CALLS}/Edit`]: { body: { ...organization, name: 'Nordhav Bulk' } } });
    typeInto('Name', 'Nordhav Bulk');
    press('Save');
    await waitFor(() => expect(changes()[0]?.body).toEqual({ id: 1, name: 'Nordhav Bulk', revision: 2 }));
  });

  it('holds a setting to its bounds while it is typed, and sends what changed alone', async () => {
    const { changes } = await draw({ [`${CALLS}/SetAdvancedSetting`]: { body: [{ ...zoom, value: 9 }] } });
    typeInto('map.defaultZoom', '23');
    expect(screen.getByText('From 0 to 22')).toBeTruthy();
    typeInto('map.defaultZoom', '9');
    press('Save settings');
    await waitFor(() => expect(changes()[0]?.body).toEqual({ 'map.defaultZoom': 9 }));
  });

  it('keeps a setting that was typed when another edit was first, and compares both', async () => {
    const SET = `${CALLS}/SetAdvancedSetting`;
    const first = { [SET]: createRefusal(409, 'berg saved this at 08:41.', [], 'changed-meanwhile') };
    await draw(first);
    typeInto('map.defaultZoom', '9');
    press('Save settings');
    expect((await screen.findByRole('alert')).textContent).toBe('berg saved this at 08:41.');
    const now = [{ ...zoom, value: 5, revision: 3 }];
    const asked = stubCalls({ [SETTINGS]: { body: now }, [SET]: { body: [{ ...zoom, value: 9, revision: 4 }] } });
    press('Compare');
    const compared = within(await screen.findByRole('region', { name: /^Saved now/ }));
    expect(compared.getByText('map.defaultZoom: 5 → 9')).toBeTruthy();
    press('Save settings');
    await waitFor(() => expect(asked.filter(({ path }) => path === SET)).toHaveLength(1));
    expect(asked.find(({ path }) => path === SET)?.body).toEqual({ 'map.defaultZoom': 9 });
  });

  it('says what keeps it from being deleted', async () => {
    const held = createRefusal(
      409,
      'Nordhav is not empty: it holds vessels: 3.',
      ['vessels: 3'],
      'organization-not-empty',
    );
    const { closed } = await draw({ [`${CALLS}/delete`]: held });
    press('Delete organisation');
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText(/it holds vessels: 3/)).toBeTruthy();
    expect(closed).toEqual([]);
  });

  it('refuses a logo that is no PNG without sending it', async () => {
    const { changes } = await draw();
    const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^A logo is a PNG/);
    expect(changes()).toEqual([]);
  });

  it('shows managers neither settings nor the way to delete', async () => {
    await draw({}, false);
    expect(screen.queryByRole('region', { name: 'Advanced settings' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete organisation' })).toBeNull();
  });
});

describe('the folders of an organisation', () => {
  it('adds one inside of another', async () => {
    const { changes } = await draw({
      [`${CALLS}/addFolder`]: { body: { id: 7, name: 'Far', parentId: null, ...place } },
    });
    press('Add folder');
    typeInto('Name of the folder', 'Far');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes()[0]?.body).toEqual({ organizationId: 1, name: 'Far', parentId: null }));
  });

  it('moves one into the folder before it by Alt with an arrow', async () => {
    const { changes } = await draw({
      [`${CALLS}/EditFolder`]: { body: { id: 6, name: 'North', parentId: 5, ...place } },
    });
    fireEvent.keyDown(screen.getByRole('button', { name: 'North' }), { key: 'ArrowRight', altKey: true });
    await waitFor(() => expect(changes()[0]?.body).toEqual({ id: 6, name: 'North', parentId: 5, revision: 0 }));
  });

  it('moves one by dragging it onto another', async () => {
    const { changes } = await draw({
      [`${CALLS}/EditFolder`]: { body: { id: 5, name: 'Offshore', parentId: 6, ...place } },
    });
    const [first, second] = screen.getAllByRole('listitem');
    fireEvent.dragStart(first as HTMLElement);
    fireEvent.drop(second as HTMLElement);
    await waitFor(() => expect(changes()[0]?.body).toEqual({ id: 5, name: 'Offshore', parentId: 6, revision: 0 }));
  });

  it('deletes one after a question', async () => {
    const { changes } = await draw({ [`${CALLS}/DeleteFolder`]: {} });
    press('Delete the folder North');
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(changes()[0]?.body).toEqual({ id: 6 }));
  });
});
