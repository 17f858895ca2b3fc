import { mkdirSync } from 'node:fs';
import { launchChromium } from './fixtures/browser/chromium.ts';
import { openPage } from './fixtures/browser/watched-page.ts';
import { writePreference } from './fixtures/look/palette.ts';
import { LoginPage } from './pages/login-page.ts';
const base = process.argv[2]!, out = process.argv[3]!, only = process.argv[4];
mkdirSync(out, { recursive: true });
const browser = await launchChromium();
for (const [palette, width, height] of [['day', 1440, 900], ['dusk', 1440, 900], ['day', 1024, 768], ['dusk', 390, 844]] as const) {
  const { page, complaints, close } = await openPage(browser, { baseURL: base, viewport: { width, height }, isMobile: width < 768, hasTouch: width < 768 });
  await writePreference(page, { palette, menuOpen: false } as never);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('admin', 'Fleet-Demo-1');
  await page.waitForURL(/vessel\/home/, { timeout: 60000 });
  await page.waitForTimeout(1500);
  const api = (path: string, body?: unknown, method = 'POST') => page.evaluate(async ([p, b, m]) => {
    const { token } = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const r = await fetch(p!, b ? { headers, method: m!, body: b } : { headers });
    const t = await r.text(); return t ? JSON.parse(t) : null;
  }, [path, body ? JSON.stringify(body) : null, method] as const);
  const fleet = (await api('/api/v1.3/vessel/GetAll')) as { id: number; name: string }[];
  const views = (await api('/api/v2/ship-view/list')) as { vesselId: number; state: string }[];
  const cams: number[] = [], files: number[] = [];
  for (const { id } of fleet) {
    const c = (await api(`/api/vessel/GetCameras?vesselId=${id}`)) as unknown[]; if (c?.length) cams.push(id);
    const f = (await api('/api/vessel/ListFiles', { vesselId: id, directory: 'on-vessel' })) as unknown[]; if (f?.length) files.push(id);
  }
  const view = views.find(({ state }) => state === 'reachable')?.vesselId;
  console.log(palette, width, { cams, files, view, states: views.map((v) => v.state) });
  for (const id of new Set([cams[0], files[0], view])) if (id) await api('/api/v1.0/vessel/edit', { vesselId: id, tabs: ['overview', 'info', 'alarm', 'location', 'file', 'camera', 'shipview'] }, 'PUT');
  const shot = async (name: string, go: () => Promise<unknown>) => {
    if (only && !name.startsWith(only)) return;
    try { await go(); await page.waitForTimeout(4000); await page.screenshot({ path: `${out}/${name}-${palette}-${width}.png` });
      const tall = await page.evaluate(() => { const c = document.getElementById('page'); return c ? c.scrollHeight - c.clientHeight : 0; });
      if (tall > 40) { await page.evaluate(() => document.getElementById('page')?.scrollTo(0, 1e6)); await page.waitForTimeout(500); await page.screenshot({ path: `${out}/${name}-${palette}-${width}-below.png` }); }
    } catch (e) { console.log(name, String(e).slice(0, 300)); }
  };
  await shot('file', () => page.goto(`/vessel/vessel/${files[0]}?tab=file`));
  await shot('policy', async () => { await page.goto(`/vessel/vessel/${files[0]}?tab=file`); await page.getByRole('button', { name: 'Edit', exact: true }).click(); });
  await shot('camera', () => page.goto(`/vessel/vessel/${cams[0]}?tab=camera`));
  await shot('list', () => page.goto('/vessel/shipview'));
  await shot('request', async () => { await page.goto('/vessel/shipview'); await page.getByRole('button', { name: 'Request' }).first().click(); });
  await shot('session-none', () => page.goto(`/vessel/vessel/${view}?tab=shipview`));
  await shot('session', async () => {
    const s = (await api(`/api/vessel/${view}/ViewStatusUpdate`, { state: 'request', level: 'view', reason: 'LO pressure low, port', ticket: 'T-10482' })) as { sessionId: string; state: string };
    console.log(JSON.stringify(s));
    await page.waitForTimeout(1500);
    await api(`/api/vessel/${view}/ViewStatusUpdate`, { state: 'open', level: 'view', sessionId: s.sessionId });
    await page.goto(`/vessel/vessel/${view}?tab=shipview`); await page.waitForTimeout(6000);
  });
  await shot('ended', async () => { await page.getByRole('button', { name: 'End session' }).click(); await page.waitForTimeout(1500); });
  await shot('player', async () => { await page.getByRole('button', { name: 'Recording', exact: true }).first().click(); await page.waitForTimeout(3000); });
  if (complaints.length) console.log('complaints', complaints.slice(0, 5));
  await close();
}
await browser.close();
