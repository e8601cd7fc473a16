import { describe, expect, test } from 'vitest';
import { bySide, eventsFor } from '../../../src/rules/core';
import { type Objective, strategic } from '../../../src/rules/strategic';
import { stateOf } from '../../../src/rules/strategic/cards/shipNow';
import {
  basicAt,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  linesOf,
  newBasic,
  shipOf,
  squadronOf,
  whyNot,
} from './basicGame';

describe('scuttling and the end', () => {
  const crippled = () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, spotted: [] });
    shipOf(state, 'a-battleship').damageLevels = 6;
    return state;
  };

  test('[ST-4.10] an own Heavy ship may be scuttled as the turn ends, and counts as sunk', () => {
    const state = crippled();
    expect(stateOf(shipOf(state, 'a-battleship'))).toBe('heavy');
    expect(linesOf(state, 'allies', 'scuttle')).toEqual(['scuttle a-battleship yes']);
    expect(whyNot(state, 'allies', 'scuttle a-dd-1 yes')).toBe('not-heavy ST-4.10');
    expect(whyNot(state, 'allies', 'scuttle a-battleship no')).toBe('no-change ST-4.10');
    give(state, 'allies', 'scuttle a-battleship yes');
    expect(linesOf(state, 'allies', 'scuttle')).toEqual(['scuttle a-battleship no']);
    confirmBoth(state, [6, 1]);
    expect(shipOf(state, 'a-battleship').fate).toBe('scuttled');
    expect(divisionOf(state, 'A2').ships).toEqual(['a-dd-2', 'a-transport']);
    expect(state.known.allies.points.axis).toBe(50);
  });

  test('[ST-5.23] who does not see the ship does not learn of it, nor of its points', () => {
    const state = crippled();
    give(state, 'allies', 'scuttle a-battleship yes');
    const events = confirmBoth(state, [6, 1]);
    expect(eventsFor(eventsOf(events, 'shipSunk'), 'axis')).toEqual([]);
    expect(state.known.axis.points.axis).toBe(0);
    expect(strategic.view(state, 'spectator').known.axis?.points.axis).toBe(0);
    expect(strategic.view(state, 'spectator').known.allies?.points.axis).toBe(0);
  });

  test('[ST-5.17] [ST-5.23] a ship scuttled while spotted is seen to go', () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, spotted: ['A2'] });
    shipOf(state, 'a-battleship').damageLevels = 6;
    give(state, 'allies', 'scuttle a-battleship yes');
    const events = confirmBoth(state, [4, 6, 1]);
    expect(eventsFor(eventsOf(events, 'shipSunk'), 'axis')).toHaveLength(1);
    expect(state.known.axis.ships['a-battleship']?.fate).toBe('scuttled');
    expect(state.known.axis.points.axis).toBe(50);
  });

  test('[ST-22.4] [ST-7.52] the game ends after the turns of the scenario', () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, turn: 6 });
    const events = confirmBoth(state);
    expect(eventsOf(events, 'gameEnded')).toMatchObject([{ ending: 'turnsOver', rule: 'ST-22.4' }]);
    expect(strategic.outcome(state)).toMatchObject({ winner: 'draw', reason: 'draw' });
    expect(strategic.legalOrders(state, 'allies')).toEqual([]);
    const next = basicAt({ step: { kind: 'basicEnd' }, turn: 5 });
    confirmBoth(next, [6, 1]);
    expect(next).toMatchObject({ turn: 6, step: { kind: 'search' } });
  });

  test('[ST-22.1] or when all divisions of a side, submarines among them, are gone; aircraft and land do not count', () => {
    const state = basicAt({ step: { kind: 'basicEnd' } });
    divisionOf(state, 'A1').status = 'gone';
    divisionOf(state, 'A2').status = 'withdrawn';
    const going = strategic.copy(state);
    confirmBoth(going, [6, 1]);
    expect(going.step.kind).toBe('search');
    divisionOf(state, 'AS1').status = 'gone';
    const events = confirmBoth(state);
    expect(eventsOf(events, 'gameEnded')).toMatchObject([{ ending: 'sideGone', rule: 'ST-22.1' }]);
  });

  test('[ST-22.5] or when both have offered it', () => {
    const state = newBasic();
    give(state, 'allies', 'offer-end yes');
    expect(state.known.axis.enemyOffersEnd).toBe(true);
    expect(whyNot(state, 'allies', 'offer-end yes')).toBe('no-change ST-22.5');
    give(state, 'allies', 'offer-end no');
    give(state, 'axis', 'offer-end yes');
    expect(state.step.kind).toBe('search');
    const events = give(state, 'allies', 'offer-end yes');
    expect(eventsOf(events, 'gameEnded')).toMatchObject([{ ending: 'agreed' }]);
    expect(state.step.kind).toBe('over');
  });

  test('[ST-22.6] [ST-22.7] [ST-22.8] [ST-22.9] [ST-22.10] points at the end: ships by state, steps, land, objectives', () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, turn: 6 });
    Object.assign(shipOf(state, 'x-cruiser-1'), { fate: 'sunk', damageLevels: 6 });
    divisionOf(state, 'X1').ships = ['x-carrier', 'x-dd-1'];
    Object.assign(shipOf(state, 'x-battleship'), { damageLevels: 4, recovered: 2 });
    Object.assign(squadronOf(state, 'x-db'), { lostForGood: 2, lostInFlight: 1 });
    const base = state.forces.allies.landUnits['a-base'];
    if (base) Object.assign(base, { damageLevels: 9, wasAttacked: true });
    const events = confirmBoth(state, [3]);
    const [ended] = eventsOf(events, 'gameEnded');
    expect(ended?.points).toEqual({ allies: 10 + 13 + 3, axis: 10 + 20 });
    expect(ended?.ratioHundredths).toBe(87);
    expect(ended?.outcome).toMatchObject({ winner: 'axis', reason: 'slight', rule: 'ST-22.12' });
  });

  test('[ST-22.10] an objective counts once or by ship, and a condition may ask for a place', () => {
    const objectives: Objective[] = [
      {
        id: 'carriers',
        text: '',
        scores: 'allies',
        points: 10,
        per: 'ship',
        when: [
          { kind: 'shipsHurt', ships: ['x-carrier', 'x-battleship'], state: 'heavy', least: 1 },
        ],
      },
      {
        id: 'ashore',
        text: '',
        scores: 'axis',
        points: 7,
        per: 'once',
        when: [
          {
            kind: 'shipsIn',
            ships: ['x-dd-1', 'x-dd-2'],
            areas: [{ kind: 'box', box: 'short' }],
            least: 2,
          },
        ],
      },
      {
        id: 'kept-away',
        text: '',
        scores: 'allies',
        points: 5,
        per: 'once',
        when: [
          { kind: 'shipsIn', ships: ['x-dd-1'], areas: [{ kind: 'box', box: 'medium' }], most: 0 },
        ],
      },
    ];
    const end = (boxes: { X1: 'short' | 'medium'; X2: 'short' }) => {
      const state = basicAt({
        step: { kind: 'basicEnd' },
        turn: 6,
        boxes,
        scenario: { objectives },
      });
      for (const id of ['x-carrier', 'x-battleship'])
        Object.assign(shipOf(state, id), { fate: 'sunk' });
      divisionOf(state, 'X1').ships = ['x-cruiser-1', 'x-dd-1'];
      divisionOf(state, 'X2').ships = ['x-cruiser-2', 'x-dd-2'];
      return eventsOf(confirmBoth(state), 'gameEnded')[0]?.points;
    };
    expect(end({ X1: 'short', X2: 'short' })).toEqual({ allies: 40 + 50 + 20 + 5, axis: 7 });
    expect(end({ X1: 'medium', X2: 'short' })).toEqual({ allies: 40 + 50 + 20, axis: 0 });
  });

  test('[ST-5.24] after the end all is open, to spectators too; before it they see what both see', () => {
    const state = basicAt({ step: { kind: 'basicEnd' }, turn: 6 });
    expect(strategic.view(state, 'spectator').forces).toEqual({});
    expect(Object.keys(strategic.view(state, 'spectator').known)).toEqual(['allies', 'axis']);
    confirmBoth(state);
    expect(strategic.view(state, 'spectator')).toEqual(state);
    expect(bySide((side) => Object.keys(strategic.view(state, side).forces))).toEqual({
      allies: ['allies', 'axis'],
      axis: ['allies', 'axis'],
    });
  });
});

test('[ST-22.6, ST-22.7] the fate of a ship: Heavy is crippled, sunk or scuttled is lost; an enemy is not told of', () => {
  const state = basicAt({ step: { kind: 'basicEnd' }, spotted: [] });
  const ship = shipOf(state, 'a-battleship');
  const fate = () => strategic.fates(state).find(({ id }) => id === ship.card.id);
  expect(fate()).toMatchObject({ side: 'allies', isLost: false, points: ship.card.points });
  ship.damageLevels = 6;
  expect(fate()).toMatchObject({ isLost: false, isCrippled: true, hullLost: 6 });
  ship.fate = 'scuttled';
  expect(fate()).toMatchObject({ isLost: true, isCrippled: false });
  const known = strategic.fates(strategic.view(state, 'axis'));
  expect(known.map(({ side }) => side)).not.toContain('allies');
});
