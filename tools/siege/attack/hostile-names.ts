/** Opens hostile names of ships and users in a real browser: shown as text, never executed. */
import { endpoints } from '@fms/contract/api';
import type { Page } from 'playwright-core';
import { openShipLink } from '../../../bench/subject/ship-link.ts';
import { launchChromium } from '../../../e2e/fixtures/browser/chromium.ts';
import { signIn } from '../../../e2e/fixtures/browser/signed-in.ts';
import { checkAnswer } from '../server/answer-check.ts';
import { ask } from '../server/ask.ts';
import type { Attack, Siege } from '../server/attack.ts';
import { createAsking } from '../server/call.ts';

/** Set by a name that was run. */
const RAN = 'siegeRan';
const RUN = `window.${RAN}=1`;
const NAMES = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `"><svg onload=${RUN}>`,
  `' onmouseover='${RUN}`,
  `javascript:${RUN}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `</title></style></textarea><script>${RUN}</script>`,
  '<iframe srcdoc="<script>parent.siegeRan=1</script>">',
  '\u202egnp.exe\u202c \u2066x\u2069',
  '=HYPERLINK("http://evil.example","x")',
  '__proto__',
  'constructor',
  'Z\u0351\u036b\u0343'.repeat(15),
  '\ufdfd'.repeat(30),
];
const PAGES = ['home', 'location', 'overview/0', 'overview/1', 'statistic'].map((page) => `/vessel/${page}`);
const SETTLED_MS = 1_500;
const SQUARE = [
  [4, 59],
  [6, 59],
  [6, 61],
];

/** One ship of each name, with a tag and a text of that name; their ids. */
async function nameShips({ server, tally }: Siege): Promise<number[]> {
  const tags = (index: number) => [
    { vesselIndex: index, name: NAMES[index] ?? '', source: 'siege', unit: '<b>', description: NAMES[index] ?? '' },
    {
      vesselIndex: index,
      name: 'Place',
      source: 'siege',
      valueKind: 'struct' as const,
      type: 8,
      role: 'position' as const,
    },
  ];
  const nameOf = (index: number) => NAMES[index] ?? '';
  const ship = await openShipLink(server.address, server.fleetKey, 'siege-names', NAMES.length, tags, nameOf);
  const at = { timeMs: Date.now() - 60_000, ordinal: 0, quality: 0 };
  const numbers = NAMES.map((_, index) => ({ ...at, tagIndex: 2 * index, value: index }));
  const positions = NAMES.map((_, index) => ({
    ...at,
    tagIndex: 2 * index + 1,
    latitude: 60,
    longitude: 5 + index / 10,
  }));
  await ship.send({ lane: 'live', numbers, positions, texts: [], traffic: [] });
  await ship.stored();
  ship.close();
  tally.ok(NAMES.length);
  return ship.vesselIds;
}

/** Zones, imported files, views and notes of the same names. */
async function nameThings(siege: Siege, vesselId: number): Promise<void> {
  const { server } = siege;
  const token = await server.signIn('admin');
  const { organizationId } = server.belongings.own;
  const at = new Date().toISOString();
  for (const name of NAMES) {
    const text = JSON.stringify({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Polygon', coordinates: [SQUARE] },
    });
    const zone = { name, kind: 'area', outlines: [SQUARE], organizationId };
    const asked = [
      createAsking(endpoints.addZone, { body: zone }, token),
      createAsking(
        endpoints.importZones,
        { query: { organizationId }, body: { fileName: `${name}.geojson`, text } },
        token,
      ),
      createAsking(endpoints.saveChartView, { body: { vesselId, name, query: name, shared: true } }, token),
      createAsking(endpoints.addChartNote, { body: { vesselId, at, text: name } }, token),
    ];
    for (const asking of asked)
      checkAnswer(await ask(server.address, asking), `${asking.path} of ${name}`, { ...siege, seesAll: true });
  }
}

/** Opens one page and counts what it ran, asked or complained of. */
async function look(page: Page, path: string, { tally }: Siege): Promise<void> {
  await page.goto(path);
  await page.locator('#page').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const hasRun = await page.evaluate((name) => Reflect.get(window, name) !== undefined, RAN);
  if (hasRun) tally.leak(`${path} ran a name`);
  const injected = await page.locator('img[src="x"], svg[onload], iframe[srcdoc], script:not([src])').count();
  if (injected > 0) tally.leak(`${path} holds ${injected} elements made of a name`);
  tally.ok();
}

export const attackNames: Attack = async (siege) => {
  const { server, tally } = siege;
  const vesselIds = await nameShips(siege);
  await nameThings(siege, vesselIds[0] ?? 0);
  const browser = await launchChromium();
  try {
    const { page, complaints, close } = await signIn(browser, server);
    page.on('dialog', (dialog) => {
      tally.leak(`a dialog says ${dialog.message()}`);
      dialog.dismiss().catch(() => {});
    });
    const { host } = new URL(server.address);
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.host !== host) tally.leak(`a page asked ${url.host}`);
    });
    const vesselPages = vesselIds.slice(0, siege.length === 'long' ? vesselIds.length : 2);
    for (const path of [...PAGES, ...vesselPages.map((id) => `/vessel/vessel/${id}`)]) await look(page, path, siege);
    for (const complaint of complaints) tally.leak(`a page complains: ${complaint}`);
    await close();
  } finally {
    await browser.close();
  }
};
