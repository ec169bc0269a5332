/** This device, as the page switches it. */
import { useEffect, useState } from 'react';
import { addAlertDevice, removeAlertDevice } from '@site/contracts/alerts';
import { toldDevice } from '@site/domain/alerts/push-device';
import { fingerprint } from '@site/domain/hash';
import { memberCodeOf } from '@site/domain/session/access';
import { KEYS, usePlatform } from '@site/platform';
import { errorText, useSend } from '@site/remote-kit/forms';
import { FAILURE } from '../phrases/alerts';
import {
  standingOf,
  subscribe,
  subscriptionOf,
  type DeviceStanding,
  type DeviceWindow,
} from './device';

/** What the page shows. */
export interface DeviceView {
  /** Null before it is known. */
  readonly standing: DeviceStanding | null;
  readonly busy: boolean;
  /** What a switch-over came to that failed. */
  readonly problem: string | null;
  readonly turn: (on: boolean) => void;
}

/** @param serverKey as the settings say it; null: nothing is sent at all. */
export function useDevice(browser: DeviceWindow, serverKey: string | null): DeviceView {
  const { api, session, storage } = usePlatform();
  const { busy, send } = useSend();
  const [standing, setStanding] = useState<DeviceStanding | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = (): Promise<void> => standingOf(browser, serverKey).then(setStanding);
  useEffect(() => {
    // The right is changed in the browser's own settings; the member comes back from there.
    const lookAgain = (): void => void standingOf(browser, serverKey).then(setStanding);
    lookAgain();
    window.addEventListener('focus', lookAgain);
    return () => window.removeEventListener('focus', lookAgain);
  }, [browser, serverKey]);

  const turnOn = async (key: string): Promise<string | null> => {
    const done = await subscribe(browser, key);
    if ('failure' in done) return FAILURE[done.failure];
    const told = toldDevice(done.subscription);
    const answer = told === null ? null : await api.call(addAlertDevice, { body: told });
    if (answer?.ok === true) {
      const whose = memberCodeOf(session.state.get());
      if (whose !== null) storage.write(KEYS.alertsOwner, fingerprint(whose));
      return null;
    }
    // A device that nobody tells anything is not on.
    await done.subscription.unsubscribe().catch(() => undefined);
    return answer === null ? FAILURE.noService : errorText(answer.error);
  };
  const turnOff = async (): Promise<string | null> => {
    const subscription = await subscriptionOf(browser);
    const told = subscription === null ? null : toldDevice(subscription);
    // The browser's end of it holds by itself: a server that did not hear is told by its push service.
    if (told !== null) await api.call(removeAlertDevice, { body: { address: told.address } });
    await subscription?.unsubscribe();
    storage.remove(KEYS.alertsOwner);
    return null;
  };
  const turn = (on: boolean): void =>
    void send(async () => {
      setProblem(null);
      const work = on && serverKey !== null ? turnOn(serverKey) : turnOff();
      setProblem(await work.catch(() => FAILURE.noService));
      await look();
    });
  return { standing, busy, problem, turn };
}
