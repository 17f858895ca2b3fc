/** The map of the fleet and the list beside it. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Pixels that the map keeps free at its edges, for list and timeline, when it frames the fleet on a wide screen. */
const FLEET_ROOM = { left: 290, right: 90, top: 60, bottom: 190 };

/** The map is drawn in software, on a machine that does other things too. */
const DRAWN_MS = 60_000;

export class FleetPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the map and waits until everything in view was drawn. */
  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Fleet Location' }).click();
    await this.untilStill();
  }

  /** Opens the map as a link of a colleague does. */
  async goto(search = ''): Promise<void> {
    await this.#page.goto(`/vessel/location${search}`);
    await this.untilStill();
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
    await this.untilStill();
    const { left, right, top, bottom } = FLEET_ROOM;
    await this.clickBeside((left - right) / 2, (top - bottom) / 2);
  }

  /** Clicks so many pixels to the right of the middle of the map, and below it. */
  async clickBeside(right: number, below: number): Promise<void> {
    const box = await this.#page.locator('canvas.maplibregl-canvas').boundingBox();
    if (box === null) throw new Error('The map has no canvas');
    await this.#page.mouse.click(box.x + box.width / 2 + right, box.y + box.height / 2 + below);
  }

  /** Saves the map as a picture; answers the file. */
  async picture(): Promise<Buffer> {
    const saved = this.#page.waitForEvent('download', { timeout: DRAWN_MS });
    await this.#page.getByRole('button', { name: 'Save the map as a picture' }).click();
    return readFile(await (await saved).path());
  }

  /** Selects a vessel in the list, which brings it to the middle of the map. */
  async select(name: string): Promise<void> {
    await this.openList();
    await this.row(name).click();
    await this.card(name).waitFor();
    await this.untilStill();
  }

  /** The map is busy until everything in view was fetched and drawn and nothing moves. */
  async untilStill(): Promise<void> {
    await this.#page.locator('section[aria-busy="false"] canvas').waitFor({ timeout: DRAWN_MS });
  }

  /** The card of the selected vessel. */
  card(name: string) {
    return this.#page.locator('section').filter({ has: this.#page.getByRole('heading', { name, level: 2 }) });
  }
}
