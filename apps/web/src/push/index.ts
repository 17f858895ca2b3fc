/**
 * Push subscription of this browser. Both calls accompany another action, which they may neither delay nor fail: the
 * code is loaded then, and a failure is only logged.
 */
const load = () => import('./push-subscription.ts');

/** Gives this browser's subscription, if it has one, to the signed-in user. Never fails. */
export async function claimPush(): Promise<void> {
  try {
    await (await load()).claimPushSubscription();
  } catch (error) {
    console.info('Push messages of this browser still go to the user before', error);
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
