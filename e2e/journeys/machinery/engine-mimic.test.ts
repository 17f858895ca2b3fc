/** The engine mimic: flow where it is proven, values by their points, keys along the pipe, a layout that is kept. */
import { QUALITY_IMPOSSIBLE } from '@fms/domain/quality';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { NO_SCREEN } from '../../fixtures/browser/signed-in.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { connectPlant, type PlantLink, type PlantValues } from '../../fixtures/product/plant-link.ts';
import { DENSITY, formatEngineTag } from '../../fixtures/ship/engine-ship.ts';
import { FLOWING, MIMIC_TAGS } from '../../fixtures/ship/mimic-ship.ts';

const skipped = getSkipReason('long');

let ship: PlantLink | undefined;
const shipOf = () => {
  if (ship === undefined) throw new Error('The ship is not linked');
  return ship;
};
const say = (values: PlantValues, quality = 0) => shipOf().report([{ timeMs: Date.now(), values, quality }]);
const journey = createJourney({
  load: async (product) => {
    ship = await connectPlant(product, { name: 'Skarvik', organization: 'Nordlys Rederi' }, MIMIC_TAGS);
    await say(FLOWING);
  },
  end: () => ship?.close(),
});

async function openMimic(
  look: { palette?: string; width?: number; height?: number; query?: string } = {},
): Promise<Page> {
  const { palette = 'day', width = 1440, height = 900, query = '' } = look;
  const page = await journey.signIn({
    at: NO_SCREEN,
    preference: { palette },
    context: { viewport: { width, height } },
  });
  const { vesselId } = shipOf();
  await callFromPage(page, '/api/v1.0/vessel/edit', { vesselId, tabs: ['overview', 'alarm', 'engine-mimic'] }, 'PUT');
  await say(FLOWING);
  await page.goto(`/vessel/vessel/${vesselId}?tab=engine-mimic${query}`);
  await page.getByRole('region', { name: 'Mimic of Main engine port' }).waitFor();
  return page;
}

const node = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Mimic of Main engine port' }).getByRole('button', { name });
const proof = (page: Page, pipe: string) => page.getByRole('row', { name: new RegExp(`^${pipe}`) });

describe.skipIf(skipped !== '')(`the engine mimic${skipped}`, () => {
  it('shows what is reported, and what it computes equals a calculation of its own', async () => {
    const page = await openMimic();
    await node(page, /^Booster running 8\.1 bar/).waitFor();
    await node(page, /Suction/).waitFor();
    // 138 m³/h of 1000 kg/m³ and 4.18 kJ/kgK, warmed from 76.2 to 84.6 °C.
    const heat = (138 / 3.6) * 4.18 * (84.6 - 76.2);
    await node(
      page,
      new RegExp(
        `Heat to HT water ${Math.round(heat)
          .toString()
          .replace(/(?=\d{3}$)/, '.')}`,
      ),
    ).waitFor();
    const vcf = (celsius: number) => {
      const alpha = (186.9696 + 0.4862 * DENSITY) / DENSITY ** 2;
      const change = alpha * (celsius - 15);
      return Math.exp(-change * (1 + 0.8 * change));
    };
    const net = (DENSITY / 1000) * (3780 * vcf(130) - 2267 * vcf(138));
    const [whole = '', tenth = ''] = net.toFixed(1).split('.');
    await page.getByText(`${whole.slice(0, -3)}\u202f${whole.slice(-3)}.${tenth} kg/h`).waitFor();
  });

  it('proves the flow by meter or pump, and by nothing that is closed or bad', async () => {
    const page = await openMimic();
    await proof(page, 'Fuel supply').getByText('flows').waitFor();
    await proof(page, 'Lube oil').getByText('meter, 122 m³/h').waitFor();
    await proof(page, 'Standby pump').getByText('stands').waitFor();
    await say({ [formatEngineTag('port', 'fuel inlet valve open')]: false });
    await proof(page, 'Fuel supply').getByText('a valve is closed').waitFor();
    await node(page, /Inlet closed/).waitFor();
    await say({ [formatEngineTag('port', 'sea water flow')]: 195 }, QUALITY_IMPOSSIBLE);
    await proof(page, 'Sea water').getByText('not proven').waitFor();
  });

  it('opens the point that is pressed and its curve, by keys along the pipe as well', async () => {
    const page = await openMimic();
    await node(page, /^Filter 0\.21 bar/).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-node'))).toBe('boosterPump');
    await page.keyboard.press('Enter');
    const card = page.getByRole('region', { name: 'Main engine port fuel booster pump outlet pressure' });
    await card.getByText('8.1').first().waitFor();
    await card.getByRole('button', { name: 'Trend' }).click();
    await page.getByRole('figure', { name: /Trend of Main engine port fuel booster pump/ }).waitFor();
  });

  it('shows the other engine and one circuit alone, as the address says', async () => {
    const page = await openMimic();
    await page.getByText('Starboard', { exact: true }).click();
    await page.getByRole('region', { name: 'Mimic of Main engine starboard' }).waitFor();
    await page.getByText('Cooling', { exact: true }).click();
    await page.getByRole('button', { name: /Booster/ }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('circuit')).toBe('cooling');
  });

  it('keeps where a device was put', async () => {
    const page = await openMimic();
    await page.getByRole('button', { name: 'Move devices' }).click();
    const booster = node(page, /^Booster/);
    const before = await booster.boundingBox();
    await booster.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowDown');
    const placed = await booster.boundingBox();
    const [x, y] = [(placed?.x ?? 0) + (placed?.width ?? 0) / 2, (placed?.y ?? 0) + (placed?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 4 });
    await page.mouse.up();
    expect((await booster.boundingBox())?.x).toBeGreaterThan((placed?.x ?? 0) + 8);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await booster.boundingBox())?.x).toBe(placed?.x);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Move devices' }).waitFor();
    await page.reload();
    // The template is drawn first; where devices were put arrives with the layout of the vessel.
    const movedDown = async () => ((await node(page, /^Booster/).boundingBox())?.y ?? 0) - (before?.y ?? 0);
    await expect.poll(movedDown, { timeout: 10_000 }).toBeGreaterThan(15.5);
    await page.getByRole('button', { name: 'Move devices' }).click();
    await page.getByRole('button', { name: 'Original places' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Move devices' }).waitFor();
  });

  it('is readable in every palette and at every width', async () => {
    const page = await openMimic({ query: '&point=main-engine-port/lubeOilPressure' });
    await page.getByRole('region', { name: 'Main engine port lube oil pressure' }).waitFor();
    expect(await findLookFaults(page)).toEqual([]);
  });

  it('shows an earlier moment without marks where nothing was heard', async () => {
    const page = await openMimic({ query: '&at=2020-01-01T00:00:00Z' });
    await page.getByText('Values of the past').waitFor();
    await proof(page, 'Lube oil').getByText('not proven').waitFor();
  });
});
