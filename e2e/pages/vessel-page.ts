/** The page of one vessel. */
import type { Page } from 'playwright-core';

export class VesselPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async waitFor(name: string): Promise<void> {
    await this.#page.getByRole('heading', { name, level: 1 }).waitFor();
  }

  /** A panel by its title. */
  panel(title: string) {
    return this.#page.getByRole('region', { name: title });
  }

  /** The words of a live value: name, number, unit, age. */
  async value(name: string): Promise<string> {
    const row = this.panel('Live values').getByRole('listitem').filter({ hasText: name }).first();
    return (await row.textContent()) ?? '';
  }

  /** Opens the trend of a live value, as a click on it does anywhere. */
  async openTrend(tag: string): Promise<void> {
    await this.panel('Live values').getByRole('button', { name: tag }).first().click();
    await this.trend(tag).waitFor();
  }

  /** The trend's curve, with what it says of itself. */
  trend(tag: string) {
    return this.#page.getByRole('figure', { name: `Trend of ${tag}` });
  }

  async chooseRange(range: '1 h' | '6 h' | '24 h' | '7 d'): Promise<void> {
    await this.panel('Trend').getByText(range, { exact: true }).click();
  }
}
