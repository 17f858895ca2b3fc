/** Requested path before a redirect to the login (§4.1, §4.3); one entry a tab. */
const RETURN_PATH_KEY = 'returnPath';

/** Remembers a path with its query, such as `/vessel/vessel/7?tab=alarm`. */
export function saveReturnPath(path: string): void {
  sessionStorage.setItem(RETURN_PATH_KEY, path);
}

/** The remembered path, which is forgotten by asking. */
export function consumeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(RETURN_PATH_KEY) ?? undefined;
  sessionStorage.removeItem(RETURN_PATH_KEY);
  return path;
}
