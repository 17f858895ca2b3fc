/** Rights on vessels: given in the matrix, explained, and gone from another open browser when they are taken away. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { connectFleet, type FleetLink } from '../../fixtures/product/fleet-link.ts';

const skipped = getSkipReason('long');
const NAME = 'Solvind';
/** The full name of the operator. */
const PERSON = 'Olav Operator';

let fleet: FleetLink;
const journey = createJourney({
  load: async (product) => {
    fleet = await connectFleet(product, 'matrix', [{ name: NAME, particulars: { organization: 'Blue Water Lines' } }]);
  },
  end: () => fleet.close(),
});

async function openMatrix(): Promise<Page> {
  const page = await journey.signIn({ at: '/setting/users?view=matrix' });
  await cell(page).waitFor();
  return page;
}

/** Of the operator, who is of another organisation than the vessel. */
const cell = (page: Page) => page.getByRole('gridcell', { name: new RegExp(`^operator, ${NAME}:`) });
const says = (page: Page, words: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^operator, ${NAME}: ${words}`) }).waitFor();
const grid = (page: Page) => page.getByRole('grid', { name: 'Access matrix' });

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().includes('/permission/save') && answer.ok());
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await saved;
}

describe.skipIf(skipped !== '')(`the access matrix${skipped}`, () => {
  it('gives a right, says why it is held, and takes it from an open browser', async () => {
    const other = await journey.signIn({
      user: 'operator',
      preference: { menuOpen: true },
      expected: { complaints: [/403 \(Forbidden\)/] },
    });
    const entry = other.getByRole('navigation', { name: 'Vessels' }).getByRole('link', { name: NAME, exact: true });
    expect(await entry.count()).toBe(0);

    const page = await openMatrix();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await cell(page).click();
    await page.getByText(`Why can ${PERSON} not see ${NAME}?`).waitFor();
    await page.getByText('operator is a user of Nordlys Rederi.').waitFor();
    await page.getByText(`${NAME} is not assigned to operator.`).waitFor();
    await grid(page).focus();
    await page.keyboard.press('v');
    await page.getByText('Not saved yet').waitFor();
    await page.getByText(/^Gains View, /).waitFor();
    await says(page, 'V, direct, Not saved yet');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await save(page);
    await says(page, 'V, direct$');
    await page.getByText(`Why can ${PERSON} see ${NAME}?`).waitFor();
    await page.getByText(/^Solvind is assigned to operator by admin with view,/).waitFor();

    await entry.click();
    await other.getByRole('heading', { name: NAME, level: 1 }).waitFor();
    await other.getByRole('tab', { name: 'Info' }).waitFor();

    await grid(page).focus();
    await page.keyboard.press('Delete');
    await page.getByText(/^Loses View, /).waitFor();
    await save(page);
    await other.getByRole('tab', { name: 'Info' }).waitFor({ state: 'detached' });
    await entry.waitFor({ state: 'detached' });
    await says(page, 'none$');
  });

  it('is worked by keys, and asks before changes are lost', async () => {
    const page = await openMatrix();
    await cell(page).click();
    await grid(page).focus();
    await page.keyboard.press('m');
    await says(page, 'M, direct');
    await page.getByRole('radiogroup', { name: 'View of users' }).getByText('List').click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await says(page, 'M, direct');
    await page.getByRole('button', { name: `Take back ${PERSON}, ${NAME}` }).click();
    await says(page, 'none$');
  });
});
