import { readStored, writeStored } from '../../shared/storage.ts';
import { createStore } from '../../shared/store.ts';

/** `blocked`: the sound is on, but the browser plays no audio before the first click or key press. */
export type SoundState = 'on' | 'off' | 'blocked';

let context: AudioContext | null = null;
let wanted = readStored('sound') !== 'off';

export const soundState = createStore<SoundState>(wanted ? 'blocked' : 'off');

function update(): void {
  soundState.set(!wanted ? 'off' : context?.state === 'running' ? 'on' : 'blocked');
}

/**
 * Enables the sound at the first click or key press, when browsers allow it. Returns a function that stops
 * listening.
 */
export function startSound(): () => void {
  const wake = () => void allowSound();
  const events = ['pointerdown', 'keydown'] as const;
  for (const event of events) window.addEventListener(event, wake, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, wake);
  };
}

/** Call inside a click or key handler. */
async function allowSound(): Promise<void> {
  if (!wanted || context?.state === 'running') return;
  try {
    if (!context) {
      context = new AudioContext();
      context.onstatechange = update;
    }
    await context.resume();
  } catch {
    // No audio device, or audio is not allowed: the state stays "blocked".
  }
  update();
}

/** Toggles the sound: blocked and off become on, on becomes off. */
export async function switchSound(): Promise<void> {
  wanted = soundState.get() !== 'on';
  writeStored('sound', wanted ? 'on' : 'off');
  update();
  await allowSound();
  beep();
}

/** Plays two short tones, with a fade at both ends to avoid a click. */
export function beep(): void {
  if (!wanted || context?.state !== 'running') return;
  const start = context.currentTime;
  for (const [delay, frequency] of [
    [0, 880],
    [0.16, 1174.7],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + delay);
    volume.gain.linearRampToValueAtTime(0.2, start + delay + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.14);
    tone.connect(volume).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 0.15);
  }
}
