/**
 * The catalogue of §8, row by row in a real browser: each failure is caused on the wire, and the page must show the
 * text, the title and the duration of the specification.
 */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getSkipReason } from '../../fixtures/browser/chromium.ts';
import { closeToasts, type ExpectedToast, expectToasts, recordTimers } from '../../fixtures/browser/toast-watch.ts';
import { createJourney } from '../../fixtures/journey/journey.ts';
import { findAccessibilityViolations } from '../../fixtures/look/accessibility.ts';
import { buildToken } from '../../fixtures/product/made-token.ts';
import { DEMONSTRATION_PASSWORD } from '../../fixtures/product/product-server.ts';
import { LoginPage } from '../../pages/login-page.ts';

const withoutBrowser = getSkipReason('long');
const ACCOUNT = '/api/v1.0/account';
const GOOD = 'Harbour-Light-7';
/** The browser reports each refused answer, and the rethrown error of §8.7 reaches the page. */
const PROVOKED = { complaints: [/Failed to load resource/, /ApiError/] };
const CONNECT: ExpectedToast = { text: 'Cannot connect. Please check connection', seconds: 10 };

const journey = createJourney();

async function open(): Promise<Page> {
  const page = await journey.open(PROVOKED);
  await recordTimers(page);
  return page;
}

async function signedIn(user: string): Promise<Page> {
  const page = await open();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(user, DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

interface Refusal {
  readonly status: number;
  readonly message?: string;
  readonly errors?: readonly string[];
  readonly code?: string;
}

/** Makes a call fail from now on; status 0 is a line that is cut. */
async function refuse(page: Page, path: string, refusal: Refusal): Promise<void> {
  const { status, message = 'the body', errors = [], code = 'unavailable' } = refusal;
  const answer = (route: Route) =>
    status === 0 ? route.abort() : route.fulfill({ status, json: { code, message, errors } });
  await page.unroute(`**${path}*`);
  await page.route(`**${path}*`, answer);
}

const busy = (status: number): ExpectedToast => ({
  title: `Error code ${status}`,
  text: 'Server is temperatory busy at the moment. the body',
  seconds: 5,
});
const AWAY: ExpectedToast = {
  title: 'Server Error',
  text: 'Server is temperatory not available at the moment. Try again later.',
  seconds: 15,
};

describe.skipIf(withoutBrowser !== '')(`what the application says (§8)${withoutBrowser}`, () => {
  it('says 8.1 of a request that fails, and signs out when the sign-in has ended', async () => {
    const page = await signedIn('admin');
    await page.goto('/setting/preferences');
    const wish = page.getByRole('switch', { name: 'Auto sign out after 30 mins inactive' });
    await wish.waitFor();
    const rows: readonly [number, readonly ExpectedToast[]][] = [
      [415, [AWAY, busy(415)]],
      [500, [AWAY, busy(500)]],
      [502, [AWAY]],
      [409, [busy(409)]],
      [
        403,
        [
          {
            title: 'Database Error',
            text: "A request cannot be finished because you don't have permission.",
            seconds: 15,
          },
          busy(403),
        ],
      ],
    ];
    for (const [status, said] of rows) {
      await refuse(page, `${ACCOUNT}/EditAccountInfomation`, { status });
      await expectToasts(page, said, () => wish.press('Space'));
      await closeToasts(page);
    }
    await refuse(page, `${ACCOUNT}/EditAccountInfomation`, { status: 401, code: 'expired' });
    const ended = { title: 'No Permission', text: 'Your login session ended. Please login again.', seconds: 5 };
    await expectToasts(page, [ended, busy(401)], () => wish.press('Space'));
    await page.getByText('Please login:').waitFor();
  });

  it('says 8.1 of 403 to a manager as of any other status', async () => {
    const page = await signedIn('manager');
    await page.goto('/setting/preferences');
    const wish = page.getByRole('switch', { name: 'Auto sign out after 30 mins inactive' });
    await wish.waitFor();
    await refuse(page, `${ACCOUNT}/EditAccountInfomation`, { status: 403 });
    await expectToasts(page, [busy(403)], () => wish.press('Space'));
    expect(await page.getByText('Database Error').count()).toBe(0);
  });

  it('says 8.2 of a login, with the dialog that reloads, and the clock check of §5', async () => {
    const page = await open();
    const login = new LoginPage(page);
    await login.open();
    // §9.2.
    expect((await page.locator('main > div').first().boundingBox())?.width).toBe(320);
    const rows: readonly [Refusal, ExpectedToast][] = [
      [
        { status: 401, code: 'wrong-credentials' },
        { text: 'Wrong password or username', seconds: 10 },
      ],
      [
        { status: 403, message: 'This account is closed.' },
        { text: 'This account is closed.', seconds: 10 },
      ],
      [
        { status: 429, code: 'locked-out', message: 'Too many wrong passwords. Try again in 15 min.' },
        { text: 'Too many wrong passwords. Try again in 15 min.', seconds: 10 },
      ],
      [{ status: 500 }, CONNECT],
    ];
    for (const [refusal, said] of rows) {
      await refuse(page, `${ACCOUNT}/login`, refusal);
      await expectToasts(page, [said], () => login.signIn('olav', GOOD));
      await closeToasts(page);
    }
    await page.unroute(`**${ACCOUNT}/login*`);
    await page.route(`**${ACCOUNT}/login*`, (route) =>
      route.fulfill({ json: { token: buildToken(62), tfaEnabled: false } }),
    );
    const clock = 'Seems your computer time is not correct. Please change to correct time and try again.';
    await expectToasts(page, [{ text: clock, seconds: 15 }], () => login.signIn('olav', GOOD));
    await closeToasts(page);
    await refuse(page, `${ACCOUNT}/login`, { status: 0 });
    const cut = 'Cannot connect. Please check connection or try again later.';
    await expectToasts(page, [{ text: cut, seconds: 10 }], () => login.signIn('olav', GOOD));
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The server is busy. Please try again.').waitFor();
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['OK']);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.unroute(`**${ACCOUNT}/login*`);
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'OK' }).click()]);
    const succeeded = { text: 'Login successfully', seconds: 2 };
    await expectToasts(page, [succeeded], () => login.signIn('operator', DEMONSTRATION_PASSWORD));
    await expectToasts(page, [{ text: 'Logged out', seconds: 3 }], () =>
      page.getByRole('button', { name: 'Sign out' }).click(),
    );
  });

  it('says 8.3 of a one-time code', async () => {
    const page = await open();
    const login = new LoginPage(page);
    await login.open();
    await page.route(`**${ACCOUNT}/login*`, (route) =>
      route.fulfill({ json: { token: buildToken(5, { otp: 'pending' }), tfaEnabled: true } }),
    );
    await login.signIn('olav', GOOD);
    await page.getByLabel('One-time code').fill('123456');
    const rows: readonly [Refusal, ExpectedToast][] = [
      [
        { status: 401, code: 'wrong-code' },
        { text: 'Wrong OTP Code.', seconds: 10 },
      ],
      [
        { status: 429, code: 'locked-out', message: 'Too many wrong codes. Try again in 15 min.' },
        { text: 'Too many wrong codes. Try again in 15 min.', seconds: 10 },
      ],
      [{ status: 0 }, CONNECT],
      [{ status: 500 }, CONNECT],
    ];
    for (const [refusal, said] of rows) {
      await refuse(page, `${ACCOUNT}/verifyOTP`, refusal);
      await expectToasts(page, [said], () => page.getByRole('button', { name: 'Login', exact: true }).click());
      await closeToasts(page);
    }
  });

  it('says 8.5 and 8.6 of a forgotten password and of its reset', async () => {
    const page = await open();
    await refuse(page, `${ACCOUNT}/forgotPassword`, { status: 400, message: 'Too often.' });
    await page.goto('/forgot');
    await page.getByLabel('Email').fill('olav@fleet.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Cannot reset password. Too often.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/login');
    await page.goto('/reset?userName=olav&code=c');
    await refuse(page, `${ACCOUNT}/ResetPassword`, { status: 400, errors: ['The link has been used.', 'Another.'] });
    await page.getByLabel('Password', { exact: true }).fill(GOOD);
    await page.getByLabel('Confirm password').fill(GOOD);
    const failed = {
      title: 'Password Reset Fail',
      text: 'Information is incorrect. The link has been used.',
      seconds: 10,
    };
    await expectToasts(page, [failed, busy(400)], () => page.getByRole('button', { name: 'Send' }).click());
  });

  it('says 8.7 of a sign-up, by status', async () => {
    const page = await open();
    const begin = async () => {
      await page.goto('/signup?email=nina@new.example&code=c');
      await page.getByLabel('Username').fill('nina');
      await page.getByLabel('Password', { exact: true }).fill(GOOD);
      await page.getByLabel('Confirm password').fill(GOOD);
    };
    const send = () => page.getByRole('button', { name: 'Sign Up' }).click();
    await begin();
    const rows: readonly [Refusal, ExpectedToast][] = [
      [{ status: 0 }, CONNECT],
      [
        { status: 400, message: 'The name is taken.' },
        { text: 'The name is taken.', seconds: 10 },
      ],
      [{ status: 401 }, { text: 'Wrong password or username', seconds: 10 }],
      [
        { status: 403, message: 'Closed.' },
        { text: 'Closed.', seconds: 10 },
      ],
    ];
    for (const [refusal, said] of rows) {
      await refuse(page, `${ACCOUNT}/Register`, refusal);
      await expectToasts(page, [said], send);
      await closeToasts(page);
    }
    await refuse(page, `${ACCOUNT}/Register`, { status: 409, message: 'Something else.' });
    await send();
    await page.getByRole('dialog').getByText('Something else.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await refuse(page, `${ACCOUNT}/Register`, { status: 400, message: 'Invalid token.' });
    await expectToasts(page, [{ text: 'Invalid token.', seconds: 10 }], send);
    await page.waitForURL('**/login');
  });
});
