import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../../../../../src/rules/battle';
import type { Pace } from '../../../../../src/ui/frame/pace';
import { newDirector } from '../../../../../src/ui/hexmap/motion/director';
import type { BattleAct } from '../../../../../src/ui/systems/battle/board/common/acts';
import { battleScript } from '../../../../../src/ui/systems/battle/board/motion/stage';
import { fakeClock } from './fakeClock';
import { battleOfTwo, fact, hit, moved, reelOf, salvo, sank } from './reel';

/** A director that has seen a battle begin, its clock, and what it has started. */
function begun(pace: Partial<Pace> = {}) {
  const clock = fakeClock();
  const director = newDirector(clock, battleScript);
  const started: (BattleAct['kind'] | 'cut')[] = [];
  director.setPace({ rate: 1, stepwise: false, ...pace });
  director.onCue((cue) => started.push(cue === 'cut' ? cue : cue.kind));
  const opening = [fact('battleBegan')];
  director.feed(reelOf([...opening], battleOfTwo()));
  const show = (...events: BattleEvent[]) => {
    opening.push(...events);
    director.feed(reelOf([...opening], battleOfTwo()));
  };
  return { clock, director, started, show };
}

describe('a director', () => {
  test('what was there when the battle was opened is not played', () => {
    const clock = fakeClock();
    const director = newDirector(clock, battleScript);
    director.feed(reelOf([salvo(), sank()], battleOfTwo()));
    expect(director.getSnapshot()).toMatchObject({ active: [], phase: 'idle', told: 2 });
  });

  test('salvos overlap, hits wait until they have fallen, losses until then', () => {
    const { clock, director, started, show } = begun();
    show(salvo(), salvo(1), hit(), sank());
    expect(started).toEqual(['salvo']);
    clock.pass(400);
    expect(started).toEqual(['salvo', 'salvo']);
    clock.pass(1400);
    expect(started).toEqual(['salvo', 'salvo', 'blow']);
    expect(director.getSnapshot().sinking).toEqual(['b']);
    clock.pass(900);
    expect(started.at(-1)).toBe('loss');
    clock.pass(5000);
    expect(director.getSnapshot()).toMatchObject({ active: [], phase: 'idle', sinking: [] });
  });

  test('what it has not shown yet is not to be seen on the board', () => {
    const { clock, director, show } = begun();
    const before = director.getSnapshot().shown;
    show(salvo(1), hit('b'));
    expect(director.getSnapshot().shown?.ships.b).toBe(before?.ships.b);
    clock.pass(5000);
    expect(director.getSnapshot().shown?.ships.b).not.toBe(before?.ships.b);
  });

  test('the position on show is the same object for as long as nothing in it changes', () => {
    const { clock, director, started, show } = begun();
    show(salvo(), salvo(), hit('b'));
    const { shown } = director.getSnapshot();
    clock.pass(300);
    expect(started).toHaveLength(2);
    expect(director.getSnapshot().shown).toBe(shown);
    clock.pass(5000);
    expect(director.getSnapshot().shown).not.toBe(shown);
  });

  test('skipping shows at once how all of it ends', () => {
    const { director, started, show } = begun();
    show(salvo(1), hit(), sank());
    director.skip();
    expect(started).toEqual(['salvo', 'cut']);
    expect(director.getSnapshot()).toMatchObject({
      active: [],
      waiting: 0,
      phase: 'idle',
      told: 4,
    });
  });

  test('an order given at this screen is shown at once, and cuts short what was running', () => {
    const { director, started, show } = begun();
    show(salvo(), hit(), sank());
    show(moved('allies', 'A1'));
    expect(started.at(-1)).toBe('move');
    expect(director.getSnapshot()).toMatchObject({ waiting: 0, sinking: [] });
  });

  test('twice as fast takes half the time, and half as fast twice', () => {
    for (const rate of [0.5, 2]) {
      const { clock, started, show } = begun({ rate });
      show(salvo(), salvo());
      clock.pass(259 / rate);
      expect(started).toHaveLength(1);
      clock.pass(2 / rate);
      expect(started).toHaveLength(2);
    }
  });

  test('switched off nothing is played and nothing waits', () => {
    const { director, started, show } = begun({ rate: 0 });
    show(salvo(), hit(), sank());
    expect(started).toEqual([]);
    expect(director.getSnapshot()).toMatchObject({ active: [], waiting: 0, phase: 'idle' });
  });

  test('switching off ends what is running', () => {
    const { director, show } = begun();
    show(salvo(), sank());
    director.setPace({ rate: 0, stepwise: false });
    expect(director.getSnapshot()).toMatchObject({ active: [], waiting: 0 });
  });

  test('held, time stands; going on, it runs from where it was', () => {
    const { clock, director, started, show } = begun();
    show(salvo(), salvo());
    clock.pass(100);
    director.pause(true);
    clock.pass(10_000);
    expect(started).toHaveLength(1);
    expect(director.getSnapshot()).toMatchObject({ phase: 'paused', active: [{ kind: 'salvo' }] });
    director.pause(false);
    clock.pass(150);
    expect(started).toHaveLength(1);
    clock.pass(20);
    expect(started).toHaveLength(2);
  });

  test('step by step one event is shown at each call, with its place in the log', () => {
    const { clock, director, started, show } = begun({ stepwise: true });
    show(fact('sideDone'), salvo(1), hit(), sank());
    clock.pass(60_000);
    expect(started).toEqual(['salvo']);
    expect(director.getSnapshot()).toMatchObject({ phase: 'held', lead: 2, told: 3, waiting: 2 });
    director.step();
    expect(started).toEqual(['salvo', 'blow']);
    expect(director.getSnapshot()).toMatchObject({ phase: 'held', lead: 3, told: 4 });
    director.step();
    director.step();
    expect(director.getSnapshot()).toMatchObject({ phase: 'idle', lead: null, told: 5 });
  });

  test('step by step, own orders are shown without being asked for', () => {
    const { director, started, show } = begun({ stepwise: true });
    show(moved('axis', 'X1'), moved('axis', 'X2'));
    show(moved('allies', 'A1'));
    expect(started).toEqual(['move', 'move']);
    expect(director.getSnapshot()).toMatchObject({ waiting: 0, phase: 'running' });
  });

  test('an undo and a jump over chapters are shown without being played', () => {
    const { director, started } = begun();
    director.feed(reelOf([fact('battleBegan'), salvo(), sank()], battleOfTwo(), 4));
    expect(started).toEqual([]);
    director.feed(reelOf([fact('battleBegan')], battleOfTwo(), 4));
    expect(director.getSnapshot()).toMatchObject({ told: 1, phase: 'idle' });
  });

  test('another battle starts from nothing', () => {
    const { director, show } = begun();
    show(salvo(), sank());
    director.clear();
    expect(director.getSnapshot()).toMatchObject({ shown: null, active: [], phase: 'idle' });
  });
});

describe('whoever waits for what is shown', () => {
  test('goes on at once when nothing is', () => {
    const { director } = begun();
    let gone = 0;
    director.whenFree(() => {
      gone += 1;
    });
    expect(gone).toBe(1);
  });

  test('goes on once the last act has settled, though its smoke still drifts', () => {
    const { clock, director, show } = begun();
    show(salvo());
    let gone = 0;
    director.whenFree(() => {
      gone += 1;
    });
    clock.pass(600);
    expect(gone).toBe(0);
    clock.pass(1000);
    expect(gone).toBe(1);
    expect(director.getSnapshot().active).toHaveLength(1);
  });

  test('waits while it is held, and goes on when that is skipped', () => {
    const { clock, director, show } = begun({ stepwise: true });
    show(salvo());
    let gone = 0;
    director.whenFree(() => {
      gone += 1;
    });
    clock.pass(60_000);
    expect(gone).toBe(0);
    director.skip();
    expect(gone).toBe(1);
  });

  test('does not go on once it has been called off', () => {
    const { clock, director, show } = begun();
    show(salvo());
    let gone = 0;
    director.whenFree(() => {
      gone += 1;
    })();
    clock.pass(60_000);
    expect(gone).toBe(0);
  });
});
