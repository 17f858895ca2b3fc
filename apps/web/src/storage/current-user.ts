/**
 * The stored user record (§3 "Session"): token, username, email or sub, under the key
 * `currentUser`. Every tab of the browser shares it: removing it in one signs out the others (§4.5).
 */
import { z } from 'zod';

export const CURRENT_USER_KEY = 'currentUser';

const storedUser = z.object({ token: z.string(), username: z.string(), email: z.string() });
export type CurrentUser = z.infer<typeof storedUser>;

type Listener = () => void;

const listeners = new Set<Listener>();
/** The text last read and its meaning: a snapshot must stay the same object while nothing changed. */
let known: { text: string | null; user: CurrentUser | undefined } = { text: null, user: undefined };

/** The signed-in user, or undefined when there is none or the record is damaged. */
export function readCurrentUser(): CurrentUser | undefined {
  const text = localStorage.getItem(CURRENT_USER_KEY);
  if (text !== known.text) known = { text, user: parseStoredUser(text) };
  return known.user;
}

/** A stored record, or undefined when it is absent or damaged. */
export function parseStoredUser(text: string | null): CurrentUser | undefined {
  if (text === null) return undefined;
  try {
    return storedUser.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

let isRemovedHere = false;

/** Whether the record is gone and it was another tab that removed it. */
export function isRemovedElsewhere(): boolean {
  return !isRemovedHere && localStorage.getItem(CURRENT_USER_KEY) === null;
}

/** Stores the record, or removes it with `undefined`, and notifies this tab; the browser notifies other tabs. */
export function writeCurrentUser(user: CurrentUser | undefined): void {
  isRemovedHere = user === undefined;
  if (user === undefined) localStorage.removeItem(CURRENT_USER_KEY);
  else localStorage.setItem(CURRENT_USER_KEY, JSON.stringify(user));
  for (const listener of [...listeners]) listener();
}

/** The record is gone for another tab's doing, whether its removal has come here already or not. */
export function removeCurrentUserElsewhere(): void {
  localStorage.removeItem(CURRENT_USER_KEY);
  for (const listener of [...listeners]) listener();
}

/** A fresh token for the same user; ignored after a sign-out meanwhile. */
export function replaceToken(token: string): void {
  const user = readCurrentUser();
  if (user !== undefined) writeCurrentUser({ ...user, token });
}

/** Calls `listener` whenever the record changed, in this tab or another. Returns the function that unsubscribes. */
export function subscribeCurrentUser(listener: Listener): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    // A null key means the whole storage was cleared.
    if (event.key === CURRENT_USER_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
