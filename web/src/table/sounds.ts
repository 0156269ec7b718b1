/** Small sounds, made on the spot; only for those who want them. */
import { settings } from "../lib/settings.svelte";

/** Notes one after the other: frequency in hertz, length in seconds. */
const TUNES = {
  turn: [
    [523, 0.12],
    [784, 0.22],
  ],
  move: [[330, 0.06]],
  chat: [
    [880, 0.05],
    [988, 0.08],
  ],
  over: [
    [523, 0.14],
    [659, 0.14],
    [784, 0.14],
    [1047, 0.4],
  ],
} satisfies Record<string, [number, number][]>;

/** What the full volume is; more would hurt. */
const LOUDEST = 0.27;

let context: AudioContext | undefined;

export function sound(name: keyof typeof TUNES): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  void context.resume(); // a browser lets a page sound only after it was touched
  let at = context.currentTime + 0.02;
  for (const [frequency, length] of TUNES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDEST * (settings.volume / 100), at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length + 0.15);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.2);
    at += length;
  }
}
