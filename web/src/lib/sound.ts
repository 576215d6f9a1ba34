/** Small sounds, made when they are needed: no files to load. */

import { prefs } from "./prefs.svelte";

export type Sound = "card" | "flip" | "tap" | "draw" | "alarm" | "good" | "bad" | "roll" | "stone" | "wind" | "turn" | "win";

interface Note {
  at: number;
  pitch: number;
  to?: number;
  length: number;
  shape: OscillatorType | "noise";
  volume: number;
}

const tone = (at: number, pitch: number, length: number, volume = 0.12, shape: OscillatorType = "triangle", to?: number): Note => ({
  at,
  pitch,
  to,
  length,
  shape,
  volume,
});
const noise = (at: number, pitch: number, length: number, volume: number): Note => ({ at, pitch, length, shape: "noise", volume });

const SOUNDS: Record<Sound, Note[]> = {
  card: [noise(0, 2400, 0.06, 0.16)],
  flip: [noise(0, 3600, 0.04, 0.12), noise(0.05, 1800, 0.05, 0.1)],
  tap: [tone(0, 620, 0.04, 0.06)],
  draw: [noise(0, 5200, 0.09, 0.07)],
  alarm: [tone(0, 196, 0.18, 0.16, "square", 147), tone(0.16, 147, 0.28, 0.14, "square", 98)],
  good: [tone(0, 523, 0.12), tone(0.1, 659, 0.12), tone(0.2, 784, 0.22)],
  bad: [tone(0, 330, 0.16), tone(0.14, 262, 0.16), tone(0.28, 196, 0.3)],
  roll: [0, 0.07, 0.15, 0.25, 0.38].map((at) => noise(at, 900, 0.04, 0.2)),
  stone: [tone(0, 130, 0.07, 0.2, "sine", 80), noise(0, 600, 0.05, 0.2)],
  wind: [noise(0, 500, 0.7, 0.06)],
  turn: [tone(0, 587, 0.1, 0.08), tone(0.1, 880, 0.16, 0.08)],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(i * 0.12, pitch, 0.25)),
};

let context: AudioContext | undefined;

function noiseBuffer(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function source(audio: AudioContext, note: Note, start: number): AudioScheduledSourceNode {
  if (note.shape === "noise") return new AudioBufferSourceNode(audio, { buffer: noiseBuffer(audio), loop: true });
  const oscillator = new OscillatorNode(audio, { type: note.shape, frequency: note.pitch });
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  return oscillator;
}

function sing(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(note.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  const from = source(audio, note, start);
  const filter = new BiquadFilterNode(audio, { type: note.shape === "noise" ? "bandpass" : "lowpass", frequency: note.shape === "noise" ? note.pitch : 4000 });
  from.connect(filter).connect(gain).connect(audio.destination);
  from.start(start);
  from.stop(start + note.length);
}

/** Play a sound, if sounds are wanted and the page has been touched (browsers ask for that). */
export function play(sound: Sound | undefined): void {
  if (!sound || !prefs.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) sing(context, note);
}
