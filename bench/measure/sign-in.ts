/** Signing in, in this machine's Chromium: from the press of Login to a fleet one can work with. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromiumPath, launchChromium } from '../../e2e/fixtures/browser/chromium.ts';
import { computeQuantile, type Measure, type Metric } from '../report/result.ts';
import { measureClickToPaint } from '../subject/click-to-paint.ts';
import { startServerUnderLoad } from '../subject/server.ts';
import { openShipLink } from '../subject/ship-link.ts';

const VESSELS = 100;
const RUNS = 5;
const BUILT = resolve(import.meta.dirname, '../../apps/web/dist/index.html');
/** Of the demonstration, whose server this is. */
const ACCOUNT = { username: 'admin', password: 'Fleet-Demo-1' };

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>;

/** On Home, whichever panel names a vessel first. */
const FIRST_VESSEL = '#page a[href^="/vessel/vessel/"]';

/** Milliseconds from the press of Login until the fleet stands on Home and its first vessel can be opened. */
async function signIn(page: Page): Promise<number> {
  await page.getByLabel('Username').fill(ACCOUNT.username);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  return measureClickToPaint(page, login, [{ selector: FIRST_VESSEL, text: '' }]);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Please login:').waitFor();
}

async function measureRuns(address: string): Promise<{ cold: number[]; warm: number[] }> {
  const browser = await launchChromium();
  const cold: number[] = [];
  const warm: number[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      // A browser that has never been here, then the same one again.
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${address}/`);
      cold.push(await signIn(page));
      await signOut(page);
      warm.push(await signIn(page));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { cold, warm };
}

function metrics(cold: readonly number[], warm: readonly number[], note: string): Metric[] {
  return [
    { name: 'screen.sign_in_cold_ms', value: computeQuantile(cold, 0.5), unit: 'ms', bound: { atMost: 2000 }, note },
    { name: 'screen.sign_in_warm_ms', value: computeQuantile(warm, 0.5), unit: 'ms', bound: { atMost: 1000 }, note },
  ];
}

export const measureSignIn: Measure = async (progress) => {
  if (findChromiumPath() === undefined) return metrics([], [], 'no Chromium on this machine');
  if (!existsSync(BUILT)) return metrics([], [], 'the web application is not built; npm start builds it');
  const server = await startServerUnderLoad();
  try {
    progress(`${RUNS} sign-ins each way, ${VESSELS} vessels`);
    const tags = [{ vesselIndex: 0, name: 'Signal', source: 'bench' }];
    const link = await openShipLink(server.address, server.fleetKey, 'bench-sign-in', VESSELS, () => tags);
    link.close();
    const { cold, warm } = await measureRuns(server.address);
    return metrics(cold, warm, `median of ${RUNS}, ${VESSELS} vessels, server on the same cores`);
  } finally {
    await server.stop();
  }
};
