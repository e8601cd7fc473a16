import type { BattleAct } from '../systems/battle/board/motion/acts';
import { noisesOf } from './noises';
import { newSynth, type Sound, type Synth } from './synth';
import { type Noise, voicesOf } from './voices';

/** What is heard of battles. */
export interface SoundPlayer {
  /** @param rate how many times as fast as normal it is shown */
  act(act: BattleAct, rate: number): void;
  /** A stroke of the bell: somebody is asked to decide. */
  turn(): void;
  /** @param volume 0 to 100 */
  setVolume(volume: number): void;
  /** Nothing is heard of a page that is not seen. */
  setHidden(hidden: boolean): void;
  /** Ends what is heard: it was skipped. */
  hush(): void;
  /** For good. */
  close(): void;
}

/** @param sound opened after somebody has touched the page, or browsers keep it silent and complain */
export function newSoundPlayer(sound: Sound): SoundPlayer {
  const synth: Synth = newSynth(sound);
  let hidden = false;
  const play = (noise: Noise, delayMs: number) => {
    if (!hidden) synth.play(voicesOf(noise), delayMs);
  };
  return {
    act(act, rate) {
      for (const { noise, atMs } of noisesOf(act)) play(pressed(noise, rate), atMs / rate);
    },
    turn: () => play({ kind: 'turn' }, 0),
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

/** Ears hear ratios: half way is a quarter of the power. */
const loudnessOf = (volume: number): number => (volume / 100) ** 2;

/** What lasts as long as something is shown is as much shorter. */
const pressed = (noise: Noise, rate: number): Noise =>
  noise.kind === 'torpedoRun' ? { ...noise, lastsMs: noise.lastsMs / rate } : noise;
