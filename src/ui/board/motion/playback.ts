import type { Scene } from './scene';

/** Lets the animations under an element run as a scene does: at its rate, or held. */
export function play(root: Element, { phase, pace }: Pick<Scene, 'phase' | 'pace'>): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    animation.updatePlaybackRate(pace.rate || 1);
    if (phase === 'paused') animation.pause();
    else if (animation.playState === 'paused') animation.play();
  }
}
