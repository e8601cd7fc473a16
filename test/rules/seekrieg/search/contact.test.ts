import { describe, expect, test } from 'vitest';
import { distance } from '../../../../src/hex';
import { type Side, scriptedDice } from '../../../../src/rules/core';
import { seekrieg } from '../../../../src/rules/seekrieg';
import { type Battle, eventsOf, logOf, shipIn } from '../fleet';
import { at, confirm, give, refused, turn } from '../playing';
import { CALM, campaign, contactsOf, FOG, forceIn } from './campaign';

/** Two cruisers that come into sight of each other in the first hour, ten miles apart. */
const meeting = (more: Parameters<typeof campaign>[0] = {}): Battle =>
  confirm(campaign({ axis: { raider: { hex: at(0, -5), facing: 4 } }, ...more }));

const choose = (battle: Battle, side: Side, choice: string) =>
  give(battle, side, `contact contact-1 ${choice}`);

describe('forces that meet', () => {
  test('[SK-8.27] the search turn stops at the first hour with a contact', () => {
    const battle = meeting();
    expect(battle.state.search).toMatchObject({ hour: 1, hoursLeft: 3 });
    expect(battle.state.step).toEqual({ kind: 'contact' });
    expect(battle.events.map(({ kind }) => kind)).toEqual([
      'sideConfirmed',
      'sideConfirmed',
      'forceMoved',
      'forceMoved',
      'forceReported',
      'forceReported',
      'searchStopped',
    ]);
    confirm(battle);
    expect(battle.state.step).toEqual({ kind: 'search' });
    expect(battle.state.search).toMatchObject({ hour: 1, turn: 2, hoursLeft: 4 });
  });

  test('[SK-8.28] each that holds the other chooses; one that engages is enough', () => {
    const battle = meeting();
    expect(refused(battle, 'allies', 'contact contact-2 engage')).toBe('no-such-contact SK-8.28');
    choose(battle, 'allies', 'avoid');
    choose(battle, 'axis', 'engage');
    expect(seekrieg.view(battle.state, 'allies').forces.axis).toBeUndefined();
    confirm(battle);
    expect(battle.state.step).toEqual({ kind: 'orders' });
  });

  test('[SK-8.28] a side that is blind has nothing to choose, and is not told why the turn has stopped', () => {
    const battle = meeting({
      allies: { home: { hex: at(0, 0), of: { ship: { sheet: { radars: ['284M'] } } } } },
      opening: FOG,
    });
    expect(contactsOf(battle, 'axis')).toEqual([]);
    const kinds = seekrieg.legalOrders(battle.state, 'axis').map(({ kind }) => kind);
    expect(kinds).toEqual(['confirm']);
    const [stopped] = eventsOf(battle, 'searchStopped');
    expect(stopped).toEqual({
      kind: 'searchStopped',
      rule: 'SK-8.27',
      hour: 1,
      turn: 31,
      seenBy: 'all',
    });
  });

  test('[SK-8.28] a contact that is lost is no longer there to be chosen', () => {
    const battle = confirm(meeting());
    give(battle, 'allies', 'search home 0,-1');
    confirm(give(battle, 'axis', 'search raider 1,-4/2,-5/3,-6/4,-7/5,-8'));
    expect(contactsOf(battle, 'allies')).toEqual(['contact-1 eye 0,-3']);
    expect(refused(battle, 'allies', 'contact contact-1 engage')).toBe('not-held SK-8.28');
    expect(eventsOf(battle, 'forceLost').map(({ side }) => side)).toEqual(['allies', 'axis']);
  });
});

describe('the battle map', () => {
  test('[SK-8.9] both formations stand at the distance and bearing of the contact', () => {
    const battle = meeting({
      axis: { raider: { hex: at(0, -5), facing: 4, of: { first: {}, second: {} } } },
    });
    confirm(choose(battle, 'allies', 'engage'));
    expect(shipIn(battle, 'home-ship').hex).toEqual(at(0, -80));
    expect(shipIn(battle, 'first').hex).toEqual(at(0, -120));
    // Line ahead, two hexes apart, heading south.
    expect(shipIn(battle, 'second').hex).toEqual(at(0, -122));
    expect(shipIn(battle, 'second')).toMatchObject({ facing: 4, speedKnots: 20 });
    expect(distance(shipIn(battle, 'home-ship').hex, shipIn(battle, 'first').hex)).toBe(40);
    expect(battle.state.turn).toBe(31);
  });

  test('[SK-8.9, SK-8.7] in one hex they are five miles apart, on a bearing by die', () => {
    const battle = campaign({ axis: { raider: { hex: at(0, -4), facing: 4 } }, opening: CALM }, []);
    give(battle, 'allies', 'search home 0,-1/0,-2');
    confirm(give(battle, 'axis', 'search raider 0,-3/0,-2'));
    expect(contactsOf(battle, 'allies')).toEqual(['contact-1 eye 0,-2 held']);
    choose(battle, 'allies', 'engage');
    battle.dice = scriptedDice([3]);
    confirm(battle);
    expect(shipIn(battle, 'home-ship').hex).toEqual(at(0, -80));
    expect(shipIn(battle, 'raider-ship').hex).toEqual(at(20, -80));
  });

  test('[SK-8.9, SK-8.10] who is not in visual range stays hidden, or is a blank marker on radar', () => {
    const battle = meeting({
      allies: { home: { hex: at(0, 0), of: { ship: { sheet: { radars: ['284M'] } } } } },
      opening: FOG,
    });
    confirm(choose(battle, 'allies', 'engage'));
    const view = seekrieg.view(battle.state, 'allies');
    expect(view.ships['raider-ship']).toBeUndefined();
    expect(Object.values(view.contacts)).toMatchObject([{ size: null, hex: at(0, -120) }]);
    expect(Object.keys(seekrieg.view(battle.state, 'axis').contacts)).toEqual([]);
  });

  test('[SK-8.29] after it forces stand where they met, at the next full hour, with their damage', () => {
    const seen = meeting();
    logOf(seen, 'home-ship').damage = 10;
    choose(seen, 'allies', 'engage');
    confirm(seen);
    seen.state.environment.visibility = 0;
    turn(seen, 10);
    expect(seen.state.step).toEqual({ kind: 'search' });
    expect(seen.state.search).toMatchObject({ hour: 2 });
    expect(seen.state.turn).toBe(61);
    expect(forceIn(seen, 'home').hex).toEqual(at(0, -2));
    expect(forceIn(seen, 'raider').hex).toEqual(at(0, -3));
    expect(logOf(seen, 'home-ship').damage).toBe(10);
    expect(eventsOf(seen, 'searchResumed')).toMatchObject([{ hour: 2 }]);
  });
});

describe('shadowing', () => {
  const FAST = { speedKnots: 32 };
  const big = { ...FAST, dp: 900 };

  /** The Allies shadow; the enemy makes off to the east. */
  function shadowed(
    shadower: object,
    enemy: object,
    opening = CALM,
  ): { battle: Battle; held: boolean } {
    const battle = meeting({
      allies: { home: { hex: at(0, 0), of: { shadower: { sheet: shadower } } } },
      axis: { raider: { hex: at(0, -5), facing: 4, of: { enemy: { sheet: enemy } } } },
      opening,
    });
    confirm(choose(battle, 'allies', 'shadow'));
    confirm(give(battle, 'axis', 'search raider 1,-4/2,-4/3,-4/4,-4/5,-4'));
    return { battle, held: contactsOf(battle, 'allies')[0]?.endsWith('held') ?? false };
  }

  test('[SK-8.11] a side may shadow instead of fighting: it is shown the force every hour', () => {
    const { battle, held } = shadowed(big, FAST);
    expect(held).toBe(true);
    const reports = eventsOf(battle, 'forceReported').filter(({ side }) => side === 'allies');
    expect(reports.length).toBeGreaterThanOrEqual(5);
    expect(forceIn(battle, 'home').hex).not.toEqual(at(0, -2));
    expect(battle.state.step).toEqual({ kind: 'search' });
  });

  test('[SK-8.12] by eye she has to see farther than the ship that she shadows', () => {
    expect(shadowed(big, FAST).held).toBe(true);
    expect(shadowed(FAST, FAST).held).toBe(false);
    expect(shadowed(FAST, big).held).toBe(false);
  });

  test('[SK-8.13] by radar her main guns have to outrange those of the ship that she shadows', () => {
    const radar = { ...FAST, radars: ['284M'] };
    const short = { ...FAST, batteries: [] };
    expect(shadowed(radar, short, FOG).held).toBe(true);
    expect(shadowed(radar, FAST, FOG).held).toBe(false);
  });

  test('[SK-8.14] in either case she has to be as fast', () => {
    const slow = shadowed({ ...big, speedKnots: 30 }, FAST);
    expect(slow.held).toBe(false);
    expect(eventsOf(slow.battle, 'shadowingFailed')).toMatchObject([
      { force: 'home', contact: 'contact-1', seenBy: ['allies'] },
    ]);
  });
});

describe('formations', () => {
  test('[SK-6.5] gun ships in line ahead; about carriers heavy ships at 3 hexes, destroyers at 4', () => {
    const types = (type: 'CV' | 'CA' | 'DD') => ({ sheet: { type } });
    const battle = campaign({
      allies: {
        home: {
          hex: at(0, 0),
          of: {
            ...{
              carrier: types('CV'),
              second: types('CV'),
              ahead: types('CA'),
              astern: types('CA'),
            },
            ...{ screen: types('DD'), screen2: types('DD'), screen3: types('DD') },
          },
        },
      },
    });
    const { stations } = forceIn(battle, 'home');
    expect(stations).toEqual({
      ...{ carrier: at(0, 0), second: at(2, -1), ahead: at(0, -3), astern: at(0, 3) },
      ...{ screen: at(0, -4), screen2: at(4, 0), screen3: at(-4, 4) },
    });
  });

  test('[SK-6.5] a player may give other stations, which turn with the force', () => {
    const battle = meetingOfTwo();
    expect(refused(battle, 'allies', 'formation home first 1,1')).toBe('flagship-is-center SK-6.5');
    expect(refused(battle, 'allies', 'formation home second 0,21')).toBe('station-too-far SK-6.5');
    expect(refused(battle, 'allies', 'formation home raider-ship 0,2')).toBe('not-in-force SK-6.5');
    give(battle, 'allies', 'formation home second 0,-3');
    confirm(give(battle, 'allies', 'search home 1,-1'));
    expect(shipIn(battle, 'first').hex).toEqual(at(40, -40));
    expect(shipIn(battle, 'second').hex).toEqual(at(43, -43));
  });

  const meetingOfTwo = () =>
    campaign({ allies: { home: { hex: at(0, 0), of: { first: {}, second: {} } } } });
});
