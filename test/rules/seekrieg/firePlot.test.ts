import { describe, expect, test } from 'vitest';
import { orderDice } from '../../../src/rules/core';
import { shellsFor } from '../../../src/rules/seekrieg/firePlot/loading';
import { firePlotOf } from '../../../src/rules/seekrieg/firePlot/plot';
import { knownTo } from '../../../src/rules/seekrieg/game/view';
import { ALL, anyDice, duel, EAST, fire, salvos, UNARMED, why } from './duel';
import {
  type Battle,
  battery,
  battleOf,
  eventsOf,
  logOf,
  shipIn,
  type TestShip,
  turretsIn,
} from './fleet';
import { confirm, give, refused } from './playing';

/** `enemy:0+1 second:2`: the fire plot of a ship of the Allies. */
const plot = (battle: Battle, id = 'ship'): string =>
  (firePlotOf(battle.state, 'allies').get(id) ?? [])
    .map(
      ({ battery: at, target, turrets }) =>
        `${at ? `${at}/` : ''}${target ?? '-'}:${turrets.join('+')}`,
    )
    .join(' ');

const still = (changed: TestShip): TestShip => ({
  speedKnots: 0,
  ...changed,
  sheet: { ...UNARMED, ...changed.sheet },
});

describe('the default fire plot', () => {
  test('[SK-5.5, SK-34.6] a battery without an order fires at the only target it has', () => {
    expect(plot(duel())).toBe('enemy:0+1+2+3');
  });

  test('[SK-34.6] turrets that do not bear hold fire', () => {
    expect(plot(duel({ enemy: { hex: { q: 0, r: -20 } } }))).toBe('enemy:0+1');
  });

  test('[SK-34.6] turrets that have not fired yet go with their battery, or hold fire', () => {
    const astern = still({ hex: { q: 0, r: 18 } });
    const ahead = { hex: { q: 0, r: -20 } };
    const battle = duel({ enemy: ahead, more: { axis: { astern } } });
    const [a, b] = logOf(battle, 'ship').batteries[0]?.turrets ?? [];
    for (const turret of [a, b]) if (turret) turret.lastTarget = 'enemy';
    expect(plot(battle)).toBe('enemy:0+1');
    shipIn(battle, 'enemy').fate = 'sunk';
    expect(plot(battle)).toBe('astern:2+3');
  });

  test('[SK-34.6] the highest product of shells and total: nearer, larger, more turrets', () => {
    const nearer = still({ hex: { q: 10, r: -3 } });
    expect(plot(duel({ more: { axis: { nearer } } }))).toBe('nearer:0+1+2+3');
    const ahead = still({ hex: { q: 0, r: -18 } });
    expect(plot(duel({ more: { axis: { ahead } } }))).toBe('enemy:0+1+2+3');
  });

  test('[SK-34.6] ties: the nearer, then the larger, then the order of the scenario', () => {
    const twin = still({ hex: { q: -20, r: 10 } });
    expect(plot(duel({ more: { axis: { twin } } }))).toBe('enemy:0+1+2+3');
    const larger = still({ hex: { q: -20, r: 10 }, sheet: { dp: 400 } });
    expect(plot(duel({ more: { axis: { larger } } }))).toBe('larger:0+1+2+3');
  });

  test('[SK-34.6] it keeps its target while that is legal, and takes another when it is not', () => {
    const nearer = still({ hex: { q: 10, r: -3 } });
    const battle = duel({ more: { axis: { nearer } } });
    for (const turret of logOf(battle, 'ship').batteries[0]?.turrets ?? [])
      turret.lastTarget = 'enemy';
    expect(plot(battle)).toBe('enemy:0+1+2+3');
    shipIn(battle, 'enemy').fate = 'sunk';
    expect(plot(battle)).toBe('nearer:0+1+2+3');
  });

  test('[SK-34.6] targets that two own ships fire at are left out while there is another', () => {
    const more = {
      allies: {
        second: { hex: { q: 0, r: -3 }, speedKnots: 0 },
        third: { hex: { q: 0, r: 3 }, speedKnots: 0 },
      },
      axis: { far: still({ hex: { q: 24, r: -8 } }) },
    };
    const battle = duel({ more });
    expect(['ship', 'second', 'third'].map((id) => plot(battle, id))).toEqual([
      ...['enemy:0+1+2+3', 'enemy:0+1+2+3', 'far:0+1+2+3'],
    ]);
  });

  test('[SK-34.6] an order of the player counts among them, and is left as it is', () => {
    const more = {
      allies: { second: { hex: { q: 0, r: -3 }, speedKnots: 0 } },
      axis: { far: still({ hex: { q: 24, r: -8 } }) },
    };
    const battle = give(duel({ more }), 'allies', 'fire ship 0 0+1 far 0 no');
    expect(plot(battle)).toBe('far:0+1 enemy:2+3');
  });

  test('[SK-34.6] beam mounts of the two sides choose as two batteries', () => {
    const secondary = battery({
      gunClass: 'R2',
      boreInches: 4,
      turrets: turretsIn('P2:port S2:starboard'),
    });
    const west = still({ hex: { q: -18, r: 9 } });
    const battle = duel({
      ship: { sheet: { batteries: [battery(), secondary] } },
      more: { axis: { west } },
    });
    expect(plot(battle)).toContain('1/west:0 1/enemy:1');
  });

  test('[SK-34.3] fire held stands until the battery gets another target', () => {
    const battle = give(duel(), 'allies', 'fire ship 0 0+1 - 0 no');
    fire(battle, 100, 100);
    confirm(battle);
    expect(plot(battle)).toBe('enemy:2+3');
    give(battle, 'allies', ALL);
    expect(plot(battle)).toBe('enemy:0+1+2+3');
  });

  test('[SK-34.6] a target that is not identified counts as 400 DP, beam on', () => {
    const battle = duel({
      ship: { sheet: { fireControlRadar: 1, radars: ['284'] } },
      enemy: { facing: 2, sheet: { dp: 1000 } },
    });
    battle.state.hidden.sightings.allies = { enemy: { id: 'contact-1', level: 'marker' } };
    expect(plot(battle)).toBe('contact-1:0+1+2+3');
    const [order] = firePlotOf(battle.state, 'allies').get('ship') ?? [];
    expect(order?.target).toBe('contact-1');
  });

  test('[SK-5.7, SK-34.6] a side plots by what it knows: the same on its view as in the full state', () => {
    const battle = duel({ more: { axis: { far: still({ hex: { q: 24, r: -8 } }) } } });
    const ofView = firePlotOf(knownTo(battle.state, 'allies'), 'allies');
    expect([...ofView]).toEqual([...firePlotOf(battle.state, 'allies')]);
  });
});

describe('phase 6', () => {
  test('[SK-5.1] fire that turns out to be illegal is struck out with its reason', () => {
    const battle = give(duel(), 'allies', ALL);
    Object.assign(shipIn(battle, 'enemy'), { hex: { q: 60, r: -30 } });
    fire(battle);
    expect(eventsOf(battle, 'fireStruckOut')).toMatchObject([
      { ship: 'ship', target: 'enemy', why: { code: 'out-of-range' }, seenBy: ['allies'] },
    ]);
    expect(salvos(battle)).toEqual([]);
  });

  test('[SK-5.11, SK-10.8] a ship that fouls the line is not named: she may be unseen', () => {
    const near = still({ hex: { q: 4, r: -2 }, sheet: { dp: 20 } });
    const battle = duel({ more: { axis: { near } } });
    give(battle, 'allies', 'fire ship 0 0+1+2+3 near 0 no');
    Object.assign(shipIn(battle, 'near'), { hex: { q: 6, r: -3 } });
    Object.assign(shipIn(battle, 'enemy'), {
      hex: { q: 4, r: -2 },
      sheet: { ...shipIn(battle, 'enemy').sheet, dp: 10 },
    });
    fire(battle);
    expect(
      eventsOf(battle, 'fireStruckOut').map(({ why: { code, figures } }) => [code, figures]),
    ).toEqual([['line-fouled', undefined]]);
  });

  test('[SK-35.5] each main turret plotted is rolled for; at fault it does not fire', () => {
    const battle = duel({ ship: { turretFaultPercent: 25 } });
    fire(battle, 25, 26, 1, 100, 100, 100);
    expect(eventsOf(battle, 'turretFaultRolled').map(({ fires }) => fires)).toEqual([
      ...[false, true, false, true],
    ]);
    expect(salvos(battle)[0]?.details?.turrets).toEqual([1, 3]);
  });
});

describe('shells loaded', () => {
  const at = (battle: Battle) => shellsFor(battle.state, shipIn(battle, 'ship'), 0);
  const aim = (battle: Battle): Battle => {
    for (const turret of logOf(battle, 'ship').batteries[0]?.turrets ?? [])
      turret.lastTarget = 'enemy';
    return battle;
  };

  test('[SK-34.7] before a first target the armor-piercing type', () => {
    expect(at(duel())).toBe('APC');
  });

  test('[SK-34.7] then the type with the greatest expected damage against the last target', () => {
    const behind = (inches: number): Battle =>
      aim(
        duel({
          enemy: {
            sheet: {
              armor: {
                ...{ type: 'A', deck: inches, belt: inches, conningTower: inches, turret: inches },
                ...{ flightDeck: 0, hangar: 0, island: 0 },
              },
            },
          },
        }),
      );
    expect([at(behind(40)), at(behind(5))]).toEqual(['HE', 'APC']);
  });

  test('[SK-13.9, SK-13.10, SK-34.3] what the player has ordered is loaded with phase 2, and stands', () => {
    const battle = battleOf({
      allies: { ship: { speedKnots: 0 } },
      axis: { enemy: still({ hex: EAST }) },
    });
    give(battle, 'allies', 'shells ship 0 HE');
    confirm(battle);
    expect(logOf(battle, 'ship').batteries[0]?.loaded).toBe('HE');
    confirm(anyDice(battle));
    confirm(battle);
    expect(logOf(battle, 'ship').batteries[0]).toMatchObject({ loaded: 'HE', chosen: 'HE' });
  });

  test('[SK-6.7, SK-13.9] only types that are aboard', () => {
    const battle = battleOf({ allies: { ship: {} }, axis: { enemy: still({ hex: EAST }) } });
    expect(refused(battle, 'allies', 'shells ship 0 COM')).toBe('shells-not-aboard SK-6.7');
    expect(refused(battle, 'allies', 'shells ship 0 HE')).toBeUndefined();
    expect(refused(confirm(battle), 'allies', 'shells ship 0 HE')).toBe('not-now SK-5.1');
  });
});

describe('smoke shells', () => {
  const line = 'smoke-shell ship 0 10,-5';

  test('[SK-15.17, SK-15.18, SK-15.19] fall at the end of phase 6 on 19 hexes and hide what lies behind', () => {
    const battle = give(duel(), 'allies', line);
    const consort = { ...battle, dice: Object.assign(orderDice('any', 0), { left: () => 0 }) };
    confirm(consort);
    expect(salvos(battle)).toEqual([]);
    expect(eventsOf(battle, 'smokeShellsFired')).toMatchObject([{ shells: 64 }]);
    expect(battle.state.smoke).toHaveLength(19);
    expect(battle.state.smoke[0]).toMatchObject({ kind: 'chemical', layer: null });
  });

  test('[SK-15.23] taken from HE before armor-piercing shells', () => {
    const battle = give(duel(), 'allies', line);
    confirm(anyDice(battle));
    expect(logOf(battle, 'ship').batteries[0]?.shells).toEqual({ APC: 720, HE: 480 - 64 });
  });

  test('[SK-15.19, SK-15.21] within range and in less than 20 knots of wind', () => {
    expect(why(duel(), 'smoke-shell ship 0 60,-30')).toBe('out-of-range SK-15.19');
    expect(why(duel({ more: { weather: { force: 6 } } }), line)).toBe('too-much-wind SK-15.21');
    expect(why(duel(), line)).toBeUndefined();
  });

  test('[SK-15.17] in place of other shells: the later order holds', () => {
    const battle = give(duel(), 'allies', ALL, line);
    expect(shipIn(battle, 'ship').plan).toMatchObject({ fire: [], smokeShells: [{ battery: 0 }] });
    give(battle, 'allies', ALL);
    expect(shipIn(battle, 'ship').plan).toMatchObject({ fire: [{ battery: 0 }], smokeShells: [] });
  });
});
