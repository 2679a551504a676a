import { asApiError } from '@teranga/core/lib/api';
import { useState } from 'react';
import { pushApi } from '../api/pushApi.ts';
import { pushDevice, subscribeDevice, unsubscribeDevice } from '../lib/pushDevice.ts';

const refused =
  'Ce navigateur n’autorise pas les notifications : permettez-les pour ce site dans ses réglages, puis réessayez.';

/** Whether this browser is notified of new orders, and how that is changed. */
export function usePush() {
  const [id, setId] = useState(pushDevice.get);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Another device may have revoked this one; a browser that never subscribed sends no request.
  const { data } = pushApi.usePushSubscriptionsQuery(undefined, { skip: id === null });
  const [readKey] = pushApi.useLazyPushSubscriptionsQuery();
  const [add] = pushApi.useAddPushMutation();
  const [remove] = pushApi.useRemovePushMutation();
  const isOn = id !== null && (data === undefined || data.subscriptions.some((each) => each.id === id));

  const turnOn = async () => {
    const { publicKey } = await readKey().unwrap();
    const subscription = await subscribeDevice(publicKey);
    if (!subscription) throw new Error(refused);
    const saved = await add(subscription).unwrap();
    pushDevice.set(saved.id);
    setId(saved.id);
  };
  const turnOff = async () => {
    if (id !== null && isOn) await remove(id).unwrap();
    setId(null);
    await unsubscribeDevice();
  };
  const toggle = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await (isOn ? turnOff() : turnOn());
    } catch (error) {
      // What the browser throws is an error; what the server refused says why.
      setFailure(error instanceof Error ? refused : asApiError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return { isOn, isBusy, failure, toggle, turnOff };
}
