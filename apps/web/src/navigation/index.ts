/**
 * Navigation from outside the pages: a toast, a question, a push message. The router listens during a
 * sign-in; without one the address is opened as a page.
 */
type Go = (path: string) => void;
let current: Go | undefined;

/** Gives the router's way to change pages. Returns the function that ends it. */
export function subscribeNavigation(go: Go): () => void {
  current = go;
  return () => {
    if (current === go) current = undefined;
  };
}

export function navigateTo(path: string): void {
  if (current === undefined) location.assign(path);
  else current(path);
}
