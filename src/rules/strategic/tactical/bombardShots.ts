import { type Modifier, must, type Refusal, type Side } from '../../core';
import { refusal } from '../model/refusals';
import type { LandUnitId } from '../model/state';
import type { TacticalPlans } from '../model/tacticalState';
import { bombardingFirePower, bombardmentModifiers } from '../rolls/bombardment';
import { LAND_UNITS } from '../tables/landUnits';
import { type Attack, caughtModifier } from './attacks';
import { type Firer, firerOf, type Lay, layOf } from './firers';
import { noSuchBattery, refuseLay } from './gunShots';
import { type Fight, findShip, isAdvanced } from './query';
import { isInSmoke } from './terrain';

export type Bombarding = TacticalPlans['bombardment'][number];

/** A bombardment, ready to roll. */
export interface BombardShot extends Attack, Lay {
  firer: Firer;
  landUnit: LandUnitId;
  firePower: number;
  /** [ST-18.3] Includes this turn. */
  turnsInARow: number;
}

/** Land units of the enemy that take part [ST-18.1]. */
export const landTargets = ({ view, action }: Fight, side: Side): LandUnitId[] =>
  action.landUnits.filter((id) => !view.forces[side]?.landUnits[id]);

/** [ST-18.1, ST-18.8] */
export function refuseBombardment(
  fight: Fight,
  side: Side,
  order: Bombarding,
): Refusal | undefined {
  const firer = findShip(fight, order.ship) && firerOf(fight, side, order);
  if (!firer) return noSuchBattery(order);
  const hex = fight.tactical.landHexes[order.landUnit];
  if (!hex || !landTargets(fight, side).includes(order.landUnit))
    return refusal('no-such-land-unit.here', 'ST-18.1');
  return refuseLay(firer, layOf(fight, firer, hex));
}

/** [ST-18.3, ST-18.7, ST-18.14] Turns in a row in which this battery bombards the same target, with the present one. */
function turnsInARow({ tactical }: Fight, { ship, battery, landUnit }: Bombarding): number {
  const run = tactical.ships
    .find(({ id }) => id === ship)
    ?.bombarding.find((it) => it.battery === battery && it.landUnit === landUnit);
  return run && run.lastTurn >= tactical.turn - 1 ? run.turns + 1 : 1;
}

/** [ST-18.2] */
export function bombardShot(fight: Fight, side: Side, order: Bombarding): BombardShot {
  const inARow = turnsInARow(fight, order);
  const extra = isAdvanced(fight) ? bombardingFirePower(0, inARow) : 0;
  const firer = must(firerOf(fight, side, order, extra), `battery of ${order.ship}`);
  const hex = must(fight.tactical.landHexes[order.landUnit], 'hex of the land unit');
  const lay = layOf(fight, firer, hex);
  const firePower = lay.firePower ?? 0;
  const defense = defenseOf(fight, order.landUnit);
  const inSmoke = isAdvanced(fight) && isInSmoke(fight.tactical, firer.hex, hex);
  const bombardment = {
    firePower,
    defense,
    inSmoke,
    sky: fight.action.sky,
    band: must(lay.band, 'band within range'),
    isSpottedFromAir: hasSpotters(fight, side),
  };
  return {
    ...lay,
    firer,
    firePower,
    landUnit: order.landUnit,
    turnsInARow: inARow,
    attack: firePower,
    defense,
    torpedoAt: null,
    rule: 'ST-18.2',
    modifiers: [...bombardmentModifiers(bombardment), ...hindrances(firer)],
  };
}

const defenseOf = ({ view }: Fight, id: LandUnitId): number => {
  const unit = must(
    view.scenario.landUnits.find((it) => it.id === id),
    `land unit ${id}`,
  );
  return LAND_UNITS[unit.kind].firstDefense;
};

/** [ST-4.16, ST-15.10c] */
const hindrances = ({ hasBridgeHit, isCaught }: Firer): Modifier[] => [
  ...caughtModifier(isCaught),
  ...(hasBridgeHit ? [{ code: 'bridge-hit', value: -2, rule: 'ST-4.16' } as const] : []),
];

/** [ST-18.10] A friendly squadron flies in the strategic hex. */
function hasSpotters({ view, action }: Fight, side: Side): boolean {
  const flights = Object.values(view.forces[side]?.advanced?.flights ?? {});
  const { hex: here } = action;
  return here !== null && flights.some(({ hex }) => hex?.q === here.q && hex.r === here.r);
}
