/** Page a sign-in leads to (§2.3, §2.8, §4.1, §6). */
import { isSignInStatus } from './login-status.ts';

const HOME = '/vessel/home';
/** A page of ours, and not the root; `//elsewhere` is the address of another. */
const OWN_PAGE = /^\/[^/\\]/;

export interface Landing {
  /** The requested page: kept by a time-out, or the address of the visit. */
  readonly wanted: string | undefined;
  /** The chosen first page, such as `vessel/location`. */
  readonly defaultPage: string | undefined;
  /** A page of the settings that comes first: an expired password, a second factor that is due. */
  readonly forced: string | undefined;
}

/**
 * The forced page first, then the kept path unless it is a page of the sign-in, then the chosen first page, else home.
 */
export function getLandingPath({ wanted, defaultPage, forced }: Landing): string {
  if (forced !== undefined) return forced;
  const isWanted = wanted !== undefined && OWN_PAGE.test(wanted) && !isSignInStatus(wanted.split('?')[0] ?? '');
  if (isWanted) return wanted;
  return defaultPage === undefined ? HOME : `/${defaultPage}`;
}
