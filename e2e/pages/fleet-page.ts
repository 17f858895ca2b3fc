/** The map of the fleet and the list beside it. */
import type { Page } from 'playwright-core';

/** Pixels that the map keeps free at its edges, for list and timeline, when it frames the fleet on a wide screen. */
const FLEET_ROOM = { left: 290, right: 90, top: 60, bottom: 190 };

export class FleetPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the map and waits until everything in view was drawn. */
  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Fleet Location' }).click();
    await this.#untilStill();
  }

  async openList(): Promise<void> {
    await this.#page.getByText('List', { exact: true }).click();
  }

  /** The row of a vessel in the list: name, speed, age. */
  row(name: string) {
    return this.#page.getByRole('list', { name: 'Vessels' }).getByRole('button', { name });
  }

  /** Shows the whole fleet and clicks the middle of what panels leave free: with one vessel, that is where its symbol stands. */
  async clickMiddleOfFleet(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Show the whole fleet' }).click();
    await this.#untilStill();
    const box = await this.#page.locator('canvas.maplibregl-canvas').boundingBox();
    if (box === null) throw new Error('The map has no canvas');
    const { left, right, top, bottom } = FLEET_ROOM;
    await this.#page.mouse.click(box.x + (left + box.width - right) / 2, box.y + (top + box.height - bottom) / 2);
  }

  /** The map is busy until everything in view was fetched and drawn and nothing moves. */
  async #untilStill(): Promise<void> {
    await this.#page.locator('section[aria-busy="false"] canvas').waitFor();
  }

  /** The card of the selected vessel. */
  card(name: string) {
    return this.#page.locator('section').filter({ has: this.#page.getByRole('heading', { name, level: 2 }) });
  }
}
