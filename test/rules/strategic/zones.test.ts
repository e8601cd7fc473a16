import { expect, test } from 'vitest';
import { distance, ORIGIN } from '../../../src/hex';
import { orderDice } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { dangerZones, sailingZone, sightZones } from '../../../src/rules/strategic/query';
import { smallAdvanced } from './smallGame';

const { state } = strategic.newState(smallAdvanced(), {}, orderDice('zones', 0));
state.turn = 1;
const view = strategic.view(state, 'allies');
const hex = state.forces.allies.divisions.A1?.hex ?? ORIGIN;

test('[ST-9.2, ST-9.3] ships come farther in more turns, and never onto land', () => {
  const near = sailingZone(view, 'allies', ['A1'], 1);
  const far = sailingZone(view, 'allies', ['A1'], 4);
  expect(far.length).toBeGreaterThan(near.length);
  expect(near).toContainEqual(hex);
  const land = view.scenario.map?.land ?? [];
  expect(land.length).toBeGreaterThan(0);
  for (const it of land) expect(far).not.toContainEqual(it);
  expect(sailingZone(view, 'allies', [], 4)).toEqual([]);
});

test('[ST-10.3] ships are seen in the own hex, and perhaps beside it', () => {
  const { certain, possible } = sightZones(view, 'allies');
  expect(certain).toContainEqual(hex);
  expect(possible.some((it) => distance(it, hex) === 1)).toBe(true);
  expect(possible).not.toContainEqual(hex);
});

test('[ST-5.6, ST-11.3] threats are of reports and bases, not of where the enemy is', () => {
  expect(dangerZones(view, 'axis', 4).ships).toEqual([]);
  const contact = {
    ...{ id: 'c1-1', turn: view.turn, hex: { q: 8, r: 2 }, spotter: 'A1', with: [] },
    ...{ by: 'eye', subject: 'ships', quality: 'good', count: 2, aircraft: null },
    types: { kind: 'types', types: ['CV'] },
  } as const;
  const told = structuredClone(view);
  const known = told.known.allies?.advanced;
  if (!known) throw new Error('an Advanced game');
  known.contacts = [structuredClone(contact) as never];
  const { ships, aircraft } = dangerZones(told, 'allies', 4);
  expect(ships).toContainEqual(contact.hex);
  expect(aircraft.length).toBeGreaterThan(dangerZones(view, 'allies', 4).aircraft.length);
  expect(dangerZones({ ...told, turn: told.turn + 9 }, 'allies', 4).ships).toEqual([]);
});
