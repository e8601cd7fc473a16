import { describe, expect, test } from 'vitest';
import { conditionOf } from '../../../src/rules/seekrieg/common/own';
import { type Battle, shipIn } from './fleet';
import { at, turn } from './playing';
import { pair, view } from './sightPair';

const plots = (battle: Battle) => view(battle, 'allies').forces.allies?.plots ?? {};

describe('the plot of the enemy', () => {
  test('[SK-5.18] a ship in visual range is plotted with course and speed; when she is lost her plot stays', () => {
    const battle = turn(pair(60, {}, [{}, { speedKnots: 16, facing: 4 }]));
    const { hex } = shipIn(battle, 'spee');
    expect(plots(battle).spee).toMatchObject({ hex, turn: 1, seen: { facing: 4, knots: 16 } });
    shipIn(battle, 'spee').hex = at(0, 200);
    turn(battle);
    expect(view(battle, 'allies').ships.spee).toBeUndefined();
    expect(plots(battle).spee).toMatchObject({ hex, turn: 1 });
    expect(view(battle, 'axis').forces.allies).toBeUndefined();
  });

  test('[SK-5.18] a ship that is only tracked under her name is still known by her class and the hits seen', () => {
    const battle = turn(pair(60));
    const spee = shipIn(battle, 'spee');
    spee.hex = at(0, 86);
    spee.hitsSeen = 3;
    turn(battle);
    expect(view(battle, 'allies').contacts.spee).toMatchObject({ ship: 'spee' });
    expect(plots(battle).spee).toMatchObject({
      turn: 2,
      seen: null,
      known: { sheet: { classId: spee.sheet.classId }, hits: 0 },
    });
    expect(Object.values(plots(turn(pair(95))))).toMatchObject([{ known: null }]);
  });

  test('[SK-5.18] of upper works there is a size and no course; after 15 turns the plot is gone', () => {
    const battle = turn(pair(95));
    expect(Object.values(plots(battle))).toMatchObject([{ seen: null, size: 'cruiser' }]);
    shipIn(battle, 'spee').hex = at(0, 300);
    battle.state.turn = 16;
    turn(battle);
    expect(Object.keys(plots(battle))).toEqual(['contact-1']);
    turn(battle);
    expect(plots(battle)).toEqual({});
  });

  test('[SK-5.18, SK-19.18] a contact that is named has one plot; a ship seen to sink has none', () => {
    const battle = turn(pair(95));
    shipIn(battle, 'spee').hex = at(0, 60);
    turn(battle);
    expect(Object.keys(plots(battle))).toEqual(['spee']);
    conditionOf(shipIn(battle, 'spee')).damage = 400;
    shipIn(battle, 'spee').fate = 'sunk';
    turn(battle);
    expect(plots(battle)).toEqual({});
  });
});
