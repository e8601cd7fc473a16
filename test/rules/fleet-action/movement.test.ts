import { describe, expect, test } from 'vitest';
import { condition, give, goTo, kinds, newGame, only, refusalOf, sailing, unit } from './game';
import type { TestBattle, TestShip } from './setting';

const FAR: TestShip = { sheet: 'Fubuki', hex: { q: -20, r: 0 } };

const alone = (ship: Partial<TestShip> & { sheet: string }, changed: TestBattle = {}) =>
  sailing({ allies: [{ id: 'ship', ...ship }], axis: [FAR], ...changed });

describe('speed', () => {
  test.each([
    ['Bismarck', 20, '10 26'],
    ['Fletcher', 20, '5 30'],
    ['Fletcher', 30, '15 36'],
    ['Fletcher', 5, '0 15'],
  ])('[NW-8.2, NW-8.3, NW-8.4] %s at %i knots may set %s', (sheet, knots, range) => {
    const game = alone({ sheet, knots });
    const [least, most] = range.split(' ').map(Number) as [number, number];
    expect(refusalOf(game, 'allies', `speed ship ${least}`)).toBeUndefined();
    expect(refusalOf(game, 'allies', `speed ship ${most}`)).toBeUndefined();
    expect(refusalOf(game, 'allies', `speed ship ${most + 1}`)).toBe('speed-out-of-range NW-8.3');
    if (least > 0)
      expect(refusalOf(game, 'allies', `speed ship ${least - 1}`)).toBe(
        'speed-out-of-range NW-8.3',
      );
  });

  test('[NW-1.20] the carry makes up for broken hexes', () => {
    const game = alone({ sheet: 'Fletcher', knots: 28 });
    give(game, 'allies', 'done -');
    expect(unit(game, 'ship').hex).toEqual({ q: 0, r: -5 });
    expect(condition(game, 'ship').carry).toBe(3);
    goTo(game, 'end');
    goTo(game, 'initiative', 2);
    goTo(game, 'end', 2);
    expect(unit(game, 'ship').hex).toEqual({ q: 0, r: -11 });
  });
});

describe('a path', () => {
  test('[NW-EX2, NW-8.6, NW-8.7] a ship of MVR 2 turns after two hexes ahead, and again after two more', () => {
    const game = alone({ sheet: 'Bismarck', knots: 30 });
    condition(game, 'ship').straight = 0;
    expect(refusalOf(game, 'allies', 'move ship ap')).toBe('not-straight-enough NW-8.7');
    expect(refusalOf(game, 'allies', 'move ship aapapaa')).toBe('not-straight-enough NW-8.7');
    give(game, 'allies', 'move ship aapaapaap');
    expect(unit(game, 'ship').facing).toBe(4);
  });

  test('[NW-8.8] hexes of the turn before count', () => {
    const game = alone({ sheet: 'Bismarck', knots: 30 });
    expect(refusalOf(game, 'allies', 'move ship paaaaaa')).toBeUndefined();
  });

  test('[NW-8.9] a ship too slow for a hex turns every other turn', () => {
    const game = alone({ sheet: 'Fletcher', knots: 4 });
    give(game, 'allies', 'speed ship 4');
    expect(refusalOf(game, 'allies', 'move ship pp')).toBe('no-turn-at-rest NW-8.9');
    give(game, 'allies', 'move ship p');
    expect(unit(game, 'ship').facing).toBe(6);
  });

  test('[NW-8.10] orders may be partial; what is left is used in the end', () => {
    const game = alone({ sheet: 'Fletcher', knots: 30 });
    give(game, 'allies', 'move ship aap');
    expect(unit(game, 'ship')).toMatchObject({ hex: { q: 0, r: -2 }, facing: 6 });
    give(game, 'allies', 'done ship');
    expect(condition(game, 'ship').turn.moved).toBe(6);
  });

  test('[NW-2.5, NW-8.13, NW-8.14] without steering gear each turn needs a Crew Test', () => {
    const game = alone({ sheet: 'Fletcher', knots: 30 });
    condition(game, 'ship').steering = 0;
    give(game, 'allies', 'move ship aapaaaa', { 'crew-test': [1] });
    expect(unit(game, 'ship')).toMatchObject({ hex: { q: 0, r: -2 }, facing: 1 });
    expect(refusalOf(game, 'allies', 'move ship p')).toBe('helm-does-not-answer NW-8.14');
  });

  test('[NW-8.17, NW-8.18] neither land nor the enemy is entered', () => {
    const land = alone({ sheet: 'Fletcher', knots: 30 }, { land: [{ q: 0, r: -2 }] });
    expect(refusalOf(land, 'allies', 'move ship aa')).toBe('land NW-8.18');
    const met = alone(
      { sheet: 'Fletcher', knots: 30 },
      { axis: [{ sheet: 'Fubuki', hex: { q: 0, r: -2 } }] },
    );
    expect(refusalOf(met, 'allies', 'move ship aa')).toBe('enemy-hex NW-8.17');
  });

  test('[NW-8.16] ships end within the stacking limit', () => {
    const at = { hex: { q: 0, r: -6 }, squadron: 'wall' };
    const game = sailing({
      allies: [
        { sheet: 'Fletcher', id: 'ship', knots: 30 },
        { sheet: 'Bismarck', id: 'one', ...at },
        { sheet: 'Bismarck', id: 'two', ...at },
      ],
      axis: [FAR],
    });
    expect(refusalOf(game, 'allies', 'move ship aaaaaa')).toBe('dead-end NW-8.34');
    expect(refusalOf(game, 'allies', 'move ship aaaaapa')).toBeUndefined();
  });

  test('[NW-EX31, NW-8.34] a blocked ship stops, and is slow', () => {
    const around = [
      ...[-3, -2, -1, 0, 1].flatMap((r) => [
        { q: -1, r: r + 1 },
        { q: 1, r },
      ]),
      { q: 0, r: -3 },
    ];
    const game = alone({ sheet: 'Fletcher', knots: 25 }, { land: around });
    const [, stopped] = [give(game, 'allies', 'done -'), only(game.events, 'shipStopped')[0]];
    expect(unit(game, 'ship').hex).toEqual({ q: 0, r: -2 });
    expect(stopped?.knots).toBe(10);
  });

  test('[NW-1.19] a step off the map ends the path; she does not return', () => {
    const game = alone({ sheet: 'Fletcher', knots: 30, hex: { q: 0, r: -23 } });
    give(game, 'allies', 'move ship aaa');
    expect(unit(game, 'ship').fate).toBe('left');
    expect(game.state.tally.exits.ship).toMatchObject({ edge: 'north', turn: 1 });
  });

  test('[NW-29.21] a flagship that leaves costs her squadron its officer and a point of Command Value', () => {
    const game = alone({ sheet: 'Fletcher', knots: 30, hex: { q: 0, r: -23 } });
    give(game, 'allies', 'move ship aaa');
    const [squadron] = Object.values(game.state.forces.allies.squadrons);
    expect(squadron).toMatchObject({ flagship: null, commandValue: -1 });
  });

  test('[NW-8.24, NW-8.25] smoke is laid in every hex that a ship leaves', () => {
    const game = alone({ sheet: 'Fletcher', knots: 10 });
    give(game, 'allies', 'smoke ship');
    give(game, 'allies', 'done -');
    expect(game.state.smoke.map(({ hex }) => hex)).toEqual([
      { q: 0, r: 0 },
      { q: 0, r: -1 },
    ]);
  });

  test('[NW-8.30, NW-8.31] a disengaging ship makes for home at full speed', () => {
    const game = alone({ sheet: 'Fletcher', knots: 26 });
    unit(game, 'ship').isDisengaging = true;
    expect(refusalOf(game, 'allies', 'speed ship 30')).toBe('speed-out-of-range NW-8.3');
    expect(refusalOf(game, 'allies', 'move ship paaaaaaa')).toBe('must-disengage NW-8.30');
    give(game, 'allies', 'done -');
    expect(unit(game, 'ship').hex.q).toBe(7);
  });
});

describe('squadrons', () => {
  const pair = (second: Partial<TestShip>) =>
    sailing({
      allies: [
        { sheet: 'Fletcher', id: 'first', squadron: 'pair' },
        { sheet: 'Fletcher', id: 'second', squadron: 'pair', ...second },
      ],
      axis: [FAR],
    });

  test('[NW-3.4, NW-3.5] a ship out of formation comes no farther', () => {
    const game = pair({ hex: { q: 0, r: -6 } });
    unit(game, 'second').speedKnots = 20;
    expect(refusalOf(game, 'allies', 'move second aaaa')).toBe('must-keep-station NW-3.5');
    condition(game, 'second').knotsLost = 10;
    expect(refusalOf(game, 'allies', 'move second aaaa')).toBeUndefined();
  });

  test('[NW-3.6] detached ships form a squadron that has still to move', () => {
    const game = pair({});
    const [told] = give(game, 'allies', 'detach second');
    expect(told?.seenBy).toEqual(['allies']);
    expect(refusalOf(game, 'allies', 'detach first')).toBe('one-stays NW-3.6');
    give(game, 'allies', 'done -');
    give(game, 'axis', 'done -');
    expect(game.state.step).toMatchObject({ kind: 'ships', side: 'allies' });
    give(game, 'allies', 'done allies-detached-1');
  });

  test('[NW-4.9, NW-4.11, NW-8.1] squadrons move in turn, and a ship of another waits', () => {
    const game = sailing({
      allies: [
        { sheet: 'Fletcher', id: 'one', knots: 10 },
        { sheet: 'Fletcher', id: 'two' },
      ],
      axis: [FAR],
    });
    give(game, 'allies', 'speed one 10');
    expect(refusalOf(game, 'allies', 'speed two 5')).toBe('another-is-active NW-8.1');
    give(game, 'allies', 'done -');
    expect(game.state.step).toMatchObject({ kind: 'ships', side: 'axis' });
  });

  test('[NW-8.36] reinforcements come in at their hex in their turn', () => {
    const edge = { hex: { q: 0, r: -25 }, facing: 4, knots: 30 } as const;
    const game = newGame({
      allies: [{ sheet: 'Fletcher', id: 'late', ...edge, entersOnTurn: 2 }],
      axis: [FAR],
    });
    goTo(game, 'end');
    expect(unit(game, 'late').fate).toBe('waiting');
    goTo(game, 'initiative', 2);
    goTo(game, 'end', 2);
    expect(unit(game, 'late').hex).toEqual({ q: 0, r: -19 });
  });
});

describe('markers', () => {
  const marked = (changed: TestBattle = {}) =>
    sailing({
      allies: [
        { sheet: 'Bismarck', id: 'lead', squadron: 'main', isContact: true, knots: 20 },
        { sheet: 'Fletcher', id: 'follower', squadron: 'main' },
      ],
      axis: [FAR],
      ...changed,
    });
  const [id] = ['allies-contact-1'];

  test('[NW-3.10] a marker has the speed of its slowest ship and the helm of its largest', () => {
    const game = marked();
    expect(refusalOf(game, 'allies', `move-contact ${id} 27 aaaaa`)).toBe(
      'speed-out-of-range NW-3.10',
    );
    expect(refusalOf(game, 'allies', `move-contact ${id} 20 aapapa`)).toBe(
      'not-straight-enough NW-8.7',
    );
    give(game, 'allies', `move-contact ${id} 20 aaaa`);
    expect(game.state.contacts[id as string]).toMatchObject({
      hex: { q: 0, r: -4 },
      hasMoved: true,
    });
  });

  test('[NW-3.13, NW-3.14] its ships are deployed in line ahead, and move on', () => {
    const game = marked();
    const [told] = give(game, 'allies', `deploy ${id}`);
    expect(told).toMatchObject({ kind: 'contactDeployed', reveals: true });
    expect([unit(game, 'lead').hex, unit(game, 'follower').hex]).toEqual([
      { q: 0, r: 0 },
      { q: 0, r: 1 },
    ]);
    expect(refusalOf(game, 'allies', 'speed lead 20')).toBeUndefined();
  });

  test('[NW-3.16, NW-3.26] a marker that comes near the enemy is found out, and its ships go on', () => {
    const game = marked({ axis: [{ sheet: 'Fubuki', hex: { q: 0, r: -7 } }] });
    const told = give(game, 'allies', `move-contact ${id} 20 aaaa`);
    expect(kinds(told)).toEqual(['contactMoved', 'contactDeployed']);
    expect(condition(game, 'lead').turn).toMatchObject({ allowance: 4, moved: 2 });
    give(game, 'allies', 'done -');
    expect(unit(game, 'lead').hex).toEqual({ q: 0, r: -4 });
  });

  test('[NW-3.8, NW-3.16] a dummy that comes near the enemy is removed', () => {
    const dummies = [{ hex: { q: 0, r: 0 }, facing: 1, speedKnots: 20 } as const];
    const game = sailing({
      axis: [{ sheet: 'Fubuki', hex: { q: 0, r: -7 } }],
      sides: { allies: { dummies } },
    });
    const told = give(game, 'allies', 'done -');
    expect(kinds(told)).toContain('dummyRemoved');
    expect(game.state.contacts).toEqual({});
  });
});

describe('ramming', () => {
  const meeting = (knots: number) =>
    sailing({
      allies: [{ sheet: 'Fletcher', id: 'ship', knots }],
      axis: [{ sheet: 'Ajax', id: 'foe', hex: { q: 0, r: -1 } }],
    });

  test('[NW-8.21, NW-8.23] a ship whose last step leads into an enemy may ram, and stays where she was', () => {
    const game = meeting(5);
    const told = give(game, 'allies', 'ram ship foe');
    expect(kinds(told)).toContain('collided');
    expect(only(told, 'criticalRolled').map((it) => it.unit)).toEqual(['ship', 'foe']);
    expect(unit(game, 'ship').hex).toEqual({ q: 0, r: 0 });
    expect(condition(game, 'foe').structure).toBe(46 - 4);
  });

  test('[NW-8.23] if her crew fails nothing happens; not before the last step', () => {
    const game = meeting(5);
    expect(kinds(give(game, 'allies', 'ram ship foe', { 'crew-test': [5] }))).toContain(
      'ramFailed',
    );
    expect(condition(game, 'foe').structure).toBe(46);
    expect(refusalOf(meeting(10), 'allies', 'ram ship foe')).toBe('not-the-last-step NW-8.23');
  });
});
