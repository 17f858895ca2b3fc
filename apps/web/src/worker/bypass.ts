/** Requests that the worker does not handle (§7.1). */
import { SINGLE_SIGN_ON_PATH } from '@fms/contract/account';

export const BYPASS_HEADER = 'ngsw-bypass';

/** Paths that are not pages of the application, and the one page whose headers are its own. */
const NOT_PAGES = ['/api', '/hub', '/json', '/healthz', SINGLE_SIGN_ON_PATH];

/** Whether a request opens the application itself, which the worker may answer from its memory. */
export function isPageOfApplication(request: Pick<Request, 'mode' | 'headers'>, url: URL): boolean {
  if (request.mode !== 'navigate' || request.headers.has(BYPASS_HEADER)) return false;
  return !NOT_PAGES.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`));
}
