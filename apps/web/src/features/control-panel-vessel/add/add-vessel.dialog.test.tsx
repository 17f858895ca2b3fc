import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildVessel } from '../../../testing/builders.ts';
import { createRefusal, press, renderForm, typeInto } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { nordlysPlaces as places } from '../testing/places.ts';
import AddVesselDialog from './add-vessel.dialog.tsx';

const ADD = '/api/v1.1/vessel/Add';

afterEach(clearScreen);

function draw(like?: ReturnType<typeof buildVessel>) {
  const added: number[] = [];
  renderForm(
    <AddVesselDialog
      places={places}
      mayChooseOrganization
      like={like}
      onAdded={(id) => added.push(id)}
      onClose={() => {}}
    />,
    [
      [['vessel'], like === undefined ? [] : [like]],
      [['account', 'profile'], { organizationId: 3 }],
    ],
  );
  return added;
}

function fill() {
  typeInto('Name *', 'Brimnes');
  typeInto('IMO *', '9074729');
  typeInto('W-Serial Number *', 'W-9');
}

describe('a new vessel', () => {
  it('is added in the own organisation, and its sheet opens', async () => {
    const asked = stubCalls({ [ADD]: { body: buildVessel(9, { name: 'Brimnes' }) } });
    const added = draw();
    fill();
    press('Add vessel');
    await waitFor(() => expect(added).toEqual([9]));
    expect(asked.find(({ path }) => path === ADD)?.body).toEqual({
      ...{ name: 'Brimnes', IMO: '9074729', MMSI: '', callSign: '', projectNumber: '', customerRef: '' },
      ...{ serialNumber: 'W-9', organizationId: 3, folderId: null },
    });
  });

  it('starts like another vessel', async () => {
    const asked = stubCalls({ [ADD]: createRefusal(409, 'Havbris has this IMO number.') });
    draw(buildVessel(4, { name: 'Havbris' }));
    fill();
    press('Add vessel');
    expect((await screen.findByRole('alert')).textContent).toBe('Havbris has this IMO number.');
    expect(asked.find(({ path }) => path === ADD)?.body).toMatchObject({ likeVesselId: 4, organizationId: 1 });
  });

  it('is not sent with a wrong check digit', () => {
    const asked = stubCalls({});
    draw();
    fill();
    typeInto('IMO *', '9074728');
    press('Add vessel');
    expect(screen.getByText('Seven digits; the last is the check digit')).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
