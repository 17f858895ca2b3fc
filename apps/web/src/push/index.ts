/**
 * Whose messages this browser shows. Both are asked for beside something else, which neither may hold up nor spoil: the
 * part that knows how is fetched then, and a failure is only noted.
 */
const load = () => import('./push-subscription.ts');

/** Makes this browser's subscription, if it has one, that of whoever is signed in now. Never fails. */
export async function claimPush(): Promise<void> {
  try {
    await (await load()).claimPushSubscription();
  } catch (error) {
    console.info('Push messages of this browser are still for somebody else', error);
  }
}

/** Whoever signs out gets no more messages here. Never fails. */
export async function stopPush(): Promise<void> {
  try {
    await (await load()).disablePush();
  } catch (error) {
    console.info('Push messages were not turned off', error);
  }
}
