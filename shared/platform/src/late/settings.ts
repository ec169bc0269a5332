/**
 * Settings on the server and on this device (R3.4-1, R4.6-2): shown at once, put back when they
 * were not kept.
 */
import { getNotificationSetting, saveNotificationSetting } from '@site/contracts/betting-settings';
import { Sports } from '@site/domain/constants';
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type ListDisplayType,
  type NotificationSettings,
  type UserSettings,
} from '@site/domain/betting/sports-settings';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { hydrate, persistedSlice } from '../storage/persisted';
import type { LateDeps } from './late-deps';
import { readUserSettings } from './user-settings';

/** The work behind the settings port. */
export interface SettingsWork {
  readonly load: () => void;
  readonly save: (patch: Partial<NotificationSettings>) => Promise<Outcome<NotificationSettings>>;
  readonly setListDisplay: (type: ListDisplayType) => void;
  readonly setUser: (patch: Partial<UserSettings>) => void;
}

/** Where the client's own settings are kept. */
const USER_SLICE = persistedSlice<UserSettings>('userSettings', readUserSettings);

/** Makes the keeper of settings: shown at once, saved later, put back when saving failed. */
export function createSettings({
  api,
  states,
  signedIn,
  after,
  wait,
  storage,
}: LateDeps): SettingsWork {
  const show = (patch: Partial<NotificationSettings>): void => {
    const now = states.settings.get();
    states.settings.set({ ...now, settings: { ...now.settings, ...patch } });
  };
  let last: Promise<unknown> = Promise.resolve();
  const send = async (
    patch: Partial<NotificationSettings>,
    before: NotificationSettings,
  ): Promise<Outcome<NotificationSettings>> => {
    const { settings } = states.settings.get();
    if (!signedIn()) return done(settings);
    const answer = await api.call(saveNotificationSetting, {
      body: { ...settings, ...patch },
    });
    if (answer.ok) return done(states.settings.get().settings);
    // Only what nobody changed meanwhile goes back.
    const now = states.settings.get().settings;
    const unchanged = (Object.keys(patch) as (keyof NotificationSettings)[]).filter(
      (name) => now[name] === patch[name],
    );
    show(Object.fromEntries(unchanged.map((name) => [name, before[name]])));
    return answer;
  };
  /** One after the other: the last one kept is the last one chosen. */
  const save = (
    patch: Partial<NotificationSettings>,
    before = states.settings.get().settings,
  ): Promise<Outcome<NotificationSettings>> => {
    show(patch);
    const own = last.then(() => send(patch, before));
    last = own;
    return own;
  };
  const setUser = (patch: Partial<UserSettings>): void => {
    states.user.set({ ...states.user.get(), ...patch });
    USER_SLICE.save(storage, states.user.get());
  };
  let stop: () => void = () => undefined;
  let beforeDisplay: NotificationSettings | null = null;
  void hydrate(async () => USER_SLICE.load(storage), wait).then((kept) => {
    if (kept !== null) states.user.set(kept);
  });
  return {
    load: () => {
      void api.call(getNotificationSetting).then((answer) => {
        if (!answer.ok || !signedIn()) return;
        states.settings.set({ settings: answer.value, source: 'server' });
        setUser({ ListDisplayType: answer.value.listDisplayType });
      });
    },
    save: (patch) => save(patch),
    setListDisplay: (type) => {
      beforeDisplay ??= states.settings.get().settings;
      show({ listDisplayType: type });
      setUser({ ListDisplayType: type });
      stop();
      stop = after(Sports.listDisplaySaveMs, () => {
        const before = beforeDisplay ?? DEFAULT_NOTIFICATION_SETTINGS;
        beforeDisplay = null;
        void save({ listDisplayType: type }, before).then((answer) => {
          if (!answer.ok) setUser({ ListDisplayType: before.listDisplayType });
        });
      });
    },
    setUser,
  };
}
