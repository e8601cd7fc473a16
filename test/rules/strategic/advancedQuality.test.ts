import { expect, test } from 'vitest';
import type { Axial } from '../../../src/hex';
import type { StrategicScenario, StrategicState } from '../../../src/rules/strategic';
import { forceOf, knowledgeOf } from '../../../src/rules/strategic/advanced/contacts';
import type { SquadronCard } from '../../../src/rules/strategic/cards/cards';
import type { Quality } from '../../../src/rules/strategic/tables/contactReports';
import type { SquadronType } from '../../../src/rules/strategic/tables/kinds';
import {
  away,
  contactsOf,
  FIGHTER,
  fly,
  HERE,
  NIGHT,
  POOR,
  pair,
  SHIP,
  scene,
  spot,
} from './advancedScene';
import { division, scenarioShip, scenarioSquadron } from './smallGame';

/** The quality that a squadron reports with a 4, of ships that it is sure to see: Fair without modifiers. */
function qualityOf(
  card: Partial<SquadronCard>,
  hexes: number,
  given: Partial<StrategicScenario> = {},
  change: (state: StrategicState) => void = () => {},
): Quality | null | undefined {
  const state = pair({ squadron: card }, SHIP, hexes, given);
  change(state);
  spot(state, (reason) => (reason === 'spotting' ? 1 : reason === 'aircraftSearch' ? 4 : 6));
  return contactsOf(state, 'allies')[0]?.quality;
}

test('[ST-11.1, ST-11.2] what makes a report from the air better or worse', () => {
  const types: SquadronType[] = ['F', 'RE', 'DB', 'TB', 'LB', 'SC', 'PA', 'MB', 'HB'];
  expect(types.filter((type) => qualityOf({ type }, 1) === 'good')).toEqual(['RE', 'SC', 'PA']);
  expect(types.filter((type) => qualityOf({ type }, 1) === 'fair')).toHaveLength(6);
  expect([0, 1, 2].map((hexes) => qualityOf({}, hexes))).toEqual(['good', 'fair', 'vague']);
  expect([qualityOf({}, 1, NIGHT), qualityOf({ hasRadar: true }, 1, NIGHT)]).toEqual([
    'vague',
    'fair',
  ]);
  expect([qualityOf({}, 1, POOR), qualityOf({ hasRadar: true }, 1, POOR)]).toEqual([
    'vague',
    'vague',
  ]);
  expect(qualityOf({}, 1, { ...NIGHT, ...POOR })).toBe('vague');
});

test('[ST-11.2] a patrol over the division hinders', () => {
  const patrol = (over: string, hex: Axial | null) =>
    qualityOf({}, 1, { landUnits: [] }, (state) => {
      const flights = forceOf(state, 'axis').flights;
      flights['x-cap'] = { ...flightOver(over), hex };
    });
  expect([patrol('X1', away(1)), patrol('X2', away(1)), patrol('X1', null)]).toEqual([
    ...['vague', 'fair', 'fair'],
  ]);
});

const flightOver = (capOver: string) => ({
  ...{ squadron: 'x-cap', ordnance: 'guns' as const, path: [], launchTurn: 1, hasAttacked: false },
  ...{ group: null, capOver, isScrambled: false, justLanded: false },
});

test('[ST-11.2] a division that was reported in the previous turn is reported better, also when the player dropped it', () => {
  const state = pair(FIGHTER, SHIP, 1, {});
  const seen = () => {
    spot(state, (reason) => (reason === 'spotting' ? 1 : reason === 'aircraftSearch' ? 4 : 6));
    return contactsOf(state, 'allies')[0]?.quality;
  };
  expect(seen()).toBe('fair');
  knowledgeOf(state, 'allies').contacts = [];
  state.turn = 2;
  expect(seen()).toBe('good');
  state.turn = 4;
  expect(seen()).toBe('fair');
});

test('[ST-11.2] of a group counts what is best among it', () => {
  const state = pair({ squadron: { type: 'F' } }, SHIP, 1, {
    squadrons: [],
  });
  Object.assign(state.forces.allies.squadrons, scoutOf(state));
  fly(state, 'a-s', [HERE], { group: 'a-s' });
  fly(state, 'a-t', [HERE], { group: 'a-s' });
  spot(state, (reason) => (reason === 'spotting' ? 1 : reason === 'aircraftSearch' ? 4 : 6));
  expect(contactsOf(state, 'allies')).toMatchObject([
    { quality: 'good', spotter: 'a-s', with: ['a-t'] },
  ]);
});

function scoutOf({ forces }: StrategicState) {
  const squadron = forces.allies.squadrons['a-s'];
  if (!squadron) throw new Error('no squadron');
  return { 'a-t': { ...squadron, id: 'a-t', card: { ...squadron.card, type: 'SC' } } };
}

test('[ST-EX34] a Catalina one hex off by day, 4 + 1, Good: eight ships, a 6 reports nine, each mistaken on a 1', () => {
  const fleet = Array.from({ length: 8 }, (_, index) => scenarioShip(`x-${index}`));
  const state = scene({
    divisions: [division('X1', fleet, { hex: away(1) })],
    squadrons: [scenarioSquadron('a-pby', 'home', { type: 'PA' })],
  });
  fly(state, 'a-pby', [HERE]);
  const { reasons } = spot(state, (reason) => {
    if (reason === 'spotting') return 3;
    if (reason === 'aircraftSearch') return 4;
    return reason === 'shipCount' ? 6 : 1;
  });
  expect(contactsOf(state, 'allies')).toMatchObject([{ quality: 'good', count: 9 }]);
  expect(reasons.filter((it) => it === 'shipType')).toHaveLength(9);
  expect(contactsOf(state, 'allies')[0]?.types).toEqual({
    kind: 'types',
    types: Array(9).fill('BB'),
  });
});
