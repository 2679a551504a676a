import { browserStorage, textSlot } from '@teranga/core/lib/services';

const slot = textSlot('console-sound', 'local');
/** Two notes of a bell: Hertz, and when each begins, in seconds. */
const notes = [
  { pitch: 880, at: 0 },
  { pitch: 1_174.7, at: 0.16 },
];
const seconds = 0.5;
const loudness = 0.2;
const silence = 0.0001;
const untilSilentMs = 1_500;

/** Whether a new order rings; off until somebody turns it on. */
export const isSoundOn = (): boolean => slot.get(browserStorage(window)) === 'on';

export const setSound = (isOn: boolean): void => slot.set(browserStorage(window), isOn ? 'on' : 'off');

/** Rings; browsers allow it only after the page was pressed once. */
export function ring(): void {
  if (typeof AudioContext === 'undefined') return;
  // oxlint-disable-next-line compat/compat -- feature-detected above
  const context = new AudioContext();
  for (const { pitch, at } of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(silence, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
  setTimeout(() => void context.close(), untilSilentMs);
}
