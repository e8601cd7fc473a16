import type { Voice } from './voices';

/** The part of Web Audio used here; a test has its own. */
export type Sound = Pick<
  AudioContext,
  | 'close'
  | 'createBiquadFilter'
  | 'createBuffer'
  | 'createBufferSource'
  | 'createDynamicsCompressor'
  | 'createGain'
  | 'createOscillator'
  | 'currentTime'
  | 'destination'
  | 'resume'
  | 'sampleRate'
  | 'suspend'
>;

/** Plays voices. */
export interface Synth {
  /** @param delayMs from now */
  play(voices: readonly Voice[], delayMs: number): void;
  /** Stops all sounds, and those to come. */
  hush(): void;
  /** 0 to 1. */
  setLoudness(loudness: number): void;
}

/** The most voices at once. More would only cost time, since they could not be told apart. */
const MAX_VOICES = 48;
const NOISE_SECONDS = 2;
/** Inaudible; an exponential ramp cannot end at 0. */
const SILENCE = 0.0001;
const HUSH_SECONDS = 0.08;

type Source = AudioScheduledSourceNode;

export function newSynth(sound: Sound): Synth {
  const compressor = sound.createDynamicsCompressor();
  const master = sound.createGain();
  const noise = whiteNoise(sound);
  const playing = new Set<Source>();
  master.connect(compressor);
  compressor.connect(sound.destination);
  return {
    play(voices, delayMs) {
      for (const voice of voices) {
        if (playing.size >= MAX_VOICES) return;
        const source = startVoice({ sound, noise, into: master }, voice, delayMs);
        playing.add(source);
        source.onended = () => playing.delete(source);
      }
    },
    hush() {
      for (const source of playing) source.stop(sound.currentTime + HUSH_SECONDS);
      playing.clear();
    },
    setLoudness(loudness) {
      master.gain.setTargetAtTime(loudness, sound.currentTime, HUSH_SECONDS / 3);
    },
  };
}

function whiteNoise(sound: Sound): AudioBuffer {
  const length = Math.round(sound.sampleRate * NOISE_SECONDS);
  const buffer = sound.createBuffer(1, length, sound.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

interface Workshop {
  sound: Sound;
  noise: AudioBuffer;
  into: AudioNode;
}

function startVoice(workshop: Workshop, voice: Voice, delayMs: number): Source {
  const { sound, into } = workshop;
  const start = sound.currentTime + (delayMs + voice.atMs) / 1000;
  const end = start + voice.lastsMs / 1000;
  const shape = sound.createGain();
  shape.gain.setValueAtTime(SILENCE, start);
  shape.gain.exponentialRampToValueAtTime(voice.gain, start + voice.swellMs / 1000);
  shape.gain.exponentialRampToValueAtTime(SILENCE, end);
  shape.connect(into);
  const source =
    voice.source === 'noise'
      ? noiseThrough(workshop, voice, { start, end, shape })
      : tone(sound, voice, { start, end, shape });
  source.start(start);
  source.stop(end);
  return source;
}

interface Span {
  start: number;
  end: number;
  shape: AudioNode;
}

function noiseThrough(
  { sound, noise }: Workshop,
  voice: Voice,
  { start, end, shape }: Span,
): Source {
  const source = sound.createBufferSource();
  const filter = sound.createBiquadFilter();
  source.buffer = noise;
  source.loop = true;
  filter.type = voice.filter ?? 'lowpass';
  glide(filter.frequency, voice, start, end);
  source.connect(filter);
  filter.connect(shape);
  return source;
}

function tone(sound: Sound, voice: Voice, { start, end, shape }: Span): Source {
  const source = sound.createOscillator();
  source.type = voice.source === 'triangle' ? 'triangle' : 'sine';
  glide(source.frequency, voice, start, end);
  source.connect(shape);
  return source;
}

function glide(param: AudioParam, { fromHz, toHz }: Voice, start: number, end: number): void {
  param.setValueAtTime(fromHz, start);
  param.exponentialRampToValueAtTime(toHz, end);
}
