import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { EventCard } from '../../../src/rules/sea-wings/model/cards';
import { hit, markerOf } from './facing';
import { type Game, give, goTo, only, refusalOf, type Script } from './game';
import { goToStop, holding, playable } from './holding';

describe('phase C', () => {
  const damaged = (axis: EventCard[], allies: EventCard[] = [], letters = 'PMS'): Game => {
    const game = holding({ axis, allies });
    const akagi = game.state.forces.axis.ships.akagi;
    akagi?.hits.push(...[...letters].map((letter) => hit(letter as 'P')));
    goTo(game, 'damageControl');
    return game;
  };
  const both = (game: Game, script: Script) => {
    give(game, 'allies', 'confirm', script);
    return give(game, 'axis', 'confirm', script);
  };
  const left = (game: Game) =>
    game.state.forces.axis.ships.akagi?.hits.map(({ letter }) => letter).join('');

  test('[WG-21.12, WG-21.20] 18 Good Damage Control: the first three dice of a ship that fail are rolled again', () => {
    const game = damaged(['good-damage-control']);
    expect(playable(game, 'axis')).toEqual(['good-damage-control akagi']);
    const shown = give(game, 'axis', 'play good-damage-control akagi');
    expect(only(eventsFor(shown, 'allies'), 'cardPlayed')[0]?.on).toBe('-');
    // Number 1: all three fail on a 4; of the second tries two go well.
    const again = { 'damage-control': [4, 4, 4], 'damage-control-again': [1, 6, 3] };
    const events = both(game, again);
    expect(left(game)).toBe('M');
    expect(only(events, 'diceRerolled')[0]).toMatchObject({ ship: 'akagi', seenBy: ['axis'] });
    expect(only(events, 'diceRerolled')[0]?.dice).toHaveLength(3);
  });

  test('[WG-21.12, WG-21.20] 18 Good Damage Control: three dice and no more, fires first', () => {
    const game = damaged(['good-damage-control'], [], 'FFPM');
    give(game, 'axis', 'play good-damage-control akagi');
    both(game, {
      ...{ fire: [4, 4], 'fire-again': [1, 1] },
      ...{ 'damage-control': [4, 4], 'damage-control-again': [1] },
    });
    expect(left(game)).toBe('M');
  });

  test('[WG-21.12] 18 Good Damage Control: without it they stay as they fall', () => {
    const game = damaged([]);
    both(game, { 'damage-control': [4, 3, 4] });
    expect(left(game)).toBe('PS');
  });

  const burning = (letters: string): Game => {
    const game = damaged([], ['gasoline-vapors'], letters);
    const { akagi } = game.state.forces.axis.ships;
    if (akagi) game.state.known.allies.met.akagi = { card: akagi.card };
    return game;
  };

  test('[WG-21.12, WG-21.20] 19 Gasoline Vapors: a known carrier that burns has one fire more', () => {
    const game = burning('F');
    expect(playable(game, 'allies')).toEqual(['gasoline-vapors akagi']);
    expect(refusalOf(game, 'allies', 'play gasoline-vapors hiryu')).toBe('card-object WG-21.5');
    const events = give(game, 'allies', 'play gasoline-vapors akagi');
    expect(left(game)).toBe('FF');
    expect(only(eventsFor(events, 'allies'), 'fireSpread')).toEqual([]);
  });

  test('[WG-13.21, WG-21.12] 19 Gasoline Vapors: the fifth fire has her abandoned', () => {
    const game = burning('FFFF');
    give(game, 'allies', 'play gasoline-vapors akagi');
    expect(game.state.forces.axis.ships.akagi?.fate).toBe('abandoned');
  });

  test('[WG-21.15, WG-21.20] 19 Gasoline Vapors is kept if she does not burn', () => {
    const game = burning('PA');
    const events = give(game, 'allies', 'play gasoline-vapors akagi');
    expect(only(events, 'cardKept')).toHaveLength(1);
    expect(left(game)).toBe('PA');
    expect(game.state.handSizes.allies).toBe(1);
  });
});

describe('phase D', () => {
  const plotting = (letters = ''): Game => {
    const game = holding({ allies: ['refueling'] });
    goTo(game, 'plots');
    const { portland } = game.state.forces.allies.ships;
    if (portland) portland.isLowOnFuel = true;
    portland?.hits.push(...[...letters].map((letter) => hit(letter as 'P')));
    return game;
  };
  const sixHexes = 'plot allies-1 16,5/17,5/18,5/19,5/20,5/21,5';

  test('[WG-21.12] 23 Refueling: a task force has speed 6, and its ships lose the limit of fuel', () => {
    const game = plotting();
    expect(refusalOf(game, 'allies', sixHexes)).toBe('too-far WG-16.11');
    expect(playable(game, 'allies')).toEqual(['refueling allies-1']);
    give(game, 'allies', 'play refueling allies-1');
    expect(refusalOf(game, 'allies', sixHexes)).toBeUndefined();
    expect(game.state.forces.allies.ships.portland?.isLowOnFuel).toBe(false);
    goTo(game, 'airPlans');
    goTo(game, 'plots');
    // The ships' own speed is 5 again in the next turn.
    expect(refusalOf(game, 'allies', sixHexes)).toBe('too-far WG-16.11');
    const five = 'plot allies-1 16,5/17,5/18,5/19,5/20,5';
    expect(refusalOf(game, 'allies', five)).toBeUndefined();
  });

  test('[WG-21.20] 23 Refueling mends nothing: a ship with a P hit keeps her speed', () => {
    const game = plotting('P');
    give(game, 'allies', 'play refueling allies-1');
    expect(refusalOf(game, 'allies', 'plot allies-1 16,5/17,5/18,5')).toBeUndefined();
    expect(refusalOf(game, 'allies', 'plot allies-1 16,5/17,5/18,5/19,5')).toBe('too-far WG-16.11');
  });
});

describe('submarines', () => {
  /** After movement, with a submarine of the Allies and a destroyer screen of the Japanese. */
  const submerged = (axis: EventCard[] = [], allies: EventCard[] = ['submarine']): Game => {
    const game = holding({ allies, axis });
    goToStop(game, 'movement');
    return game;
  };
  const find = { submarine: [2] };

  test('[WG-21.12, WG-21.13, WG-20.13] 21 Submarine: on 1 or 2 it finds the task force; its owner names two ships', () => {
    const game = submerged();
    const at = markerOf(game, 'axis');
    expect(playable(game, 'allies')).toEqual([`submarine ${at}`]);
    const events = give(game, 'allies', `play submarine ${at}`, find);
    expect(only(events, 'submarineSearched')[0]).toMatchObject({ marker: at, isFound: true });
    expect(game.state.step).toEqual({ kind: 'exposure', side: 'axis', marker: at });
    expect(seaWings.legalOrders(game.state, 'axis')).toHaveLength(7);
    expect(refusalOf(game, 'axis', 'expose akagi')).toBe('exposed-ships WG-21.12');
    expect(refusalOf(game, 'axis', 'expose akagi+akagi')).toBe('no-such-ship WG-21.12');
    expect(refusalOf(game, 'allies', 'expose hiryu+akagi')).toBe('not-now WG-21.12');
    const dice = { 'submarine-attack': [2, 1], size: [5], penetration: [2], 'hit-effect': [2] };
    const shot = give(game, 'axis', 'expose hiryu+akagi', dice);
    expect(only(shot, 'submarineFired').map(({ ship, isHit }) => `${ship} ${isHit}`)).toEqual([
      ...['hiryu false', 'akagi true'],
    ]);
    // A 2 of the torpedo table for a CV is a P.
    expect(game.state.forces.axis.ships.akagi?.hits).toEqual([hit('P')]);
    expect(only(eventsFor(shot, 'allies'), 'submarineReported')[0]?.isEffective).toBe(true);
    expect(JSON.stringify(eventsFor(shot, 'allies'))).not.toContain('akagi');
    expect(game.state.step.kind).toBe('airPlans');
  });

  test('[WG-21.12] 21 Submarine: the second ship is rolled for only if the first is not hit', () => {
    const game = submerged();
    give(game, 'allies', `play submarine ${markerOf(game, 'axis')}`, find);
    const shot = give(game, 'axis', 'expose hiryu+akagi', { 'submarine-attack': [1, 1] });
    expect(only(shot, 'submarineFired')).toHaveLength(1);
  });

  test('[WG-21.13] 21 Submarine: a torpedo of penetration 3 against her size and armor', () => {
    const struck = (penetration: number) => {
      const game = submerged();
      give(game, 'allies', `play submarine ${markerOf(game, 'axis')}`, find);
      const dice = { 'submarine-attack': [1], penetration: [penetration], 'hit-effect': [2] };
      const [ran] = only(give(game, 'axis', 'expose hiryu+akagi', dice), 'torpedoRan');
      return ran?.isEffective;
    };
    // 3 and the armor of the Hiryu, which is 1 better than none.
    expect([struck(2), struck(3)]).toEqual([true, false]);
  });

  test('[WG-21.13, WG-24.8] 21 Submarine: a dummy and a miss are told alike', () => {
    const told = (die: number, isDummy: boolean) => {
      const game = submerged();
      const at = markerOf(game, 'axis');
      if (isDummy) Object.assign(game.state.forces.axis.taskForces['axis-1'] ?? {}, { ships: [] });
      const events = give(game, 'allies', `play submarine ${at}`, { submarine: [die] });
      return eventsFor(events, 'allies').map(({ kind }) => kind);
    };
    expect(told(1, true)).toEqual(told(3, false));
    expect(told(1, true)).toContain('submarineSearched');
    expect(told(1, true)).not.toContain('submarineRolled');
  });

  test('[WG-24.25] 21 Submarine: who names no ships exposes those of the fewest points', () => {
    const game = submerged();
    give(game, 'allies', `play submarine ${markerOf(game, 'axis')}`, find);
    const shot = give(game, 'axis', 'confirm');
    expect(only(shot, 'submarineFired').map(({ ship }) => ship)).toEqual(['convoy', 'akagi']);
  });

  test('[WG-20.3, WG-21.13] 21 Submarine: a torpedo on a convoy sinks one ship', () => {
    const game = submerged();
    give(game, 'allies', `play submarine ${markerOf(game, 'axis')}`, find);
    const dice = { 'submarine-attack': [1], size: [1], penetration: [3] };
    give(game, 'axis', 'expose convoy+akagi', dice);
    expect(game.state.forces.axis.ships.convoy).toMatchObject({ convoySunk: 1, fate: 'afloat' });
  });

  test('[WG-21.12] 22 Destroyer Screen cancels card 21', () => {
    const game = submerged(['destroyer-screen']);
    const at = markerOf(game, 'axis');
    give(game, 'axis', 'confirm');
    give(game, 'allies', `play submarine ${at}`);
    expect(game.state.step).toMatchObject({ kind: 'cards', stop: 'submarine' });
    expect(playable(game, 'axis')).toEqual(['destroyer-screen -']);
    const events = [
      ...give(game, 'axis', 'play destroyer-screen -'),
      ...give(game, 'axis', 'confirm', find),
    ];
    expect(only(events, 'submarineDriven')[0]?.marker).toBe(at);
    expect(only(events, 'submarineSearched')).toEqual([]);
    expect(game.state.played).toEqual({ allies: ['submarine'], axis: ['destroyer-screen'] });
  });

  test('[WG-21.12] 22 Destroyer Screen: or one task force cannot be hit by submarines in the turn', () => {
    const game = submerged(['destroyer-screen']);
    expect(playable(game, 'axis')).toEqual(['destroyer-screen axis-1']);
    give(game, 'axis', 'play destroyer-screen axis-1');
    const events = give(game, 'allies', `play submarine ${markerOf(game, 'axis')}`, find);
    expect(only(events, 'submarineSearched')[0]?.isFound).toBe(false);
  });

  test('[WG-21.12, WG-21.17] two submarines, one after the other', () => {
    const game = submerged([], ['submarine', 'submarine']);
    const at = markerOf(game, 'axis');
    give(game, 'allies', `play submarine ${at}`, { submarine: [6] });
    expect(game.state.step).toMatchObject({ kind: 'cards', stop: 'movement' });
    give(game, 'allies', `play submarine ${at}`, { submarine: [6] });
    expect(only(game.events, 'submarineSearched')).toHaveLength(2);
    expect(game.state.played.allies).toEqual(['submarine', 'submarine']);
  });
});
