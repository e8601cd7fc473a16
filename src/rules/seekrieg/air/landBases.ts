import type { Axial } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { RADAR_BY_NAME } from '../common/radar';
import { battleHex } from '../common/scale';
import type { AirBase, Flight, Ground } from '../model/flights';
import type { KnownBase, ScenarioBase } from '../model/scenario';
import type { SeekriegState, SeekriegView } from '../model/state';

/** [SK-24.11] Damage points of a base on land. */
const BASE_DP: Readonly<Record<ScenarioBase['type'], number>> = { airfield: 600, strip: 200 };

/** [SK-24.11] A base on land that has not been hit. */
export const newGround = ({ type, radar }: ScenarioBase): Ground => ({
  dp: BASE_DP[type],
  radar,
  damage: 0,
  damageDue: 0,
  checkedPercent: 0,
});

/** [SK-24.11] Damage in per cent of the base's points, from 0 to 100. */
export const groundPercent = ({ dp, damage }: Ground): number => (100 * Math.min(dp, damage)) / dp;

/** [SK-24.11] The enemy's bases on land; where they lie is no secret. */
export const enemyLandBases = ({ scenario }: SeekriegView, side: Side): readonly KnownBase[] =>
  scenario.sides[enemyOf(side)].landBases ?? [];

/** The enemy's base of this id. */
export const enemyLandBase = (
  view: SeekriegView,
  side: Side,
  id: string | null,
): KnownBase | undefined => enemyLandBases(view, side).find((base) => base.id === id);

/** [SK-24.11] The battle hex of the enemy base that a strike is flown at; `undefined` of a strike at ships. */
export function baseHexUnder(
  view: SeekriegView,
  side: Side,
  { target }: Pick<Flight, 'target'>,
): Axial | undefined {
  const base = enemyLandBase(view, side, target);
  return base && battleHex(base.hex);
}

/** [SK-24.11] The enemy base that a strike is flown at, with its damage. */
export const baseUnder = (
  { forces }: SeekriegState,
  side: Side,
  { target }: Pick<Flight, 'target'>,
): AirBase | undefined => {
  const base = target === null ? undefined : forces[enemyOf(side)].bases[target];
  return base?.ground ? base : undefined;
};

/** [SK-33.8] The base has a radar set that sees aircraft. */
export const seesAircraft = ({ ground }: AirBase): boolean =>
  Boolean(RADAR_BY_NAME.get(ground?.radar ?? '')?.airSearch);
