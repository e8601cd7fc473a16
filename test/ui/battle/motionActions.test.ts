import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actionFor } from '../../../src/ui/controls/keys';
import { readPrefs } from '../../../src/ui/frame/prefs';
import { newDirector } from '../../../src/ui/hexmap/motion/director';
import { battleScript } from '../../../src/ui/systems/battle/board/motion/stage';
import { motionActions } from '../../../src/ui/systems/battle/motion/actions';
import { fakeClock } from './board/motion/fakeClock';
import { battleOfTwo, fact, reelOf, salvo } from './board/motion/reel';

// Preferences put the theme on the page.
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A battle with a salvo on show. */
function underFire() {
  const director = newDirector(fakeClock(), battleScript);
  director.feed(reelOf([fact('battleBegan')], battleOfTwo()));
  director.feed(reelOf([fact('battleBegan'), salvo(), salvo()], battleOfTwo()));
  const press = (stroke: string) => actionFor(motionActions(director, false), stroke)?.run();
  return { director, press };
}

describe('keys for what is shown', () => {
  test('one skips, one holds and goes on', () => {
    const { director, press } = underFire();
    press('Shift+P');
    expect(director.getSnapshot().phase).toBe('paused');
    press('Shift+P');
    expect(director.getSnapshot().phase).toBe('running');
    press('q');
    expect(director.getSnapshot().phase).toBe('idle');
  });

  test('who asks for the next event gets them one by one from then on', () => {
    const { press } = underFire();
    expect(readPrefs().stepwise).toBe(false);
    press('Shift+N');
    expect(readPrefs().stepwise).toBe(true);
    press('Shift+E');
    expect(readPrefs().stepwise).toBe(false);
  });

  test('step by step it shows the next', () => {
    const { director, press } = underFire();
    director.setPace({ rate: 1, stepwise: true });
    press('Shift+E');
    press('Shift+N');
    expect(director.getSnapshot()).toMatchObject({ lead: 2, waiting: 0 });
    press('Shift+E');
  });

  test('speed goes up and down, sound on and off', () => {
    const { press } = underFire();
    press('<');
    expect(readPrefs().animation).toBe('slow');
    press('>');
    expect(readPrefs().animation).toBe('normal');
    press('Shift+B');
    expect(readPrefs().sound).toBe(true);
    press('Shift+B');
    expect(readPrefs().sound).toBe(false);
  });

  test('in a replay the keys of speed are left to it', () => {
    const { director } = underFire();
    expect(actionFor(motionActions(director, true), '<')).toBeUndefined();
  });
});
