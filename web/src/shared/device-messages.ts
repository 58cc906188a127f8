/** Takes the messages off the screen. */
export async function closeMessages(): Promise<void> {
  const registration = await registered();
  for (const message of (await registration?.getNotifications()) ?? []) message.close();
}

/** Ends the subscription of this browser at its push service, if it has one. */
export async function endSubscription(): Promise<void> {
  const registration = await registered();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Nobody is signed in any more: somebody else may hold the device. The server's own part ends with the session. */
export async function forgetMessages(): Promise<void> {
  await Promise.allSettled([closeMessages(), endSubscription()]);
}

/** Browsers that show no messages have no worker, or none that takes a push. */
const registered = async () => navigator.serviceWorker?.getRegistration();
