/**
 * What this device can do to be noticed. Phones differ: iOS has no vibration for pages, and no page
 * makes a sound before the first tap.
 */
import { SOUNDS, type Note, type SoundName } from './tones';

/** The device's ports; null where it has none. */
export interface AlertDevice {
  /** @returns false while the browser holds sound back until a tap. */
  readonly play: ((name: SoundName) => boolean) | null;
  readonly vibrate: ((beats: readonly number[]) => void) | null;
}

/** Never from nought: an exponential ramp cannot start there. */
const SILENT = 0.0001;

function sound(context: AudioContext, { at, length, from, to, shape, loud }: Note): void {
  const start = context.currentTime + at;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = shape;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.linearRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Opens the device. Sound is unlocked by the member's first tap anywhere. */
export function openDevice(view: Window & typeof globalThis): AlertDevice {
  const {
    AudioContext: Audio,
    navigator,
    document,
  } = view as typeof view & { AudioContext: typeof AudioContext | undefined };
  let context: AudioContext | null = null;
  if (Audio !== undefined) {
    document.addEventListener(
      'pointerdown',
      () => {
        context ??= new Audio();
        void context.resume().catch(() => undefined);
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
            const ready = context;
            if (ready === null || ready.state !== 'running') return false;
            SOUNDS[name].forEach((note) => sound(ready, note));
            return true;
          },
    vibrate:
      typeof vibrate === 'function' ? (beats) => void vibrate.call(navigator, [...beats]) : null,
  };
}
