/**
 * Whose messages this browser shows. Both are asked for beside something else, which neither may hold up nor spoil: the
 * part that knows how is fetched then, and a failure is only noted.
 */
const load = () => import('./push-subscription.ts');

/** Gives this browser's subscription, if it has one, to the signed-in user. Never fails. */
export async function claimPush(): Promise<void> {
  try {
    await (await load()).claimPushSubscription();
  } catch (error) {
    console.info('Push messages of this browser are still for somebody else', error);
  }
}

/** Ends the messages in this browser at sign-out. Never fails. */
export async function stopPush(): Promise<void> {
  try {
    await (await load()).disablePush();
  } catch (error) {
    console.info('Push messages were not turned off', error);
  }
}
