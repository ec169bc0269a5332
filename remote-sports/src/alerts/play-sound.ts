/**
 * Sounds of the sportsbook as notes: made by the browser, so that no file of sound has to arrive.
 * Comes with the first tap, before which no page makes a sound.
 */
import type { SoundName } from './tones';

/** One note. Times in seconds from the start, frequency in Hz. */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const note = (
  at: number,
  length: number,
  from: number,
  to = from,
  shape: OscillatorType = 'sine',
  loud = 0.3,
): Note => ({ at, length, from, to, shape, loud });

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  placed: [note(0, 0.09, 880), note(0.1, 0.16, 1320)],
  refused: [note(0, 0.14, 330, 300, 'triangle'), note(0.16, 0.22, 262, 230, 'triangle')],
  goal1: [
    note(0, 0.18, 2350, 2450, 'square', 0.08),
    note(0.22, 0.18, 2350, 2450, 'square', 0.08),
    note(0.44, 0.6, 2300, 2500, 'square', 0.08),
  ],
  goal2: [note(0, 0.5, 1175), note(0.25, 0.5, 1568), note(0.5, 0.9, 1760)],
  goal3: [
    note(0, 0.14, 523, 523, 'triangle'),
    note(0.15, 0.14, 659, 659, 'triangle'),
    note(0.3, 0.14, 784, 784, 'triangle'),
    note(0.45, 0.6, 1047, 1047, 'triangle'),
  ],
};

/** Never from nought: an exponential ramp cannot start there. */
const SILENT = 0.0001;

function playNote(context: AudioContext, { at, length, from, to, shape, loud }: Note): void {
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

/** Plays a sound. */
export function playSound(context: AudioContext, name: SoundName): void {
  SOUNDS[name].forEach((each) => playNote(context, each));
}
