import type { Sound } from '../../../src/ui/sound/synth';

/** A source that was started. */
export interface Played {
  what: 'noise' | 'tone';
  start: number;
  end: number;
}

/** Sound that only writes down what would be heard; seconds as a browser counts them. */
export function fakeSound() {
  const played: Played[] = [];
  const state = { now: 0, suspended: false, closed: false, loudness: 1 };
  const ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = { connect() {} };
  const source = (what: Played['what']) => {
    const note: Played = { what, start: Number.NaN, end: Number.NaN };
    return {
      ...node,
      frequency: ramp,
      start(at: number) {
        note.start = at;
        played.push(note);
      },
      stop(at: number) {
        note.end = at;
      },
    };
  };
  const sound = {
    sampleRate: 8000,
    destination: node,
    get currentTime() {
      return state.now;
    },
    createBuffer: (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
    createBufferSource: () => source('noise'),
    createOscillator: () => source('tone'),
    createBiquadFilter: () => ({ ...node, frequency: ramp }),
    createDynamicsCompressor: () => node,
    createGain: () => ({
      ...node,
      gain: {
        ...ramp,
        setTargetAtTime(value: number) {
          state.loudness = value;
        },
      },
    }),
    suspend: async () => {
      state.suspended = true;
    },
    resume: async () => {
      state.suspended = false;
    },
    close: async () => {
      state.closed = true;
    },
  };
  return { sound: sound as unknown as Sound, played, state };
}
