import { type RefObject, useEffect, useRef } from 'react';
import { usePrefs } from '../frame/prefs';
import type { Director } from '../hexmap/motion/director';
import type { Show } from '../hexmap/motion/show';
import { whenTouched } from './gesture';
import type { SoundPlayer, TimedNoise } from './player';

/**
 * Plays the sounds of a game if the player has turned sound on. Nothing is fetched before that, and nothing sounds
 * before the first touch of the page.
 * @param noisesOf what is heard of an act; it must stay the same from render to render
 * @param isAsked somebody at this screen is asked to decide
 */
export function useSound<S extends Show>(
  director: Director<S>,
  noisesOf: (act: S['act']) => readonly TimedNoise[],
  isAsked: boolean,
): void {
  const { sound, volume } = usePrefs();
  const player = usePlayer(sound, volume);
  useEffect(
    () =>
      director.onCue((cue) => {
        if (cue === 'cut') player.current?.hush();
        else player.current?.play(noisesOf(cue), director.getSnapshot().pace.rate || 1);
      }),
    [director, noisesOf, player],
  );
  useEffect(() => {
    if (!isAsked) return undefined;
    return director.whenFree(() => player.current?.turn());
  }, [director, isAsked, player]);
}

/** The player while sound is on, fetched and opened once the page has been touched. */
function usePlayer(sound: boolean, volume: number): RefObject<SoundPlayer | null> {
  const player = useRef<SoundPlayer | null>(null);
  const loudness = useRef(volume);
  useEffect(() => {
    loudness.current = volume;
    player.current?.setVolume(volume);
  }, [volume]);
  useEffect(() => {
    if (!sound) return undefined;
    let left = false;
    const hide = () => player.current?.setHidden(document.hidden);
    const callOff = whenTouched(async () => {
      const opened = await openPlayer();
      if (left) return opened?.close();
      player.current = opened;
      opened?.setVolume(loudness.current);
      document.addEventListener('visibilitychange', hide);
    });
    return () => {
      left = true;
      callOff();
      document.removeEventListener('visibilitychange', hide);
      player.current?.close();
      player.current = null;
    };
  }, [sound]);
  return player;
}

/** It may be missing offline; the game then goes on in silence. */
async function openPlayer(): Promise<SoundPlayer | null> {
  const loaded = await import('./player').catch(() => null);
  return loaded ? loaded.newSoundPlayer(new AudioContext()) : null;
}
