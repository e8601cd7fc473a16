import type { Scene } from './scene';
import type { Show } from './show';

/** Runs the animations under an element at a scene's rate, or holds them. */
export function play(root: Element, { phase, pace }: Pick<Scene<Show>, 'phase' | 'pace'>): void {
  const rate = pace.rate || 1;
  for (const animation of root.getAnimations({ subtree: true })) {
    // A finished one would start again: its rate is left alone.
    if (animation.playState === 'finished') continue;
    if (animation.playbackRate !== rate) animation.updatePlaybackRate(rate);
    if (phase === 'paused') animation.pause();
    else if (animation.playState === 'paused') animation.play();
  }
}
