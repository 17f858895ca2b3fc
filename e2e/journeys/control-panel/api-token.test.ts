/** An API token: made on screen, used by a program, kept to its vessels and words, and worth nothing once it is revoked. */
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { connectFleet, type FleetLink } from '../../fixtures/product/fleet-link.ts';
import { ControlPanelPage } from '../../pages/control-panel-page.ts';

const skipped = getSkipReason('long');
const SHIPS = ['Havbris', 'Brimnes'] as const;

let fleet: FleetLink;
const journey = createJourney({
  load: async (product) => {
    fleet = await connectFleet(
      product,
      'token',
      SHIPS.map((name) => ({ name, particulars: { organization: 'Nordlys Rederi' } })),
    );
  },
  end: () => fleet.close(),
});

/** A program's call: no browser, no cookie, the token alone. */
async function ask(token: string, path: string, method = 'GET'): Promise<{ status: number; body: unknown }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${journey.product.address}${path}`, { method, headers });
  return { status: answer.status, body: await answer.json() };
}

describe.skipIf(skipped !== '')(`an API token${skipped}`, () => {
  it('lets a program read the vessel it names and nothing else, until it is revoked', async () => {
    const page = await journey.signIn({ user: 'operator' });
    await new ControlPanelPage(page).open('API tokens');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Weather routing');
    await dialog.getByRole('combobox', { name: 'Vessels' }).click();
    await page.getByRole('option', { name: SHIPS[0] }).click();
    await page.keyboard.press('Escape');
    await dialog.getByLabel('Reports').check();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('Copy the token now. It is not shown again.').waitFor();
    const token = (await dialog.getByText(/^fms_/).textContent()) ?? '';
    expect(token).toMatch(/^fms_/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    const [own = 0, other = 0] = fleet.vesselIds;
    const list = await ask(token, '/api/v1.3/vessel/GetAll');
    expect([list.status, (list.body as { id: number }[]).map(({ id }) => id)]).toEqual([200, [own]]);
    const tags = (id: number) => ask(token, `/api/v1.3/tag/getTagsByVesselId?vesselId=${id}`);
    expect((await tags(own)).status).toBe(200);
    expect(await tags(other)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await ask(token, '/api/v1.0/account/GetAccountInfomation')).status).toBe(403);

    const row = page.getByRole('table', { name: 'API tokens' }).getByRole('row').filter({ hasText: 'Weather routing' });
    await row.filter({ hasText: 'View, Reports' }).waitFor();
    await row.getByRole('button', { name: 'Revoke Weather routing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByText('No API tokens').waitFor();
    expect((await tags(own)).status).toBe(401);
  });
});
