import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildVessel } from '../../../testing/builders.ts';
import { press, renderForm, typeInto } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { GatewayKeyPanel } from './gateway-key.panel.tsx';

const KEYS = '/api/v2/vessel/gateway-key';
const ISSUED_AT = '2026-11-21T12:00:00.000Z';
const vessel = buildVessel(1, { name: 'Havbris' });
const key = { id: 4, createdAt: ISSUED_AT, createdBy: 'olav', lastUsedAt: null, endsAt: null };
const issued = { id: 5, key: 'shown-once', createdAt: ISSUED_AT };

afterEach(clearScreen);

describe('the keys of a vessel', () => {
  const draw = async (answers: Parameters<typeof stubCalls>[0] = {}) => {
    const asked = stubCalls({ [KEYS]: { body: [key] }, ...answers });
    renderForm(<GatewayKeyPanel vessel={vessel} />);
    await screen.findByRole('button', { name: 'Rotate key 4' });
    return asked;
  };

  it('shows a rotated key once, with what is pasted on board', async () => {
    const asked = await draw({ [`${KEYS}/rotate`]: { body: issued } });
    press('Rotate key 4');
    expect(await screen.findByText('shown-once', { selector: 'code' })).toBeTruthy();
    expect(asked).toContainEqual({ path: `${KEYS}/rotate`, body: { vesselId: 1, keyId: 4 } });
    expect(screen.getByText(/"keyFile": "havbris.key"/)).toBeTruthy();
    press('I have kept it');
    expect(screen.queryByText('shown-once', { selector: 'code' })).toBeNull();
  });

  it('revokes only after the name of the vessel was typed', async () => {
    const asked = await draw({ [`${KEYS}/revoke`]: {} });
    press('Revoke key 4');
    typeInto('Type Havbris to confirm', 'Havbryn');
    press('Revoke');
    expect(screen.getByText('This is not the name of the vessel')).toBeTruthy();
    expect(asked.some(({ path }) => path === `${KEYS}/revoke`)).toBe(false);
    typeInto('Type Havbris to confirm', 'Havbris');
    press('Revoke');
    await waitFor(() => expect(asked).toContainEqual({ path: `${KEYS}/revoke`, body: { vesselId: 1, keyId: 4 } }));
  });
});
