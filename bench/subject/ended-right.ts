/** Times the end of a right: from the call of an admin to the frame in which an open browser shows its tabs no more. */
import { getUsers } from '@fms/contract/account';
import { savePermissions } from '@fms/contract/permission';
import { getAllVessels } from '@fms/contract/vessel';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { VesselWord } from '@fms/domain/permission';
import type { Browser, Page } from 'playwright-core';
import { signIn as enter } from '../../e2e/fixtures/browser/signed-in.ts';
import { type Api, signIn } from './api.ts';
import { delay, type ServerUnderLoad } from './server.ts';

const TABS = '[role="tablist"]';
const SETTLE_MS = 3_000;

/** Resolves in the page, by the clock of this machine, when no element of the selector stands in a painted frame. */
function whenGone(selector: string): Promise<number> {
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector(selector) !== null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

interface Held {
  readonly userId: UserId;
  readonly vesselId: VesselId;
}

const give = (admin: Api, held: Held, words: VesselWord[]) =>
  admin.call(savePermissions, { body: { changes: [{ ...held, words, until: null }], leaveUnmanaged: true } });

async function measureOnce(page: Page, admin: Api, held: Held): Promise<number> {
  await give(admin, held, ['view']);
  await page.goto(`/vessel/vessel/${held.vesselId}`);
  await page.locator(TABS).waitFor();
  await delay(SETTLE_MS);
  const gone = page.evaluate(whenGone, TABS);
  const endedAt = Date.now();
  await give(admin, held, []);
  return (await gone) - endedAt;
}

/** Milliseconds of each run; the person sees a vessel of another organisation by an assignment alone. */
export async function measureEndedRight(
  browser: Browser,
  server: ServerUnderLoad,
  vessel: string,
  runs: number,
): Promise<number[]> {
  const admin = await signIn(server.address);
  const user = (await admin.call(getUsers)).find(({ userName }) => userName === 'operator');
  const found = (await admin.call(getAllVessels)).find(({ name }) => name === vessel);
  if (!user || !found) throw new Error('the person or the vessel is not there');
  const { page, close } = await enter(browser, server, { user: 'operator' });
  const took: number[] = [];
  for (let run = 0; run < runs; run++)
    took.push(await measureOnce(page, admin, { userId: user.id, vesselId: found.id }));
  await close();
  return took;
}
