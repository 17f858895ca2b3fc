import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildVessel } from '../../testing/builders.ts';
import { createRefusal, isDisabled, press, renderForm, typeInto } from '../../testing/form-screen.tsx';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { EntryForm } from './entry-form.tsx';
import { ENTRY_LISTS } from './entry-list.ts';
import { ExpiryPanel } from './expiry.panel.tsx';
import { FieldPanel } from './field.panel.tsx';
import { IDENTITY_FIELDS } from './info-field.ts';

const EDIT = '/api/v1.0/vessel/edit';
const permission = { view: true, edit: true, acknowledge: true, admin: true, words: [] };
const vessel = buildVessel(1, { permission });

afterEach(clearScreen);

type Typed = readonly [label: string, value: string];

/** What is typed wrong is said and holds the form back, until it is right. */
function expectHeldBack(sentence: string, wrong: Typed, right: Typed): void {
  typeInto(...wrong);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(isDisabled('Save')).toBe(true);
  typeInto(...right);
  expect(screen.queryByText(sentence)).toBeNull();
  expect(isDisabled('Save')).toBe(false);
}

describe('the identity of a vessel', () => {
  const values = {
    IMO: '9074729',
    MMSI: '',
    callSign: '',
    shipType: 'yacht',
    projectNumber: '',
    customerRef: '',
    serialNumber: 'W-1',
  };
  const draw = () => {
    renderForm(
      <FieldPanel
        title="Identity"
        vessel={vessel}
        fields={IDENTITY_FIELDS}
        values={values}
        toEdit={(identity) => ({ identity: identity as never })}
      />,
    );
    press('Edit Identity');
  };

  it('says a wrong IMO number while it is typed, and cannot be saved with it', () => {
    draw();
    expectHeldBack('Seven digits; the last is the check digit', ['IMO *', '9074728'], ['IMO *', '9074729']);
  });

  it('stays open with what the server refuses', async () => {
    const asked = stubCalls({ [EDIT]: createRefusal(409, 'Another vessel has this MMSI.') });
    draw();
    typeInto('MMSI', '257041000');
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Another vessel has this MMSI.');
    expect(asked[0]?.body).toEqual({ vesselId: 1, identity: { ...values, MMSI: '257041000' } });
    expect(screen.getByLabelText('MMSI').getAttribute('value')).toBe('257041000');
  });
});

describe('a list of certificates', () => {
  const row = { kind: 'class', number: 'N-1', issuer: '', issued: '2026-01-31', expires: '' } as const;
  const draw = () =>
    renderForm(<EntryForm list={ENTRY_LISTS.certificates} vessel={vessel} rows={[row]} onClose={() => {}} />);

  it('refuses an end before the issue until one of both is changed', () => {
    draw();
    expectHeldBack('Before it was issued', ['Expires of row 1', '2021-01-31'], ['Issued of row 1', '2016-01-31']);
  });

  it('sends the rows that are left, and a new one', async () => {
    const asked = stubCalls({ [EDIT]: createRefusal(409, 'No.') });
    draw();
    press('Add');
    typeInto('Number of row 2', 'N-2');
    press('Remove row 1 of Certificates and documents');
    expect(screen.getByLabelText('Number of row 1').getAttribute('value')).toBe('N-2');
    press('Save');
    await screen.findByRole('alert');
    expect(asked[0]?.body).toMatchObject({ detail: { certificates: [{ number: 'N-2', issued: '' }] } });
  });
});

it('ends a contract with the last second of the chosen day', async () => {
  const asked = stubCalls({ '/api/v1.0/vessel/EditExpiredDate': createRefusal(409, 'No.') });
  const panelOfTime = <ExpiryPanel vessel={vessel} expiredDate="2026-11-22T23:59:59.000Z" />;
  renderLive({ tags: [], children: panelOfTime });
  const panel = within(screen.getByRole('region', { name: 'Contract' }));
  expect(panel.getByLabelText('Last day, UTC').getAttribute('value')).toBe('2026-11-22');
  typeInto('Last day, UTC', '2027-1-5');
  press('Set');
  await waitFor(() => expect(asked[0]?.body).toEqual({ vesselId: 1, expiredDate: '2027-01-05T23:59:59.000Z' }));
});
