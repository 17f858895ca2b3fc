/**
 * What a superintendent does with the cameras of a ship: sees a still of each, asks for new ones, looks live for as long as is
 * needed, keeps a still, and finds those that were kept with a fire alarm.
 */
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { callFromPage } from '../../fixtures/journey/page-call.ts';
import { findLookFaults } from '../../fixtures/look/every-look.ts';
import { type CameraShip, startCameraShip } from '../../fixtures/ship/camera-ship.ts';

const skipped = getSkipReason('long');

describe.skipIf(skipped !== '')(`the cameras of a ship${skipped}`, () => {
  let ship: CameraShip | undefined;
  const journey = createJourney({ end: () => ship?.close() });

  it('are a wall of stills, kept with alarms, and live on demand', async () => {
    const page = await journey.signIn();
    const takePicture = () =>
      page.screenshot({ type: 'jpeg', quality: 60, clip: { x: 0, y: 0, width: 640, height: 360 } });
    ship = await startCameraShip(journey.product, 'Seeadler', await takePicture());
    const findVessel = async () => {
      const fleet = await callFromPage<{ id: number; name: string }[]>(page, '/api/v1.3/vessel/GetAll');
      return fleet.find(({ name }) => name === 'Seeadler')?.id;
    };
    await expect.poll(findVessel, { timeout: 60_000 }).toBeDefined();
    const vesselId = await findVessel();
    await callFromPage(page, '/api/v1.0/vessel/edit', { vesselId, tabs: ['overview', 'alarm', 'camera'] }, 'PUT');
    await page.goto(`/vessel/vessel/${vesselId}?tab=camera`);
    const wall = page.getByRole('list', { name: 'Stills of the cameras' });
    await wall.getByRole('img', { name: /^Still of Engine room/ }).waitFor();
    await wall.getByRole('img', { name: /^Still of Aft deck/ }).waitFor();
    await page.getByText('Covered on board: Desk').waitFor();
    await page.getByRole('button', { name: /^All stills now, / }).click();
    await page.getByText(/^2 stills are asked for/).waitFor();

    ship.raiseAlarm();
    await page
      .getByRole('list', { name: 'Stored with an alarm' })
      .getByRole('img')
      .first()
      .waitFor({ timeout: 60_000 });

    await page.keyboard.press('l');
    await page.getByRole('img', { name: 'Live picture of Engine room' }).waitFor();
    await page.getByText(/^stops in 0[12]:/).waitFor();
    expect(ship.openStreams).toBe(1);
    await page.keyboard.press('k');
    await page.getByLabel('Note').fill('Oil on the plates');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByText(/^The still of .* UTC is kept/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('The live view was stopped.').waitFor();
    await expect.poll(() => ship?.openStreams).toBe(0);
    await page.getByRole('region', { name: 'Viewed by' }).getByText('live, Engine room').waitFor({ timeout: 30_000 });
    expect(await findLookFaults(page)).toEqual([]);

    await page.getByText('Timeline', { exact: true }).click();
    await page.getByText(/: Oil on the plates$/).waitFor();
    expect(journey.readComplaints()).toEqual([]);
  });
});
