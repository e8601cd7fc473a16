import { afterEach, expect, test, vi } from 'vitest';
import { newGlide } from '../../../src/ui/hexmap/glide';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a glide that was held on its way ends exactly at its goal', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) =>
    setTimeout(() => step(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const goal = { k: 0.5117403314917127, x: 529, y: 370.5 };
  for (let i = 1; i <= 20; i++) {
    const state = { now: { k: goal.k + i / 10, x: 529 - i, y: 370.5 - i / 3 } };
    const glide = newGlide(state, (placement) => {
      state.now = placement;
    });
    glide.to(goal, 'smooth');
    vi.advanceTimersByTime(100);
    glide.pause();
    const held = state.now;
    vi.advanceTimersByTime(500);
    expect(state.now).toEqual(held);
    expect(held).not.toEqual(goal);
    glide.goOn();
    vi.advanceTimersByTime(500);
    expect(state.now).toEqual(goal);
  }
});
