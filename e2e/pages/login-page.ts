/** The login screen. */
import type { Page } from 'playwright-core';

export class LoginPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/');
    await this.#page.getByText('Please login:').waitFor();
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.#page.getByLabel('Username').fill(username);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.#page.getByRole('button', { name: 'Login', exact: true }).click();
  }

  /** The words of the toast that stands now. */
  async toast(): Promise<string> {
    const toast = this.#page
      .getByRole('alert')
      .or(this.#page.getByRole('status').filter({ hasText: /./ }))
      .first();
    await toast.waitFor();
    return (await toast.textContent()) ?? '';
  }
}
