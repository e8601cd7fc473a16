import type { Side } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { visualRangeYards } from '../../../src/rules/seekrieg/common/visualRange';
import type { SmokeKind } from '../../../src/rules/seekrieg/tables/hitChance';
import { type Battle, battleOf, shipIn, type TestBattle, type TestShip } from './fleet';
import { at } from './playing';

/** Unarmed: Exeter of 100 DP at the origin and Spee of 400 DP so many hexes south; visual range 40,000 yards on a perfect day. */
export const pair = (
  hexes: number,
  rest: TestBattle = {},
  [exeter, spee]: readonly [TestShip, TestShip?] = [{}],
): Battle =>
  battleOf({
    weather: { visibility: 9, force: 3 },
    ...rest,
    allies: {
      exeter: { speedKnots: 0, ...exeter, sheet: { dp: 100, batteries: [], ...exeter.sheet } },
      ...rest.allies,
    },
    axis: {
      spee: {
        hex: at(0, hexes),
        speedKnots: 0,
        ...spee,
        sheet: { dp: 400, batteries: [], ...spee?.sheet },
      },
      ...rest.axis,
    },
  });

export const range = (battle: Battle, from = 'exeter', to = 'spee') =>
  visualRangeYards(battle.state, shipIn(battle, from), shipIn(battle, to));

/** How the allies know Spee. */
export const level = ({ state }: Battle) => state.hidden.sightings.allies.spee?.level;

export const view = ({ state }: Battle, side: Side) => seekrieg.view(state, side);

/** A hex of smoke that both sides see. */
export const smokeAt = ({ state }: Battle, q: number, r: number, kind: SmokeKind = 'funnel') =>
  state.smoke.push({
    ...{ hex: at(q, r), kind, side: 'axis', layer: null, lastTurn: 99, carry: 0 },
    shownTo: { allies: true, axis: true },
  });
