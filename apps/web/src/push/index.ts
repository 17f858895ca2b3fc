/**
 * Whose messages this browser shows. Both are asked for beside something else, which neither may hold up nor spoil: the
 * part that knows how is fetched then, and a failure is only noted.
 */
const load = () => import('./push-subscription.ts');

/** Makes this browser's subscription, if it has one, that of whoever is signed in now. Never fails. */
export async function adoptPush(): Promise<void> {
  try {
    await (await load()).takePushOver();
  } catch (error) {
    console.info('Push messages of this browser are still for somebody else', error);
  }
}

/** Whoever signs out gets no more messages here. Never fails. */
export async function endPush(): Promise<void> {
  try {
    await (await load()).turnPushOff();
  } catch (error) {
    console.info('Push messages were not turned off', error);
  }
}
