import { describe, expect, test } from 'vitest';
import {
  type BattleEvent,
  type BattleState,
  battle,
  DEFAULT_OPTIONS,
} from '../../../src/rules/battle';
import { refusal } from '../../../src/rules/battle/model/refusals';
import { eventsFor, SIDES, type Viewer } from '../../../src/rules/core';
import { sayHex } from '../../../src/ui/systems/battle/board/say';
import { leavingQuestion } from '../../../src/ui/systems/battle/desk/moving';
import { namesOver, newNames, rosterNow, rosterOf } from '../../../src/words/battle/common/names';
import { eventText } from '../../../src/words/battle/eventText';
import { refusalText } from '../../../src/words/battle/refusal';
import { plainText } from '../../../src/words/core/logLine';
import { atImpulse, give, newBattle, resolve } from '../../rules/battle/fixture';
import { NIGHT, picket } from '../../rules/battle/picket';
import { playRandomly } from '../../rules/battle/randomPlay';

/** The log of some events as a viewer reads it. */
const logOf = (events: readonly BattleEvent[], state: BattleState, viewer: Viewer): string[] => {
  const heard = eventsFor(events, viewer);
  const names = namesOver(heard, battle.view(state, viewer), viewer);
  return heard.map((event, i) =>
    plainText(eventText(event, names[i] as (typeof names)[number]).parts),
  );
};

describe('the log in fog', () => {
  test('[BT-20.10] calls a hidden stack "a stack", and its own by their ships', () => {
    const state = atImpulse(picket([8]), 7);
    const events = give(state, 'axis', 'move X2 7,1');
    expect(logOf(events, state, 'allies')[0]).toMatch(/^A stack moves southwest to /);
    expect(logOf(events, state, 'axis')[0]).toMatch(/^x11 and x12 move southwest to /);
  });

  test('[BT-20.12] tells what comes into sight, calls it by its ships, and what is lost', () => {
    const state = atImpulse(picket([7]), 6);
    const events = give(state, 'allies', 'move A1 1,0');
    events.push(...give(state, 'allies', 'done'), ...give(state, 'axis', 'move X2 8,0'));
    const log = logOf(events, state, 'allies');
    expect(log[1]).toBe('Allies sights x11 and x12.');
    expect(log.at(-2)).toMatch(/^x11 and x12 move east to /);
    expect(log.at(-1)).toBe('Allies loses sight of x11 and x12.');
    const later = give(state, 'axis', 'done');
    expect(logOf([...events, ...later], state, 'axis').join(' ')).not.toContain('Allies sights');
  });

  test('[BT-20.13] tells fire from out of sight by its hex, weapon and hits', () => {
    const radar = [{ id: 'x', primary: 'H', traits: ['searchRadar' as const] }];
    const allows = { flashes: false, tertiaryInStorm: false, torpedoesInStorm: false };
    const state = atImpulse(
      picket([], { scenario: { ...NIGHT, allows }, axis: [{ at: [4, 0], ships: radar }] }),
      4,
    );
    const events = resolve(state, { axis: ['fire x primary a'] }, [6, 1, 1]);
    const log = logOf(events, state, 'allies').join(' ');
    expect(log).toMatch(/A stack out of sight fires primary guns at a from \d{4}: one hit\./);
    expect(log).toContain('the primary guns of a stack');
  });
});

test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
  '[BT-20.12] what a side is told folds to the stacks that it sees (%s)',
  (seed) => {
    const events = new Map<number, readonly BattleEvent[]>();
    let compared = 0;
    playRandomly(
      seed,
      260,
      ({ match }) => {
        events.set(match.chapter - 1, match.closedEvents as BattleEvent[]);
        events.set(match.chapter, match.events as BattleEvent[]);
        if (match.orders % 20 !== 19) return;
        for (const side of SIDES) {
          const view = battle.view(match.state, side);
          const roster = rosterOf(eventsFor([...events.values()].flat(), side), view, side);
          for (const { id, ships } of view.stacks)
            expect([...(roster.get(id) ?? [])].sort(), `${id} to the ${side}`).toEqual(
              [...ships].sort(),
            );
          compared += view.stacks.filter(({ band }) => band).length;
        }
      },
      { ...DEFAULT_OPTIONS, fog: true },
    );
    expect(compared).toBeGreaterThan(0);
  },
);

describe('the screen in fog', () => {
  test('[BT-20.10] says of a hidden stack only whose it is and the band of its count', () => {
    const view = battle.view(picket([8]), 'allies');
    const said = sayHex(view, { q: 8, r: 0 });
    expect(said).toContain('Axis, a stack out of sight, count 1 to 3');
    expect(said).not.toMatch(/x1|heading|hull/);
  });

  test('[BT-20.10] a refusal that names a hidden stack says "that stack"', () => {
    const view = battle.view(picket([8]), 'allies');
    const names = newNames(view, rosterNow(new Map(), view));
    expect(refusalText(refusal('not-your-stack', 'BT-4.1', { stack: 'X2' }), names)).toBe(
      "That stack is the other side's.",
    );
  });

  test('[BT-20.15] the question before leaving warns of faster stacks out of sight', () => {
    const state = newBattle({
      allies: [{ at: [9, 0], ships: [{ id: 'a' }] }],
      axis: [{ at: [-2, 0], ships: [{ id: 'x' }] }],
      options: { fog: true },
    });
    const [seen, all] = [battle.view(state, 'allies'), state].map((view) => {
      const [stack] = view.stacks;
      if (!stack) throw new Error('no stack');
      return leavingQuestion(view, newNames(view), stack, { q: 10, r: 0 }).text;
    });
    expect(seen).toContain('Unless an enemy you cannot see is faster');
    expect(all).toContain('no slower than any');
  });
});
