import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { attacked, BOAT, contacts, hunting, over } from './boats';
import { type Battle, eventsOf, logOf, shipIn } from './fleet';
import { at, confirm, give, refused, rolling, turn } from './playing';

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

test('[SK-34.14, SK-34.15] a boat that is attacked ends a run', () => {
  const battle = hunting({
    hunter: { speedKnots: 0 },
    boat: { hex: at(0, -1), depthFeet: 350 },
  });
  turn(give(battle, 'allies', 'standing of-hunter 0 no no'));
  give(battle, 'allies', 'standing of-hunter 0 no yes', 'run-on 5');
  rolling(give(battle, 'axis', 'run-on 5'), 0, 0, 0, 0, 0, 0);
  confirm(battle);
  expect(eventsOf(battle, 'runStopped')).toMatchObject([
    { seenBy: ['axis'], reason: 'fired-at' },
    { seenBy: ['allies'], reason: null },
  ]);
  expect(battle.state.turn).toBe(3);
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

  test('[SK-26.2, SK-5.14] one that is held and sinks is lost like any other', () => {
    const battle = over({ more: { axis: { other: { fromTurn: 9 } } } });
    turn(rolling(give(battle, 'allies', 'depth-charges hunter 200'), 85));
    expect(shipIn(battle, 'boat').fate).toBe('sunk');
    expect(contacts(battle)).toHaveLength(1);
    confirm(battle);
    expect(contacts(battle)).toEqual([]);
    const told = eventsFor(battle.events, 'allies').map(({ kind }) => kind);
    expect(told).not.toContain('shipSank');
    expect(told).toContain('contactLost');
  });

  test('[SK-26.2, SK-26.21] one that is run into unseen is known as a contact alone', () => {
    const battle = hunting({
      hunter: { sheet: { hasSonar: false } },
      boat: { hex: at(0, -2), facing: 2, depthFeet: 50 },
    });
    confirm(rolling(battle, 3, 51, ...Array<number>(30).fill(60)));
    const told = eventsFor(battle.events, 'allies');
    expect(JSON.stringify(told)).not.toContain(':"boat"');
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'collisionRolled', with: 'contact-1', strikes: true }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'shipRammed', ship: 'contact-1', by: 'hunter' }),
    );
    expect(eventsFor(battle.events, 'axis')).toContainEqual(
      expect.objectContaining({ kind: 'shipRammed', ship: 'boat', by: 'hunter' }),
    );
    expect(contacts(battle)).toMatchObject([{ hex: at(0, -2), isHeard: true }]);
  });
});
