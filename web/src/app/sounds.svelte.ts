// The sounds of the table, made with WebAudio: no samples. Notes of one pentatonic scale, so any two may overlap.
import { readStored, writeStored } from './storage';

export type Sound =
  | 'turn'
  | 'pick'
  | 'agent'
  | 'in'
  | 'out'
  | 'draw'
  | 'discard'
  | 'troop'
  | 'dreadnought'
  | 'worm'
  | 'right'
  | 'wrong'
  | 'hint'
  | 'point'
  | 'victory';

const D3 = 146.83;
const C5 = 523.25;
const D5 = 587.33;
const SCALE = [D5, 698.46, 783.99, 880]; // D F G A
const MASTER = 10 ** (-14 / 20);
const BRIGHTEST = 6000; // Hz

/** Sounds are off until somebody wants them. */
class Sounds {
  on = $state<boolean>(readStored<boolean>('sounds', false));
  volume = $state<number>(readStored<number>('volume', 70)); // per cent
  private audio: AudioContext | null = null;
  private master: GainNode | null = null;
  private noise: AudioBuffer | null = null;

  setOn(on: boolean): void {
    this.on = on;
    writeStored('sounds', on);
    if (on) this.ring('point');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    writeStored('volume', volume);
    if (this.master) this.master.gain.value = this.loudness;
  }

  play(sound: Sound, n = 1): void {
    if (this.on) this.ring(sound, n);
  }

  private get loudness(): number {
    return MASTER * (this.volume / 70);
  }

  /** Also when sounds are off: it was asked for in another way. `n`: how many goods come or go. */
  ring(sound: Sound, n = 1): void {
    // A browser lets a page sound only after somebody has touched it.
    if (!navigator.userActivation.hasBeenActive) return;
    try {
      const audio = this.open();
      PALETTE[sound](new Voice(audio, this.master!, this.hiss(audio), audio.currentTime + 0.02), n);
    } catch {
      /* no sound here */
    }
  }

  private open(): AudioContext {
    if (this.audio === null) {
      this.audio = new AudioContext();
      const soft = this.audio.createBiquadFilter();
      soft.frequency.value = BRIGHTEST;
      this.master = this.audio.createGain();
      this.master.gain.value = this.loudness;
      this.master.connect(soft).connect(this.audio.destination);
    }
    void this.audio.resume();
    return this.audio;
  }

  private hiss(audio: AudioContext): AudioBuffer {
    if (this.noise === null) {
      this.noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
      const data = this.noise.getChannelData(0);
      for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    }
    return this.noise;
  }
}

interface Tone {
  pitch: number;
  at?: number; // seconds from now
  length: number;
  loud?: number;
  shape?: OscillatorType;
  to?: number; // the pitch it ends at
  filter?: [type: BiquadFilterType, from: number, to?: number];
}

class Voice {
  constructor(
    readonly audio: AudioContext,
    private readonly out: AudioNode,
    private readonly hiss: AudioBuffer,
    private readonly now: number,
  ) {}

  tone({ pitch, at = 0, length, loud = 1, shape = 'sine', to, filter }: Tone): void {
    const begin = this.now + at;
    const source = this.audio.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(pitch, begin);
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begin + length);
    this.shape(source, begin, length, loud, filter);
  }

  noise({ at = 0, length, loud = 1, filter }: Omit<Tone, 'pitch'>): void {
    const source = this.audio.createBufferSource();
    source.buffer = this.hiss;
    source.loop = true;
    this.shape(source, this.now + at, length, loud, filter);
  }

  private shape(
    source: AudioScheduledSourceNode,
    begin: number,
    length: number,
    loud: number,
    filter: Tone['filter'],
  ): void {
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + Math.min(0.015, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
    let last: AudioNode = source;
    if (filter) {
      const [type, from, to = from] = filter;
      const band = this.audio.createBiquadFilter();
      band.type = type;
      band.frequency.setValueAtTime(from, begin);
      band.frequency.exponentialRampToValueAtTime(to, begin + length);
      if (type === 'bandpass') band.Q.value = 6;
      last = source.connect(band);
    }
    last.connect(gain).connect(this.out);
    source.start(begin);
    source.stop(begin + length + 0.02);
  }
}

const goods = (voice: Voice, n: number, up: boolean) => {
  const notes = SCALE.slice(0, Math.max(1, Math.min(n, SCALE.length)));
  (up ? notes : notes.reverse()).forEach((pitch, i) =>
    voice.tone({ pitch, at: 0.035 * i, length: 0.16, loud: up ? 0.5 : 0.32 }),
  );
};
const arpeggio = (voice: Voice, notes: number[], step: number, length: number) =>
  notes.forEach((pitch, i) => voice.tone({ pitch, at: step * i, length, loud: 0.6 }));

const PALETTE: Record<Sound, (voice: Voice, n: number) => void> = {
  turn: (v) => [440, D5].forEach((pitch, i) => v.tone({ pitch, at: 0.16 * i, length: 0.34, loud: 0.5 })),
  pick: (v) => v.noise({ length: 0.022, loud: 0.7, filter: ['bandpass', 2400] }),
  agent: (v) => {
    v.tone({ pitch: D3, to: D3 * 0.8, length: 0.11, shape: 'triangle' });
    v.noise({ length: 0.02, loud: 0.5, filter: ['bandpass', 1800] });
  },
  in: (v, n) => goods(v, n, true),
  out: (v, n) => goods(v, n, false),
  draw: (v) => v.noise({ length: 0.11, loud: 0.35, filter: ['bandpass', 1200, 3500] }),
  discard: (v) => v.noise({ length: 0.11, loud: 0.35, filter: ['bandpass', 3500, 1200] }),
  troop: (v) => v.noise({ length: 0.13, loud: 1.4, filter: ['lowpass', 160] }),
  dreadnought: (v) => {
    v.noise({ length: 0.13, loud: 1.4, filter: ['lowpass', 160] });
    v.tone({ pitch: D3 / 2, length: 0.26, loud: 0.8, shape: 'sawtooth', filter: ['lowpass', 300] });
  },
  worm: (v) =>
    [41, 43].forEach((pitch) =>
      v.tone({ pitch, length: 0.65, loud: 1.2, shape: 'sawtooth', filter: ['lowpass', 90, 240] }),
    ),
  right: (v) => arpeggio(v, [D5, 698.46, 880], 0.06, 0.3),
  wrong: (v) =>
    [440, 392].forEach((pitch, i) => v.tone({ pitch, at: 0.14 * i, length: 0.3, loud: 0.6, filter: ['lowpass', 900] })),
  hint: (v) => v.tone({ pitch: C5, length: 0.25, loud: 0.5 }),
  point: (v) => v.tone({ pitch: D3 * 2, length: 0.35, loud: 0.7 }),
  victory: (v) => {
    arpeggio(v, [D3 * 2, 440, D5, 698.46, 880], 0.12, 0.7);
    v.noise({ at: 0.55, length: 1.2, loud: 0.12, filter: ['bandpass', 880] });
  },
};

export const sounds = new Sounds();
