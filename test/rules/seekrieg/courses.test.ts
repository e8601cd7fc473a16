import { describe, expect, test } from 'vitest';
import { hexKey } from '../../../src/hex';
import { seekrieg } from '../../../src/rules/seekrieg';
import { coursesOf, courseTo, endsAhead, possibleHexes } from '../../../src/rules/seekrieg/query';
import { type Battle, battleOf, shipIn } from './fleet';
import { at, confirm, give, place } from './playing';
import { alone } from './sailing';

const courseNow = (battle: Battle, id = 'exeter') => {
  const course = coursesOf(battle.state, 'allies').get(id);
  if (!course) throw new Error(`no course of ${id}`);
  return course;
};

const endsOf = (battle: Battle) =>
  endsAhead(battle.state, shipIn(battle, 'exeter'), courseNow(battle).plot);

const towards = (battle: Battle, q: number, r: number) =>
  courseTo(battle.state, shipIn(battle, 'exeter'), courseNow(battle).plot, at(q, r));

describe('courses ahead of their sealing', () => {
  test('[SK-34.3] the course that is shown is the one that is sailed', () => {
    const battle = give(alone(), 'allies', 'speed exeter 24 ahead', 'turns exeter S');
    const { hex, facing, plot } = courseNow(battle);
    confirm(battle);
    expect(place(battle, 'exeter')).toBe(`${hexKey(hex)} f${facing} ${plot.knots}`);
  });

  test('[SK-34.5] a ship that follows is shown where she will keep station', () => {
    const battle = battleOf({
      allies: { exeter: { hex: at(0, 0) }, ajax: { hex: at(0, 2) } },
      elements: { line: ['exeter', 'ajax'] },
    });
    give(battle, 'allies', 'turns exeter S');
    const { hex, facing } = courseNow(battle, 'ajax');
    confirm(battle);
    expect(place(battle, 'ajax')).toContain(`${hexKey(hex)} f${facing}`);
  });

  test('[SK-9.5] every end that is shown can be ordered, and the planned speed comes first', () => {
    const battle = alone();
    const ends = endsOf(battle);
    expect(ends[0]?.plot.knots).toBe(20);
    expect(ends.length).toBeGreaterThan(4);
    for (const { plot, hex, facing } of ends) {
      const { knots, way, turns } = plot;
      const sailed = alone();
      for (const order of [
        { kind: 'speed' as const, ship: 'exeter', knots, way },
        { kind: 'turns' as const, ship: 'exeter', turns: [...turns] },
      ]) {
        expect(seekrieg.refuse(sailed.state, 'allies', order)).toBeUndefined();
        seekrieg.apply(sailed.state, 'allies', order, sailed.dice);
      }
      confirm(sailed);
      expect(place(sailed, 'exeter')).toBe(`${hexKey(hex)} f${facing} ${knots}`);
    }
  });

  test('[SK-4.12] no end lies behind land', () => {
    const battle = alone({}, { scenario: { land: [at(0, -1)] } });
    expect(endsOf(battle).every(({ isStopped }) => !isStopped)).toBe(true);
    expect(endsOf(battle).some(({ hex }) => hexKey(hex) === '0,-2')).toBe(false);
  });

  test('[SK-9.25] each turn is told with its impulse', () => {
    const battle = give(alone(), 'allies', 'speed exeter 24 ahead', 'turns exeter S');
    expect(courseNow(battle).path).toHaveLength(3);
    expect(courseNow(battle).impulses).toEqual([6]);
    expect(courseNow(alone()).impulses).toEqual([]);
  });

  test('[SK-9.18] a far hex is headed for at the planned speed, with the turns that point to it', () => {
    const battle = alone();
    expect(towards(battle, 0, -40)?.plot).toMatchObject({ knots: 20, turns: [] });
    expect(towards(battle, 40, -20)?.plot).toMatchObject({ knots: 20, turns: ['S'] });
    expect(towards(battle, -40, 20)?.plot.turns[0]).toBe('P');
  });
});

describe('where an enemy may be next', () => {
  /** Two ships that see each other. */
  const duel = (): Battle =>
    battleOf({
      allies: { exeter: {} },
      axis: { spee: { hex: at(0, -30), facing: 4, speedKnots: 24 } },
    });

  test('[SK-5.8] it is told from what is seen of her, and holds where she goes', () => {
    const battle = duel();
    const seen = seekrieg.view(battle.state, 'allies');
    const spee = seen.ships.spee;
    if (!spee) throw new Error('spee is not in sight');
    expect(spee.condition).toBeNull();
    const fan = possibleHexes(seen, spee).map(hexKey);
    for (const line of [
      'turns spee S',
      'turns spee P',
      'speed spee 10 ahead',
      'speed spee 32 ahead',
    ]) {
      const sailed = confirm(give(duel(), 'axis', line));
      expect(fan).toContain(hexKey(shipIn(sailed, 'spee').hex));
    }
    expect(fan).not.toContain('0,-30');
  });
});
