import { describe, expect, test } from 'vitest';
import { eventsFor, type Side } from '../../../src/rules/core';
import { isInVisualRange } from '../../../src/rules/seekrieg/common/visualRange';
import { sizeBandOf } from '../../../src/rules/seekrieg/sighting/contacts';
import { eventsOf, logOf, shipIn } from './fleet';
import { at, confirm, give, turn } from './playing';
import { level, pair, range, smokeAt, view } from './sightPair';

describe('visual range', () => {
  test('[SK-7.13, SK-EX3] 100 DP identify 400 at 40,000 yards; in code 7 at 14,800; in Force 8 as well at 13,320', () => {
    expect(range(pair(80))).toBe(40_000);
    expect(range(pair(80, { weather: { visibility: 7 } }))).toBe(14_800);
    expect(range(pair(80, { weather: { visibility: 7, force: 8 } }))).toBe(13_320);
  });

  test('[SK-7.14] to the nearest 10 yards; a target is in range when her distance is not above it', () => {
    expect(range(pair(80, { weather: { visibility: 6, force: 9 } }))).toBe(5760);
    const seen = (hexes: number) => {
      const battle = pair(hexes);
      return isInVisualRange(battle.state, shipIn(battle, 'exeter'), shipIn(battle, 'spee'));
    };
    expect([seen(80), seen(81)]).toEqual([true, false]);
  });

  test('[SK-7.25] 70 % in twilight', () => {
    const battle = pair(80);
    battle.state.environment.light = 'evening-twilight';
    expect(range(battle)).toBe(28_000);
  });

  test.each([
    ['bright', 16_000],
    ['half', 12_000],
    ['starlight', 8000],
    ['overcast', 4800],
  ] as const)('[SK-19.1, SK-27.6] at night, %s', (moon, yards) => {
    const battle = pair(80, { weather: { visibility: 9, moon } });
    battle.state.environment.light = 'night';
    expect(range(battle)).toBe(yards);
  });

  test('[SK-26.22] a surfaced boat counts 15 DP; she sees by periscope half as far, deeper not at all', () => {
    const boat = { sheet: { type: 'SS', dp: 25, boat: { submergedKnots: 9 } } } as const;
    const battle = pair(20, {}, [{ sheet: { dp: 15 } }, boat]);
    const same = range(pair(20, {}, [{ sheet: { dp: 15 } }, { sheet: { dp: 15 } }]));
    expect(range(battle)).toBe(same);
    const eyes = (feet: number) => {
      logOf(battle, 'spee').depthFeet = feet;
      return [range(battle, 'spee', 'exeter'), range(battle)];
    };
    expect([eyes(50), eyes(100)]).toEqual([
      [same / 2, 0],
      [0, 0],
    ]);
  });
});

describe('what a side sees', () => {
  test.each([
    [80, 'identified'],
    [81, 'upperWorks'],
    [96, 'upperWorks'],
    [97, 'marker'],
    [106, 'marker'],
    [107, undefined],
  ])('[SK-5.8 to SK-5.10, SK-7.15, SK-7.16] at %i hexes: %s', (hexes, expected) => {
    expect(level(pair(hexes))).toBe(expected);
  });

  test('[SK-7.16] funnel smoke shows by day only', () => {
    const battle = pair(60, { scenario: { startMinute: 0 } });
    expect(battle.state.environment.light).toBe('night');
    expect(level(pair(24, { scenario: { startMinute: 0 } }))).toBe('identified');
    expect(level(pair(28, { scenario: { startMinute: 0 } }))).toBe('upperWorks');
    expect(level(pair(31, { scenario: { startMinute: 0 } }))).toBeUndefined();
  });

  test('[SK-5.7] all of its own ships', () => {
    const { ships } = view(pair(80), 'allies');
    expect([ships.exeter?.condition, ships.exeter?.plan, ships.exeter?.element]).not.toContain(
      null,
    );
  });

  test('[SK-5.8, SK-5.11, SK-6.2] of an enemy in visual range what is open, and not her log, orders or element', () => {
    const { ships, contacts } = view(pair(80), 'allies');
    expect(ships.spee).toMatchObject({ condition: null, plan: null, element: null });
    expect(ships.spee).toMatchObject({ hex: at(0, 80), facing: 1, speedKnots: 0, fireCount: 0 });
    expect(contacts).toEqual({});
  });

  test('[SK-5.9] beyond it her hex and size band, under a name that tells nothing', () => {
    const { ships, contacts } = view(pair(90), 'allies');
    expect(ships.spee).toBeUndefined();
    expect(contacts).toEqual({
      'contact-1': {
        id: 'contact-1',
        side: 'axis',
        hex: at(0, 90),
        size: 'cruiser',
        isHeard: false,
        ship: null,
        name: null,
      },
    });
  });

  test.each([
    [120, 'destroyer'],
    [121, 'cruiser'],
    [600, 'cruiser'],
    [601, 'capital'],
  ])('[SK-5.9] %i DP: %s', (dp, band) => {
    expect(sizeBandOf(shipIn(pair(9, {}, [{}, { sheet: { dp } }]), 'spee'))).toBe(band);
  });

  test('[SK-5.10] seen by funnel smoke alone, a marker without size', () => {
    expect(view(pair(100), 'allies').contacts['contact-1']).toMatchObject({
      size: null,
      ship: null,
    });
  });

  test('[SK-10.1] a side shares what any of its ships sees', () => {
    const near = { ajax: { hex: at(0, 40), sheet: { dp: 100 } } };
    expect(level(pair(120, { allies: near }))).toBe('identified');
  });

  test('[SK-10.2, SK-4.12] land blocks sighting', () => {
    expect(level(pair(40, { scenario: { land: [at(0, 20)] } }))).toBeUndefined();
    expect(level(pair(40, { scenario: { land: [at(1, 20)] } }))).toBe('identified');
  });

  test('[SK-10.2, SK-5.9] an enemy seen only through smoke shows her size alone', () => {
    const battle = pair(40, {
      allies: { ajax: { hex: at(20, 20), speedKnots: 0, sheet: { batteries: [] } } },
    });
    smokeAt(battle, 0, 20);
    turn(battle);
    expect(level(battle)).toBe('identified');
    shipIn(battle, 'ajax').fate = 'sunk';
    turn(battle);
    expect(level(battle)).toBe('upperWorks');
  });

  test('[SK-35.5] a ship that is not to be known yet shows her size band until her turn', () => {
    const battle = pair(40, {}, [{}, { unknownUntilTurn: 3 }]);
    const levels = [1, 2, 3].map(() => {
      const now = level(battle);
      turn(battle);
      return now;
    });
    expect(levels).toEqual(['upperWorks', 'upperWorks', 'upperWorks']);
    confirm(battle);
    expect(level(battle)).toBe('identified');
  });

  test('[SK-5.17] a ship still to come is not seen', () => {
    const battle = pair(40, {}, [{}, { fromTurn: 2 }]);
    expect(level(battle)).toBeUndefined();
    expect(level(turn(battle))).toBe('identified');
  });
});

describe('contacts', () => {
  test('[SK-5.10, SK-19.18] keep their name while they are tracked, and are named in visual range', () => {
    const battle = pair(90, {}, [{}, { facing: 1, speedKnots: 32 }]);
    const names = [1, 2, 3, 4].map(() => {
      const { id } = battle.state.hidden.sightings.allies.spee ?? {};
      turn(battle);
      return id;
    });
    expect(names).toEqual(['contact-1', 'contact-1', 'contact-1', 'spee']);
    const named = eventsOf(battle, 'contactNamed').filter(({ side }) => side === 'allies');
    expect(named).toMatchObject([{ contact: 'contact-1', target: 'spee' }]);
  });

  test('[SK-19.18] a ship that has been named stays so while she is tracked', () => {
    const battle = pair(78, {}, [{}, { facing: 4, speedKnots: 32 }]);
    turn(battle, 2);
    const seen = view(battle, 'allies');
    expect(seen.ships.spee).toBeUndefined();
    const { name } = shipIn(battle, 'spee').sheet;
    expect(seen.contacts.spee).toMatchObject({
      ...{ ship: 'spee', name, size: 'cruiser', hex: at(0, 86) },
    });
  });

  test('[SK-5.10] one that was lost comes back under a new name', () => {
    const battle = pair(105, {}, [{}, { facing: 4, speedKnots: 32 }]);
    turn(battle, 2);
    expect(level(battle)).toBeUndefined();
    shipIn(battle, 'spee').hex = at(0, 92);
    turn(battle);
    expect(battle.state.hidden.sightings.allies.spee?.id).toBe('contact-2');
    const lost = eventsOf(battle, 'contactLost').filter(({ side }) => side === 'allies');
    expect(lost.map(({ target }) => target)).toEqual(['contact-1']);
  });

  test('[SK-5.10] are numbered by where they are, not by the list', () => {
    const battle = pair(90, { axis: { admiral: { hex: at(-1, 90), sheet: { dp: 400 } } } });
    const { spee, admiral } = battle.state.hidden.sightings.allies;
    expect([spee?.id, admiral?.id]).toEqual(['contact-2', 'contact-1']);
  });

  test('[SK-34.3] what stands against a contact stands against the ship once she is named', () => {
    const battle = pair(90, {}, [{}, { facing: 1, speedKnots: 32 }]);
    give(battle, 'allies', 'ram exeter contact-1');
    turn(battle, 4);
    expect(shipIn(battle, 'exeter').plan?.ram).toBe('spee');
  });

  test('[SK-5.8] a ship sunk in sight stays known, a marker vanishes', () => {
    const second = { axis: { second: { hex: at(0, 120), sheet: { dp: 400 } } } };
    const seen = pair(40, second);
    const tracked = pair(100, second);
    for (const battle of [seen, tracked]) {
      shipIn(battle, 'spee').fate = 'sunk';
      turn(battle);
    }
    expect(view(seen, 'allies').ships.spee?.fate).toBe('sunk');
    expect([view(tracked, 'allies').ships.spee, view(tracked, 'allies').contacts]).toEqual([
      undefined,
      {},
    ]);
  });

  test('[SK-5.11] a contact that sinks is told of like one that is lost from sight', () => {
    const battle = pair(100);
    shipIn(battle, 'spee').fate = 'sunk';
    confirm(battle);
    const lost = eventsOf(battle, 'contactLost').filter(({ side }) => side === 'allies');
    expect(lost.map(({ target }) => target)).toEqual(['contact-1']);
  });

  test('[SK-5.11] only the side that makes a contact is told', () => {
    const battle = pair(90, {}, [{}, { facing: 1, speedKnots: 32 }]);
    turn(battle, 4);
    const kinds = (side: Side) => eventsFor(battle.events, side).map(({ kind }) => kind);
    expect(kinds('allies')).toContain('contactNamed');
    for (const event of eventsFor(battle.events, 'axis'))
      if (event.kind.startsWith('contact')) expect(event).toMatchObject({ side: 'axis' });
  });

  test('[SK-5.8] the movement of an enemy is told if she was in visual range from start to end', () => {
    const moves = (hexes: number) => {
      const battle = pair(hexes, {}, [{}, { facing: 4, speedKnots: 32 }]);
      turn(battle);
      return eventsFor(battle.events, 'allies').filter(
        (it) => it.kind === 'shipMoved' && it.ship === 'spee',
      ).length;
    };
    expect([moves(70), moves(78), moves(90)]).toEqual([1, 0, 0]);
  });
});
