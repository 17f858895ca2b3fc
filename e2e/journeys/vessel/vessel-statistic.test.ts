/**
 * What a superintendent does with curves: opens the statistic tab of a replayed yacht, chooses tags, zooms by a drag,
 * computes a formula tag, opens a histogram and a scatter, writes a note, saves a view, and exports the values.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readDownloadedText, runDownload } from '../../fixtures/browser/download.ts';
import { createYachtJourney, getYachtSkipReason } from '../../fixtures/journey/yacht-journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { YACHT } from '../../fixtures/product/replay.ts';

const skipped = getYachtSkipReason('long');

const picker = (page: Page) => page.getByRole('complementary', { name: 'Choose tags' });
const pane = (page: Page, name: string) => page.getByRole('figure', { name: new RegExp(name) });

async function choose(page: Page, name: string): Promise<void> {
  await picker(page).getByRole('textbox', { name: 'Choose tags' }).fill(name);
  // What is chosen stands in the address, and the tick follows it.
  await picker(page).getByRole('checkbox', { name }).first().click();
  await picker(page).getByRole('checkbox', { name, checked: true }).first().waitFor();
}

/** Width and height of a PNG, as its head says them. */
const pictureSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.skipIf(skipped !== '')(`the statistic tab${skipped}`, () => {
  const journey = createYachtJourney();
  const statistic = (query = '') => journey.open(`tab=statistic${query}`);

  it('draws what is chosen, each unit on its axis, and says how finely and how much', async () => {
    const page = await statistic();
    await pane(page, 'Speed over ground').waitFor();
    await choose(page, 'Course over ground');
    await pane(page, 'Course over ground').waitFor();
    await page
      .getByText(/mean, min–max · \d+ % complete/)
      .filter({ visible: true })
      .waitFor();
    await page.waitForURL(/show=\d+\.\d+/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('reads the curve by keys, zooms by a drag, and goes back', async () => {
    const page = await statistic();
    const slider = pane(page, 'Speed over ground').getByRole('slider');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/UTC, Speed over ground \d+\.\d+ kn/);
    const box = await slider.boundingBox();
    if (box === null) throw new Error('the pane has no place');
    await page.mouse.move(box.x + box.width * 0.6, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.9, box.y + 40, { steps: 4 });
    await page.mouse.up();
    await page.waitForURL(/from=.*to=/);
    await page.getByRole('radio', { name: 'Fixed', checked: true }).waitFor({ state: 'attached' });
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('from='));
  });

  it('computes a tag from others, and says what is wrong with a formula where it is', async () => {
    const page = await statistic();
    await picker(page).getByRole('button', { name: 'Add formula' }).click();
    const dialog = page.getByRole('dialog', { name: 'Formula' });
    await dialog.getByLabel('Name').fill('Speed, m/s');
    await dialog.getByLabel('Unit').fill('m/s');
    const text = dialog.getByRole('textbox', { name: 'Formula' });
    await text.fill('[Speed over ground] * (0.5144');
    await dialog.getByText('Incomplete at character 30.').waitFor();
    await text.fill('[Speed over ground] * 0.5144');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await pane(page, 'Speed, m/s').waitFor();
    await page.reload();
    await pane(page, 'Speed, m/s').waitFor();
  });

  it('shows the same as histogram and scatter', async () => {
    const page = await statistic();
    await choose(page, 'Course over ground');
    await page.getByText('Histogram', { exact: true }).click();
    await page.getByRole('figure', { name: 'Histogram of Speed over ground' }).waitFor();
    await page.getByText('Scatter', { exact: true }).click();
    await page.getByRole('figure', { name: /Course over ground over Speed over ground/ }).waitFor();
    await page.getByText(/\d+ samples/).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('keeps notes on the curve and views under a name', async () => {
    const page = await statistic('&range=24h');
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('left Hiddensee');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Note: left Hiddensee' }).waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Save this view as').fill('A day');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'View: A day' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('1 h', { exact: true }).click();
    await page.waitForURL(/range=1h/);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'A day', exact: true }).click();
    await page.waitForURL(/range=24h/);
  });

  it('gives away exactly what is shown, with zone and resolution in it', async () => {
    const page = await statistic('&range=24h');
    await pane(page, 'Speed over ground').waitFor();
    const csv = await runDownload(page, 'CSV');
    expect(csv.name).toMatch(/^avnav-20130630-\d{8}T\d{4}Z-\d{8}T\d{4}Z\.csv$/);
    const lines = csv.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe(`\uFEFFVessel,${YACHT}`);
    expect(lines.find((line) => line.startsWith('Zone,'))).toContain('UTC');
    expect(lines.find((line) => line.startsWith('Resolution,'))).toMatch(/2 min mean, min–max/);
    const head = lines.findIndex((line) => line.startsWith('"Time, UTC"'));
    expect(lines[head]).toContain('"Speed over ground mean, kn"');
    expect(lines[head + 1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z,\d/);
    const excel = await runDownload(page, 'Excel');
    expect(excel.bytes.subarray(0, 2).toString('latin1')).toBe('PK');
    const picture = await runDownload(page, 'Picture (PNG)');
    expect(picture.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(picture.bytes.length).toBeGreaterThan(10_000);
  });

  it('gives away the histogram and the scatter that are shown, not the curves behind them', async () => {
    const page = await statistic('&range=24h&as=histogram');
    await page.getByRole('figure', { name: 'Histogram of Speed over ground' }).waitFor();
    expect(await readDownloadedText(page, 'CSV')).toContain('Tag,Unit,From,To (not with it),"Share of time, %"');
    const bins = await runDownload(page, 'Picture (PNG)');
    await choose(page, 'Course over ground');
    await page.getByText('Scatter', { exact: true }).click();
    await page.getByRole('combobox', { name: 'X axis' }).click();
    await page.getByRole('option', { name: 'Course over ground' }).click();
    await page.waitForURL(/as=scatter.*x=\d+/);
    await page.getByRole('figure', { name: 'Speed over ground over Course over ground' }).waitFor();
    expect(await readDownloadedText(page, 'CSV')).toContain(
      '"Course over ground mean, °","Speed over ground mean, kn"',
    );
    const dots = await runDownload(page, 'Picture (PNG)');
    expect(pictureSize(bins.bytes)).not.toEqual(pictureSize(dots.bytes));
  });
});
