import { describe, expect, test } from 'vitest';
import { type Axial, distance } from '../../../src/hex';
import { lineOf } from '../../../src/rules/seekrieg/movement/guide';
import { speedLimits } from '../../../src/rules/seekrieg/movement/limits';
import { plotsOf } from '../../../src/rules/seekrieg/movement/plots';
import { keepStation } from '../../../src/rules/seekrieg/movement/station';
import { endOf, hexesToMove, walk } from '../../../src/rules/seekrieg/movement/walk';
import { type Battle, battleOf, logOf, shipIn, type TestBattle } from './fleet';
import { at, confirm, give, place, refused, turn } from './playing';

/** Ajax leads Achilles and Exeter northward, two hexes apart. */
const line = (rest: TestBattle = {}, ships: TestBattle['allies'] = {}): Battle =>
  battleOf({
    allies: {
      ajax: { hex: at(0, 0), ...ships.ajax },
      achilles: { hex: at(0, 2), ...ships.achilles },
      exeter: { hex: at(0, 4), ...ships.exeter },
    },
    elements: { cruisers: ['ajax', 'achilles', 'exeter'] },
    ...rest,
  });

const together = (ships: TestBattle['allies'] = {}): Battle =>
  line({ elements: { 'cruisers*': ['ajax', 'achilles', 'exeter'] } }, ships);

const leader = ({ state }: Battle): string | undefined => {
  const element = state.forces.allies.elements.cruisers;
  return element && lineOf(state, element)[0]?.id;
};

describe('the guide', () => {
  test('[SK-34.4] the first ship of the list', () => {
    expect(leader(line())).toBe('ajax');
  });

  test('[SK-34.4] who makes 75 % of the lowest listed maximum', () => {
    expect(leader(line({}, { ajax: { maxKnots: 24 } }))).toBe('ajax');
    expect(leader(line({}, { ajax: { maxKnots: 23 } }))).toBe('achilles');
  });

  test('[SK-34.4] if none does, the fastest', () => {
    const slow = { ajax: { maxKnots: 10 }, achilles: { maxKnots: 12 }, exeter: { maxKnots: 11 } };
    expect(leader(line({}, slow))).toBe('achilles');
  });

  test('[SK-34.5] a guide lost is replaced by the next ship', () => {
    const battle = line();
    shipIn(battle, 'ajax').fate = 'sunk';
    expect(leader(battle)).toBe('achilles');
  });

  test('[SK-34.1, SK-34.4] the player may name another of the element', () => {
    const battle = line();
    expect(leader(give(battle, 'allies', 'element cruisers exeter follow'))).toBe('exeter');
    expect(refused(battle, 'allies', 'element cruisers hood follow')).toBe('no-such-ship SK-5.7');
    expect(refused(battle, 'allies', 'element battleships ajax follow')).toBe(
      'no-such-element SK-34.4',
    );
  });
});

describe('follow', () => {
  test('[SK-34.4, SK-34.5] the others turn in her wake', () => {
    const battle = give(line(), 'allies', 'speed ajax 24 ahead', 'turns ajax S');
    turn(confirm(battle));
    expect(shipIn(battle, 'ajax').hex).toEqual(at(1, -3));
    for (let i = 0; i < 4; i++) turn(battle);
    expect(gaps(battle)).toEqual([2, 2]);
    expect(['ajax', 'achilles', 'exeter'].map((id) => shipIn(battle, id).facing)).toEqual([
      2, 2, 2,
    ]);
    const wake = logOf(battle, 'ajax').wake.map(({ q, r }) => `${q},${r}`);
    for (const id of ['achilles', 'exeter']) {
      const { q, r } = shipIn(battle, id).hex;
      expect(wake).toContain(`${q},${r}`);
    }
  });

  test('[SK-34.5] she takes the plot that ends nearest to her station', () => {
    const battle = give(line(), 'allies', 'speed ajax 28 ahead', 'turns ajax PS');
    const plots = plotsOf(battle.state, 'allies');
    const station = at(0, -1);
    expect(nearestEnd(battle, 'achilles', station)).toBe(
      distance(endIn(battle, 'achilles', plots), station),
    );
  });

  test('[SK-34.5] speed within 6 knots of the guide’s and what is legal for her', () => {
    const late = { exeter: { hex: at(0, 12) } };
    const battle = line({}, late);
    const { gaps: kept } = battle.state.forces.allies.elements.cruisers ?? { gaps: [] };
    kept.splice(2, 1, 2);
    expect(plotsOf(battle.state, 'allies').get('exeter')?.knots).toBeLessThanOrEqual(26);
    expect(plotsOf(battle.state, 'allies').get('exeter')?.knots).toBeGreaterThanOrEqual(24);
  });

  test('[SK-34.5] ties: facing of the guide, then fewer steps, then her speed', () => {
    const plot = plotsOf(line().state, 'allies').get('achilles');
    expect(plot).toEqual({ knots: 20, way: 'ahead', turns: [], isEvading: false });
  });

  test('[SK-34.5] P before S, where nothing else tells two plots apart', () => {
    const battle = line({}, { ajax: { speedKnots: 16, sheet: { dp: 90 } } });
    const plot = keepStation(battle.state, shipIn(battle, 'ajax'), {
      station: at(0, 0),
      ahead: at(0, 0),
      guide: { knots: 16, way: 'ahead', turns: [], isEvading: false },
      facing: 4,
      range: { least: 16, most: 16 },
      isEvading: false,
    });
    expect(plot.turns).toEqual(['P', 'P', 'P']);
  });

  test('[SK-34.5] plots that run on land are left out', () => {
    const reef = line({ scenario: { land: [at(0, 0)] } });
    const plots = plotsOf(reef.state, 'allies');
    const ship = shipIn(reef, 'achilles');
    const plot = plots.get('achilles');
    expect(plot && walk(reef.state, ship, plot, hexesToMove(ship, plot).hexes).isStopped).toBe(
      false,
    );
  });

  test('[SK-34.5] the first of the list keeps her distance when another leads', () => {
    const battle = give(line(), 'allies', 'element cruisers achilles follow');
    turn(battle, 6);
    const [ajax, achilles, exeter] = ['ajax', 'achilles', 'exeter'].map(
      (id) => shipIn(battle, id).hex,
    );
    expect(distance(achilles as Axial, ajax as Axial)).toBe(2);
    expect(distance(ajax as Axial, exeter as Axial)).toBe(2);
  });

  test('[SK-34.5] the line closes up on the ship ahead when one is lost', () => {
    const battle = line();
    shipIn(battle, 'achilles').fate = 'sunk';
    for (let i = 0; i < 6; i++) turn(battle);
    expect(distance(shipIn(battle, 'ajax').hex, shipIn(battle, 'exeter').hex)).toBe(2);
  });
});

/** Hexes between each ship and the one ahead. */
const gaps = (battle: Battle): number[] => {
  const [ajax, achilles, exeter] = ['ajax', 'achilles', 'exeter'].map(
    (id) => shipIn(battle, id).hex,
  );
  return [distance(ajax as Axial, achilles as Axial), distance(achilles as Axial, exeter as Axial)];
};

function endIn({ state }: Battle, id: string, plots: ReturnType<typeof plotsOf>): Axial {
  const ship = state.ships[id];
  const plot = plots.get(id);
  if (!ship || !plot) throw new Error(`no plot of ${id}`);
  return endOf(ship, plot.turns, hexesToMove(ship, plot).hexes);
}

/** By hand: over every legal speed and every turn of up to two steps, which is all that 320 DP allow. */
function nearestEnd(battle: Battle, id: string, station: Axial): number {
  const ship = shipIn(battle, id);
  const { least, most } = speedLimits(battle.state, ship).ahead ?? { least: 0, most: -1 };
  const steps = ['', 'P', 'S', 'PP', 'PS', 'SP', 'SS'];
  const ends: number[] = [];
  for (let knots = Math.max(least, 22); knots <= Math.min(most, 34); knots++)
    for (const text of steps) {
      const turns = [...text] as ('P' | 'S')[];
      const { hexes } = hexesToMove(ship, { knots, way: 'ahead', turns, isEvading: false });
      ends.push(distance(endOf(ship, turns, hexes), station));
    }
  return Math.min(...ends);
}

describe('together', () => {
  test('[SK-34.4] the others repeat her speed and turns', () => {
    const battle = confirm(give(together(), 'allies', 'speed ajax 24 ahead', 'turns ajax S'));
    expect(place(battle, 'achilles')).toBe('1,-1 f2 24');
    expect(place(battle, 'exeter')).toBe('1,1 f2 24');
  });

  test('[SK-34.4] as far as it is legal for them', () => {
    const slow = together({ achilles: { maxKnots: 22 }, exeter: { sheet: { dp: 1000 } } });
    give(slow, 'allies', 'speed ajax 30 ahead', 'turns ajax SS');
    const plots = plotsOf(slow.state, 'allies');
    expect(plots.get('achilles')).toMatchObject({ knots: 22, turns: ['S', 'S'] });
    expect(plots.get('exeter')).toMatchObject({ knots: 30, turns: ['S'] });
  });
});

describe('a ship ordered by herself', () => {
  test('[SK-34.4] a speed of her own takes her out of the line until the element is ordered again', () => {
    const battle = give(line(), 'allies', 'speed exeter 12 ahead', 'turns ajax S');
    turn(confirm(battle));
    expect(place(battle, 'exeter')).toBe('0,3 f1 12');
    give(battle, 'allies', 'element cruisers ajax follow');
    expect(plotsOf(battle.state, 'allies').get('exeter')?.knots).toBeGreaterThan(12);
  });

  test('[SK-34.3, SK-34.4] turns of her own are for one turn', () => {
    const battle = confirm(give(line(), 'allies', 'turns exeter S'));
    expect(shipIn(battle, 'exeter').facing).toBe(2);
    turn(battle, 6);
    expect(shipIn(battle, 'exeter').facing).toBe(1);
    expect(gaps(battle)).toEqual([2, 2]);
  });
});

describe('a track', () => {
  const shown = (from: Axial, orders: readonly string[] = []): Battle => {
    const battle = give(line(), 'allies', ...orders);
    battle.state.torpedoes.tracks.allies.push({
      ...{ id: 'salvo-1', target: 'ajax', from, aimedAt: at(0, 0) },
    });
    return battle;
  };
  const turns = (battle: Battle, id = 'ajax') =>
    plotsOf(battle.state, 'allies').get(id)?.turns.join('');

  test('[SK-34.9] the ship combs by the fewest steps, away from the launch hex if both sides serve', () => {
    expect(turns(shown(at(10, -5)))).toBe('P');
    expect(turns(shown(at(-10, 5)))).toBe('S');
    expect(turns(shown(at(8, -4)))).toBe('P');
  });

  test('[SK-34.9] to the side that serves', () => {
    expect(turns(shown(at(10, 0)))).toBe('P');
    expect(turns(shown(at(10, -10)))).toBe('S');
  });

  test('[SK-34.9] the ships that follow her do not comb, and those that comb already keep their course', () => {
    expect(turns(shown(at(10, -5)), 'achilles')).toBe('');
    expect(turns(shown(at(0, -10)))).toBe('');
  });

  test('[SK-34.9] not with turns of her own, nor where it has been ordered off', () => {
    expect(turns(shown(at(10, -5), ['turns ajax SS']))).toBe('SS');
    expect(turns(shown(at(10, -5), ['standing ajax 0 no no']))).toBe('');
    expect(turns(shown(at(10, -5), ['standing cruisers 0 no no']))).toBe('');
  });
});
