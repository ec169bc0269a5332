/**
 * What this device can do to be noticed. Phones differ: iOS has no vibration for pages, and no page
 * makes a sound before the first tap.
 */
import type { playSound as Play } from './play-sound';
import type { SoundName } from './tones';

/** The device's ports; null where it has none. */
export interface AlertDevice {
  /** @returns false while the browser holds sound back until a tap. */
  readonly play: ((name: SoundName) => boolean) | null;
  readonly vibrate: ((beats: readonly number[]) => void) | null;
}

/** Opens the device. Sound is unlocked by the member's first tap anywhere. */
export function openDevice(view: Window & typeof globalThis): AlertDevice {
  const {
    AudioContext: Audio,
    navigator,
    document,
  } = view as typeof view & { AudioContext: typeof AudioContext | undefined };
  let context: AudioContext | null = null;
  let playSound: typeof Play | null = null;
  if (Audio !== undefined) {
    document.addEventListener(
      'pointerdown',
      () => {
        context ??= new Audio();
        void context.resume().catch(() => undefined);
        // Without its notes the device stays silent, as it does without sound.
        void import(/* webpackChunkName: "late" */ './play-sound').then(
          (module) => {
            playSound = module.playSound;
          },
          () => undefined,
        );
      },
      { once: true, capture: true },
    );
  }
  // Not every browser has it, whatever the types say.
  const vibrate = (navigator as { readonly vibrate?: (beats: number[]) => boolean }).vibrate;
  return {
    play:
      Audio === undefined
        ? null
        : (name) => {
            if (playSound === null || context === null || context.state !== 'running') return false;
            playSound(context, name);
            return true;
          },
    vibrate:
      typeof vibrate === 'function' ? (beats) => void vibrate.call(navigator, [...beats]) : null,
  };
}
