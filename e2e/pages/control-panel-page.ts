/** The control panel: its pages by name, and the mails of its outbox. */
import type { Page } from 'playwright-core';

export class ControlPanelPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens one of its pages as a person does, by its entry. */
  async open(name: string): Promise<void> {
    await this.#page.getByRole('link', { name: 'Control Panel' }).click();
    await this.#page
      .getByRole('navigation', { name: 'Pages of the control panel' })
      .getByRole('link', { name, exact: true })
      .click();
    await this.#page.waitForURL('**/setting/*');
    await this.#page.waitForFunction((title) => document.title.startsWith(`Control Panel | ${title} |`), name);
    await this.#page.getByRole('main').getByRole('region').first().waitFor();
  }

  /** The link in the newest mail to an address. */
  async linkOfMailTo(email: string): Promise<string> {
    await this.open('Outbox');
    await this.#page.getByRole('row').filter({ hasText: email }).first().getByRole('button').click();
    const link = this.#page.getByRole('dialog').getByRole('link').first();
    const address = await link.getAttribute('href');
    await this.#page.keyboard.press('Escape');
    await this.#page.getByRole('dialog').waitFor({ state: 'detached' });
    if (address === null) throw new Error(`The mail to ${email} holds no link`);
    return address;
  }
}
