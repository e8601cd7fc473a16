import { describe, expect, test } from 'vitest';
import { refuseReach } from '../../../src/rules/seekrieg/gunnery/reach';
import { strikeShip } from '../../../src/rules/seekrieg/torpedoes/strike';
import { contacts, hunting, strikeWith } from './boats';
import { type Battle, battery, eventsOf, logOf, shipIn } from './fleet';
import { at, confirm, give, place, refused, rolling, turn } from './playing';

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
      ...{ firedOnTurn: 1, arrivesOnTurn: 1, target: 'boat' },
      aim: { ship: 'boat', knots: 0, angle: 90, facing: 1 as const },
      ...{ firingError: 0, reachHexes: 20 },
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

test('[SK-26.20, SK-17.35] neither guns nor torpedoes are laid by radar on what sonar holds', () => {
  const mounts = [{ tubes: 4, place: 'center' as const }];
  const torpedoes = { model: 'Mk IX 21"', mounts, reloads: 0, lossFactor: 9 };
  const sheet = { batteries: [battery()], radars: ['284', '271'], torpedoes };
  const battle = confirm(hunting({ hunter: { facing: 2, speedKnots: 0, sheet } }));
  expect(refused(battle, 'allies', 'fire hunter 0 0+1 contact-1 0 no')).toBe(
    'target-submerged SK-26.20',
  );
  expect(refused(battle, 'allies', 'torpedoes hunter 0 4 contact-1 fast contact')).toBe(
    'target-not-in-sight SK-17.35',
  );
  turn(battle);
  expect(eventsOf(battle, 'fireStruckOut')).toEqual([]);
});
