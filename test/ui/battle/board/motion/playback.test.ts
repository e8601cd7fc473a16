import { describe, expect, test } from 'vitest';
import { NORMAL_PACE } from '../../../../../src/ui/frame/pace';
import { play } from '../../../../../src/ui/hexmap/motion/playback';

/** An animation that writes down what is done to it. */
function fakeAnimation(playState: AnimationPlayState, playbackRate = 1) {
  const done: string[] = [];
  const animation = {
    playState,
    playbackRate,
    updatePlaybackRate: (rate: number) => done.push(`rate ${rate}`),
    pause: () => done.push('pause'),
    play: () => done.push('play'),
  };
  return { animation, done };
}

const under = (...animations: object[]) =>
  ({ getAnimations: () => animations }) as never as Element;
const SLOW = { phase: 'running', pace: { ...NORMAL_PACE, rate: 0.5 } } as const;

describe('animations under a scene', () => {
  test('run at its rate, which is set once', () => {
    const fresh = fakeAnimation('running');
    const known = fakeAnimation('running', 0.5);
    play(under(fresh.animation, known.animation), SLOW);
    expect(fresh.done).toEqual(['rate 0.5']);
    expect(known.done).toEqual([]);
  });

  test('stand while it is paused, and go on after', () => {
    const running = fakeAnimation('running', 0.5);
    play(under(running.animation), { ...SLOW, phase: 'paused' });
    expect(running.done).toEqual(['pause']);
    const paused = fakeAnimation('paused', 0.5);
    play(under(paused.animation), SLOW);
    expect(paused.done).toEqual(['play']);
  });

  test('are left alone once they have finished: they would start again', () => {
    const finished = fakeAnimation('finished');
    play(under(finished.animation), { ...SLOW, phase: 'paused' });
    expect(finished.done).toEqual([]);
  });
});
