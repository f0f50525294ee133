import { settings } from '../settings/settings.svelte';

/** The sounds: materials on the table, and a gentle signal that it is your turn. */
export type Sound = 'wood' | 'stone' | 'paper' | 'turn' | 'won';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of noise, which filters make into wood, stone or paper. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

interface Fall {
  at: number;
  loud: number;
  /** How long until it has died away, in seconds. */
  lasts: number;
  /** How long it swells first. */
  swells?: number;
}

function envelope(audio: AudioContext, { at, loud, lasts, swells = 0.004 }: Fall): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + swells);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + swells + lasts);
  gain.connect(audio.destination);
  return gain;
}

/** Something struck or rubbed: noise through a filter. */
function rub(audio: AudioContext, pitch: number, sharp: number, fall: Fall, kind: BiquadFilterType = 'bandpass'): void {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  source.connect(filter).connect(envelope(audio, fall));
  source.start(fall.at, Math.random() * 0.5, fall.lasts + 0.1);
}

/** Something that rings. */
function ring(audio: AudioContext, pitch: number, fall: Fall, drop = 1): void {
  const tone = audio.createOscillator();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(pitch, fall.at);
  tone.frequency.exponentialRampToValueAtTime(pitch * drop, fall.at + fall.lasts);
  tone.connect(envelope(audio, fall));
  tone.start(fall.at);
  tone.stop(fall.at + fall.lasts + 0.1);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  wood(audio, at) {
    rub(audio, 900, 2.5, { at, loud: 0.22, lasts: 0.05 });
    ring(audio, 210, { at, loud: 0.16, lasts: 0.11 }, 0.7);
  },
  stone(audio, at) {
    rub(audio, 2600, 5, { at, loud: 0.2, lasts: 0.04 });
    rub(audio, 420, 3, { at: at + 0.006, loud: 0.26, lasts: 0.09 });
  },
  paper(audio, at) {
    rub(audio, 3800, 0.6, { at, loud: 0.05, lasts: 0.16, swells: 0.05 }, 'highpass');
    rub(audio, 5200, 0.8, { at: at + 0.09, loud: 0.035, lasts: 0.12, swells: 0.03 }, 'highpass');
  },
  turn(audio, at) {
    ring(audio, 523.25, { at, loud: 0.07, lasts: 0.5, swells: 0.02 });
    ring(audio, 783.99, { at: at + 0.13, loud: 0.05, lasts: 0.7, swells: 0.02 });
  },
  won(audio, at) {
    [392, 523.25, 659.25, 783.99].forEach((pitch, index) =>
      ring(audio, pitch, { at: at + index * 0.14, loud: 0.06, lasts: 0.9, swells: 0.02 }),
    );
  },
};

/** Plays a sound unless sounds are off. Browsers allow it only after the first interaction with the page. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (!context && navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.01);
}
