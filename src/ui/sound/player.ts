import { newSynth, type Sound, type Synth } from './synth';
import { type Noise, voicesOf } from './voices';

/** A sound, and when after the start of its act; milliseconds at normal speed. */
export interface TimedNoise {
  noise: Noise;
  atMs: number;
}

/** The sound of a game. */
export interface SoundPlayer {
  /** @param rate how many times as fast as normal it is shown */
  play(noises: readonly TimedNoise[], rate: number): void;
  /** A stroke of the bell: a player has to decide. */
  turn(): void;
  /** @param volume 0 to 100 */
  setVolume(volume: number): void;
  /** A hidden page is silent. */
  setHidden(hidden: boolean): void;
  /** Stops the sound of a skipped act. */
  hush(): void;
  /** For good. */
  close(): void;
}

/** @param sound opened only after a touch of the page: otherwise browsers keep it silent and complain */
export function newSoundPlayer(sound: Sound): SoundPlayer {
  const synth: Synth = newSynth(sound);
  let hidden = false;
  const sounded = (noise: Noise, delayMs: number) => {
    if (!hidden) synth.play(voicesOf(noise), delayMs);
  };
  return {
    play(noises, rate) {
      for (const { noise, atMs } of noises) sounded(pressed(noise, rate), atMs / rate);
    },
    turn: () => sounded({ kind: 'turn' }, 0),
    setVolume: (volume) => synth.setLoudness(loudnessOf(volume)),
    setHidden(next) {
      hidden = next;
      if (hidden) synth.hush();
      void (hidden ? sound.suspend() : sound.resume());
    },
    hush: () => synth.hush(),
    close: () => void sound.close(),
  };
}

/** Hearing is logarithmic: half volume is a quarter of the power. */
const loudnessOf = (volume: number): number => (volume / 100) ** 2;

/** A sound that lasts as long as something shown is shortened with it. */
const pressed = (noise: Noise, rate: number): Noise =>
  noise.kind === 'torpedoRun' ? { ...noise, lastsMs: noise.lastsMs / rate } : noise;
