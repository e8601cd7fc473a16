import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { refuseReach } from '../../../src/rules/seekrieg/gunnery/reach';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import { strikeShip } from '../../../src/rules/seekrieg/torpedoes/strike';
import { type Battle, battery, battleOf, eventsOf, logOf, shipIn, type TestBattle } from './fleet';
import { at, confirm, give, place, refused, rolling, turn } from './playing';

const BOAT: Partial<ShipSheet> = {
  type: 'SS',
  dp: 25,
  speedKnots: 16,
  batteries: [],
  boat: { submergedKnots: 8 },
  torpedoes: {
    model: 'G7a T1 53.3 cm',
    mounts: [
      { tubes: 4, place: 'fixed-bow' },
      { tubes: 1, place: 'fixed-stern' },
    ],
    reloads: 0,
    lossFactor: 99,
  },
};

const HUNTER: Partial<ShipSheet> = {
  type: 'DD',
  dp: 50,
  batteries: [],
  hasSonar: true,
  depthCharges: 20,
};

/** A destroyer at (0, 0) heading north at 16 knots, two hexes a turn, and a boat at rest at a depth. */
const hunt = ({ boat = {}, hunter = {}, more = {} }: Setting = {}): TestBattle => ({
  ...more,
  allies: { hunter: { speedKnots: 16, ...hunter, sheet: { ...HUNTER, ...hunter.sheet } } },
  axis: {
    boat: {
      ...{ hex: at(0, -8), speedKnots: 0, depthFeet: 200, ...boat },
      sheet: { ...BOAT, ...boat.sheet },
    },
  },
  scenario: { modules: { air: false, submarine: true, search: false }, ...more.scenario },
});

interface Setting {
  boat?: NonNullable<TestBattle['axis']>[string];
  hunter?: NonNullable<TestBattle['axis']>[string];
  more?: TestBattle;
}

const hunting = (setting: Setting = {}): Battle => battleOf(hunt(setting));

/** Puts critical damage in force on the boat. */
const strikeWith = (battle: Battle, ...cds: number[]): void => {
  logOf(battle, 'boat').effects = cds.map((cd) => ({ cd, turnsLeft: null }));
};

const contacts = ({ state }: Battle) => Object.values(seekrieg.view(state, 'allies').contacts);

describe('depth', () => {
  test('[SK-26.4] by at most 250 feet a turn, in steps of 50, as the movement ends', () => {
    const battle = hunting();
    expect(refused(battle, 'axis', 'depth boat 500')).toBe('depth-out-of-reach SK-26.4');
    expect(refused(battle, 'axis', 'depth boat 225')).toBe('bad-depth SK-26.4');
    turn(give(battle, 'axis', 'depth boat 450'));
    expect(logOf(battle, 'boat').depthFeet).toBe(450);
    expect(eventsOf(battle, 'depthChanged')).toMatchObject([{ feet: 450, seenBy: ['axis'] }]);
    turn(battle);
    expect(logOf(battle, 'boat').depthFeet).toBe(450);
    turn(give(battle, 'axis', 'depth boat 200'));
    expect(logOf(battle, 'boat').depthFeet).toBe(200);
    turn(give(battle, 'axis', 'depth boat 0'));
    expect(logOf(battle, 'boat').depthFeet).toBe(0);
  });

  test('[SK-26.4, SK-3.1] submarines only, and with their module', () => {
    expect(refused(hunting(), 'allies', 'depth hunter 50')).toBe('not-a-submarine SK-26.4');
    const without = { scenario: { modules: { air: false, submarine: false, search: false } } };
    expect(refused(hunting({ more: without }), 'axis', 'depth boat 250')).toBe('module-off SK-3.1');
  });

  test.each([
    [[60], 200, 450, 200],
    [[57], 150, 400, 200],
    [[57], 500, 500, 250],
    [[57], 400, 400, 200],
    [[62], 200, 200, 0],
    [[62], 400, 400, 150],
  ])('[SK-29.22] CD %j at %i feet, ordered to %i: %i', (cds, from, to, feet) => {
    const battle = hunting({ boat: { depthFeet: from } });
    if (!refused(battle, 'axis', `depth boat ${to}`)) give(battle, 'axis', `depth boat ${to}`);
    strikeWith(battle, ...cds);
    turn(battle);
    expect(logOf(battle, 'boat').depthFeet).toBe(feet);
  });

  test('[SK-29.22] CD 62: once she has surfaced 50 feet are the most', () => {
    const battle = hunting({ boat: { depthFeet: 300 } });
    strikeWith(battle, 62);
    turn(battle, 2);
    expect(logOf(battle, 'boat').depthFeet).toBe(0);
    expect(refused(battle, 'axis', 'depth boat 100')).toBe('depth-out-of-reach SK-26.4');
    turn(give(battle, 'axis', 'depth boat 50'));
    turn(battle);
    expect(logOf(battle, 'boat').depthFeet).toBe(50);
  });

  test('[SK-26.5, SK-5.15] below 600 feet crushed on 01 to 30', () => {
    for (const [feet, rolls, fate] of [
      [600, [], 'inPlay'],
      [650, [31], 'inPlay'],
      [650, [30], 'sunk'],
    ] as const) {
      const battle = rolling(hunting({ boat: { depthFeet: feet } }), ...rolls);
      turn(battle);
      expect(shipIn(battle, 'boat').fate).toBe(fate);
      expect(battle.dice.left()).toBe(0);
    }
  });
});

describe('moving', () => {
  test('[SK-26.6] to any facing in a turn', () => {
    const battle = hunting({ boat: { speedKnots: 8 } });
    turn(give(battle, 'axis', 'turns boat SSS'));
    expect(shipIn(battle, 'boat').facing).toBe(4);
  });

  test('[SK-29.22] CD 59 halves the submerged speed only', () => {
    const battle = hunting();
    strikeWith(battle, 59);
    expect(refused(battle, 'axis', 'speed boat 5 ahead')).toBe('too-fast SK-9.6');
    logOf(battle, 'boat').depthFeet = 0;
    expect(refused(battle, 'axis', 'speed boat 5 ahead')).toBeUndefined();
  });
});

describe('sonar', () => {
  test('[SK-26.2, SK-26.10] within 10 hexes at any impulse, not farther', () => {
    expect(contacts(confirm(hunting({ boat: { hex: at(0, -13) } })))).toEqual([]);
    expect(contacts(confirm(hunting({ boat: { hex: at(0, -12) } })))).toMatchObject([
      { hex: at(0, -12), isHeard: true, size: null, ship: null },
    ]);
    expect(contacts(confirm(hunting({ boat: { hex: at(0, 11) } })))).toEqual([]);
    expect(contacts(confirm(hunting({ boat: { hex: at(0, 10) } })))).toHaveLength(1);
  });

  test('[SK-26.11, SK-26.12] not above 18 knots, nor without her set', () => {
    expect(contacts(confirm(hunting({ hunter: { speedKnots: 18 } })))).toHaveLength(1);
    expect(contacts(confirm(hunting({ hunter: { speedKnots: 19 } })))).toEqual([]);
    expect(contacts(confirm(hunting({ hunter: { sheet: { hasSonar: false } } })))).toEqual([]);
    const battle = hunting();
    logOf(battle, 'hunter').losses.sonar = true;
    expect(contacts(confirm(battle))).toEqual([]);
  });

  test('[SK-26.13] shown where she was heard first, then where she was heard last, until nobody hears her', () => {
    const battle = hunting({ boat: { hex: at(0, -11), speedKnots: 8, facing: 1 } });
    confirm(battle);
    expect(contacts(battle)).toMatchObject([{ id: 'contact-1', hex: at(0, -11) }]);
    expect(place(battle, 'boat')).toBe('0,-12 f1 8');
    expect(eventsOf(battle, 'contactMade')).toContainEqual(
      expect.objectContaining({ hex: at(0, -11), seenBy: ['allies'] }),
    );
    confirm(confirm(battle));
    expect(contacts(battle)).toMatchObject([{ id: 'contact-1', hex: at(0, -13) }]);
    shipIn(battle, 'hunter').hex = at(0, 20);
    confirm(confirm(battle));
    expect(contacts(battle)).toEqual([]);
    expect(eventsOf(battle, 'contactLost').filter(({ side }) => side === 'allies')).toHaveLength(1);
  });
});

/** The boat two hexes ahead, so that the hunter comes over her in turn 1; as far as phase 5. */
const over = (setting: Setting = {}): Battle =>
  confirm(hunting({ ...setting, boat: { hex: at(0, -2), ...setting.boat } }));

const attacked = (battle: Battle) => eventsOf(battle, 'boatAttacked');

describe('depth charges', () => {
  test('[SK-26.15] up to six a turn, in steps of 50 feet, within a hex of the contact', () => {
    const battle = over();
    expect(refused(battle, 'allies', 'depth-charges hunter 50+50+50+50+50+50+50')).toBe(
      'too-many-charges SK-26.15',
    );
    expect(refused(battle, 'allies', 'depth-charges hunter 75')).toBe('bad-depth SK-26.15');
    expect(refused(battle, 'allies', 'depth-charges hunter 0')).toBe('bad-depth SK-26.15');
    const near = (r: number) =>
      refused(over({ boat: { hex: at(0, r) } }), 'allies', 'depth-charges hunter 50');
    expect(near(-3)).toBeUndefined();
    expect(near(-4)).toBe('no-boat-near SK-26.15');
    expect(near(1)).toBeUndefined();
    logOf(battle, 'hunter').depthCharges = 2;
    expect(refused(battle, 'allies', 'depth-charges hunter 50+50+50')).toBe(
      'too-many-charges SK-26.15',
    );
    logOf(battle, 'hunter').depthCharges = 0;
    expect(refused(battle, 'allies', 'depth-charges hunter 50')).toBe('no-depth-charges SK-26.15');
  });

  test('[SK-26.16, SK-26.18, SK-26.19] each at her depth is a roll on CHART N3, the others miss', () => {
    const battle = over();
    give(battle, 'allies', 'depth-charges hunter 150+200+200+250');
    turn(rolling(battle, 50, 30, 60));
    expect(attacked(battle)).toMatchObject([{ ship: 'boat', charges: 4, hits: 2 }]);
    expect(logOf(battle, 'boat').effects.map(({ cd }) => cd)).toEqual([60, 61]);
    expect(logOf(battle, 'boat').damage).toBe(0);
    expect(logOf(battle, 'hunter').depthCharges).toBe(16);
  });

  test('[SK-26.15] the boat herself has to be within a hex at one of the impulses', () => {
    const battle = over({ boat: { hex: at(0, -4), speedKnots: 16 } });
    shipIn(battle, 'hunter').turn.entered = [at(0, -1), at(0, -2), at(0, -3)];
    logOf(battle, 'hunter').wake.push(at(0, -3));
    give(battle, 'allies', 'depth-charges hunter 200');
    turn(battle);
    expect(attacked(battle)).toEqual([]);
  });

  test('[SK-26.19] CD 63 sinks her when the turn ends', () => {
    const battle = over();
    give(battle, 'allies', 'depth-charges hunter 200');
    turn(rolling(battle, 85));
    expect(shipIn(battle, 'boat').fate).toBe('sunk');
  });

  test('[SK-29.22] CD 44 takes charges, sonar and ahead-thrown weapons', () => {
    const battle = over({ hunter: { sheet: { hasAheadThrown: true } } });
    logOf(battle, 'hunter').effects = [{ cd: 44, turnsLeft: null }];
    expect(refused(battle, 'allies', `ahead-thrown hunter contact-1 ${'50+'.repeat(5)}50`)).toBe(
      'no-ahead-thrown SK-26.17',
    );
  });
});

const SALVO = 'ahead-thrown hunter contact-1 50+100+150+200+200+300';

describe('ahead-thrown weapons', () => {
  const armed = { sheet: { hasAheadThrown: true } };

  test('[SK-26.17] one salvo of six depths, within two hexes', () => {
    const reach = (r: number) =>
      refused(over({ hunter: armed, boat: { hex: at(0, r) } }), 'allies', SALVO);
    expect(reach(-4)).toBeUndefined();
    expect(reach(-5)).toBe('no-boat-near SK-26.17');
    expect(reach(0)).toBeUndefined();
    expect(reach(1)).toBe('no-boat-near SK-26.17');
    expect(refused(over(), 'allies', SALVO)).toBe('no-ahead-thrown SK-26.17');
    const five = 'ahead-thrown hunter contact-1 50+50+50+50+50';
    expect(refused(over({ hunter: armed }), 'allies', five)).toBe('charges-of-a-salvo SK-26.17');
  });

  test('[SK-26.17, SK-26.18] every one at her depth is a hit', () => {
    const battle = over({ hunter: armed, boat: { hex: at(0, -4) } });
    give(battle, 'allies', SALVO);
    turn(rolling(battle, 30, 40));
    expect(attacked(battle)).toMatchObject([{ weapon: 'ahead-thrown', charges: 6, hits: 2 }]);
    expect(logOf(battle, 'boat').effects.map(({ cd }) => cd)).toEqual([58, 59]);
    expect(logOf(battle, 'hunter').depthCharges).toBe(20);
  });
});

describe('[SK-34.13] depths left alone', () => {
  test('once ordered to attack six different ones are drawn', () => {
    const battle = hunting({ boat: { hex: at(0, -2), depthFeet: 350 } });
    give(battle, 'allies', 'standing of-hunter 0 no yes');
    confirm(battle);
    turn(rolling(battle, 0, 0, 0, 0, 0, 6));
    expect(eventsOf(battle, 'chargesDropped')).toMatchObject([
      { weapon: 'depth-charges', depths: [50, 100, 150, 200, 250, 600], seenBy: ['allies'] },
    ]);
  });

  test('nothing is dropped unless ordered, nor where the player says none', () => {
    expect(eventsOf(turn(over()), 'chargesDropped')).toEqual([]);
    const battle = hunting({ boat: { hex: at(0, -2) } });
    give(battle, 'allies', 'standing of-hunter 0 no yes');
    turn(give(confirm(battle), 'allies', 'depth-charges hunter -'));
    expect(eventsOf(battle, 'chargesDropped')).toEqual([]);
  });

  test('ahead-thrown weapons where no charge can be dropped', () => {
    const battle = hunting({
      hunter: { sheet: { hasAheadThrown: true } },
      boat: { hex: at(0, -4) },
    });
    give(battle, 'allies', 'standing of-hunter 0 no yes');
    turn(rolling(confirm(battle), 11, 10, 9, 8, 7, 6));
    expect(eventsOf(battle, 'chargesDropped')).toMatchObject([
      { weapon: 'ahead-thrown', depths: [600, 550, 500, 450, 400, 350] },
    ]);
  });
});

describe('what the enemy may not know', () => {
  /** The view of the Allies, as JSON. */
  const viewOf = ({ state }: Battle) => JSON.stringify(seekrieg.view(state, 'allies'));
  const legalOf = ({ state }: Battle) => JSON.stringify(seekrieg.legalOrders(state, 'allies'));

  test('[SK-26.2, SK-26.3] a boat that is not held changes nothing, wherever and however deep she is', () => {
    const [one, other] = [at(0, -60), at(70, 5)].map((hex, i) =>
      confirm(hunting({ boat: { hex, depthFeet: 100 + i * 300, facing: i === 0 ? 1 : 3 } })),
    ) as [Battle, Battle];
    expect(viewOf(one)).toBe(viewOf(other));
    expect(legalOf(one)).toBe(legalOf(other));
    expect(Object.keys(seekrieg.view(one.state, 'allies').ships)).toEqual(['hunter']);
  });

  test('[SK-26.14] the depth of one that is held is in no view, no order and no event', () => {
    const [one, other] = [100, 450].map((depthFeet) => {
      const battle = over({ boat: { depthFeet } });
      turn(give(battle, 'allies', 'depth-charges hunter 50+150'));
      return battle;
    }) as [Battle, Battle];
    expect(contacts(one)).toHaveLength(1);
    expect(viewOf(one)).toBe(viewOf(other));
    expect(legalOf(one)).toBe(legalOf(other));
    const told = (battle: Battle) => eventsFor(battle.events, 'allies');
    expect(told(one)).toEqual(told(other));
  });

  test('[SK-26.14, SK-5.14] nor is he told what his charges have done', () => {
    const told = (charge: number, ...rolls: number[]) => {
      const battle = over();
      turn(rolling(give(battle, 'allies', `depth-charges hunter ${charge}`), ...rolls));
      return eventsFor(battle.events, 'allies').filter(({ kind }) => kind !== 'chargesDropped');
    };
    expect(told(200, 60)).toEqual(told(250));
  });

  test('[SK-26.22] a boat deeper than 50 feet hears ships, but no boat below the surface', () => {
    const battle = hunting({
      hunter: {
        hex: at(0, -6),
        speedKnots: 0,
        depthFeet: 100,
        sheet: { ...BOAT, hasSonar: false },
      },
      boat: { depthFeet: 100 },
    });
    confirm(battle);
    expect(battle.state.hidden.sightings).toEqual({ allies: {}, axis: {} });
  });
});

describe('torpedoes', () => {
  const SHOT = 'torpedoes boat 0 4 contact-1 fast contact';

  /** The boat at periscope depth, heading for the hunter, who is at rest. */
  const attacking = (depthFeet = 50, hex = at(0, -4)): Battle =>
    confirm(hunting({ hunter: { speedKnots: 0 }, boat: { hex, facing: 4, depthFeet } }));

  test('[SK-26.8, SK-26.22] from 50 feet at what the periscope shows, not deeper', () => {
    expect(refused(attacking(), 'axis', SHOT.replace('contact-1', 'hunter'))).toBeUndefined();
    expect(refused(attacking(100), 'axis', SHOT)).toBe('too-deep SK-26.8');
  });

  test('[SK-29.22] CD 58: none below the surface', () => {
    const battle = attacking();
    strikeWith(battle, 58);
    expect(refused(battle, 'axis', SHOT.replace('contact-1', 'hunter'))).toBe(
      'no-periscope SK-29.22',
    );
  });

  test('[SK-26.9] not while charges are dropped within two hexes of her, nor in a turn in which shells hit her', () => {
    const fired = (prepare: (battle: Battle) => void) => {
      const battle = attacking(50, at(0, -1));
      give(battle, 'axis', SHOT.replace('contact-1', 'hunter'));
      prepare(battle);
      rolling(battle, ...Array<number>(12).fill(100));
      turn(battle);
      return eventsOf(battle, 'torpedoesHeld').map(({ rule }) => rule);
    };
    expect(fired(() => undefined)).toEqual([]);
    expect(fired((it) => give(it, 'allies', 'depth-charges hunter 600'))).toEqual(['SK-26.9']);
    expect(
      fired((it) => {
        logOf(it, 'boat').isHit = true;
      }),
    ).toEqual(['SK-26.9']);
  });
});

describe('[SK-26.23, SK-26.19] hits', () => {
  test('a torpedo that is no dud sinks her', () => {
    const battle = hunting({ boat: { depthFeet: 0 } });
    const salvo = {
      ...{ id: 'salvo', firer: 'hunter', model: 'Mk IX 21"', setting: 'fast' as const },
      ...{ pistol: 'contact' as const, running: 1, from: at(4, -8), aimedAt: at(0, -8) },
      ...{ firedOnTurn: 1, arrivesOnTurn: 1, target: 'boat', targetKnots: 0, targetAngle: 90 },
      ...{ targetFacing: 1 as const, firingError: 0, reachHexes: 20 },
    };
    const boat = shipIn(battle, 'boat');
    rolling(battle, 100, 60);
    strikeShip(battle, salvo, { ship: boat, hex: boat.hex, rangeYards: 2000, isTarget: true });
    expect(logOf(battle, 'boat').damageDue).toBe(25);
  });
});

test('[SK-26.20] guns do not reach below the surface', () => {
  const guns = hunting({ hunter: { speedKnots: 0, sheet: { batteries: [battery()] } } });
  const reach = (feet: number) => {
    const ship = shipIn(guns, 'boat');
    logOf(guns, 'boat').depthFeet = feet;
    const mark = { id: 'boat', ship, isIdentified: true };
    return refuseReach(guns.state, shipIn(guns, 'hunter'), 0, mark)?.rule;
  };
  expect(reach(0)).toBeUndefined();
  expect(reach(50)).toBe('SK-26.20');
});
