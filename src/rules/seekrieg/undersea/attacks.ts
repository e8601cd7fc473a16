import { distance } from '../../../hex';
import { type Hexes, must, type Roll, SIDES, valueOf } from '../../core';
import {
  conditionOf,
  isOnMap,
  isSubmerged,
  planOf,
  shipsInPlay,
  shipsOnMap,
  targetShip,
} from '../common/own';
import { stopRun } from '../common/stopRun';
import { damageCritically } from '../damage/criticals';
import type { UnderseaWeapon } from '../model/events/undersea';
import { type Play, tell } from '../model/play';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { CHARGES, mostCharges, USUAL_DEPTHS } from './orders';
import { refuseDrop, THROW_HEXES, throwTargets } from './reach';
import { pathOf } from './sonar';

/** [SK-26.9] */
const UNDER_FIRE_HEXES: Hexes = 2;

/** Ships of both sides that take orders. */
const huntersIn = (state: SeekriegState): Ship[] =>
  SIDES.flatMap((side) => shipsInPlay(state, side));

/** Phase 5 closes: depths left to chance are drawn [SK-34.13], and it is known which boats are under fire [SK-26.9]. */
export function plotAttacks(play: Play): void {
  if (!play.state.scenario.modules.submarine) return;
  const hunters = huntersIn(play.state);
  for (const ship of hunters) if (planOf(ship).standing.attacksContacts) fillPlot(play, ship);
  for (const boat of shipsOnMap(play.state))
    conditionOf(boat).isAttacked =
      isSubmerged(boat) && hunters.some((it) => it.side !== boat.side && isNear(it, boat));
}

/** What she drops falls within 2 hexes of the boat. */
function isNear(ship: Ship, boat: Ship): boolean {
  const { depthCharges, aheadThrown } = planOf(ship);
  const dropped = depthCharges?.length ? pathOf(ship) : [];
  const places = aheadThrown?.depths.length ? [...dropped, ship.hex] : dropped;
  return places.some((it) => distance(it, boat.hex) <= UNDER_FIRE_HEXES);
}

/** [SK-34.13] Depth charges if she can drop them, else ahead-thrown weapons; not where the player has said something. */
function fillPlot(play: Play, ship: Ship): void {
  const plan = planOf(ship);
  if (plan.depthCharges || plan.aheadThrown) return;
  const [target] = throwTargets(play.state, ship);
  if (!refuseDrop(play.state, ship))
    plan.depthCharges = drawDepths(play, ship, 'depth-charges', mostCharges(ship));
  else if (target !== undefined)
    plan.aheadThrown = { target, depths: drawDepths(play, ship, 'ahead-thrown', CHARGES) };
}

/** So many different depths of 50 to 600 feet. */
function drawDepths(play: Play, ship: Ship, weapon: UnderseaWeapon, count: number): number[] {
  const left = [...USUAL_DEPTHS];
  const dice: Roll[] = [];
  const depths = Array.from({ length: count }, () => {
    const lot = play.dice.lot(left.length, 'charge-depth');
    dice.push(lot);
    return must(left.splice(valueOf(lot), 1)[0], 'depth');
  });
  const seenBy = [ship.side];
  const drawn = { kind: 'depthsDrawn', rule: 'SK-34.13', ship: ship.id, seenBy } as const;
  tell(play, { ...drawn, weapon, depths, dice });
  return depths;
}

/** Phase 10: depth charges and ahead-thrown weapons [SK-26.15 to SK-26.19]. */
export function resolveUndersea(play: Play): void {
  for (const ship of huntersIn(play.state)) {
    const { depthCharges, aheadThrown } = planOf(ship);
    if (depthCharges?.length) dropCharges(play, ship, depthCharges);
    if (aheadThrown?.depths.length) throwAhead(play, ship, aheadThrown);
  }
}

/** [SK-26.15] They can hit every enemy boat that she has passed within a hex, held by sonar or not. */
function dropCharges(play: Play, ship: Ship, depths: number[]): void {
  const { hidden, ships } = play.state;
  conditionOf(ship).depthCharges -= depths.length;
  tellDrop(play, ship, 'depth-charges', depths);
  for (const id in hidden.passed)
    if (hidden.passed[id]?.includes(ship.id))
      attack(play, must(ships[id], 'boat'), 'depth-charges', depths);
}

/** [SK-26.17] */
function throwAhead(
  play: Play,
  ship: Ship,
  { target, depths }: { target: string; depths: number[] },
): void {
  tellDrop(play, ship, 'ahead-thrown', depths);
  const boat = targetShip(play.state, ship.side, target);
  if (boat && distance(ship.hex, boat.hex) <= THROW_HEXES)
    attack(play, boat, 'ahead-thrown', depths);
}

function tellDrop(play: Play, ship: Ship, weapon: UnderseaWeapon, depths: number[]): void {
  const rule = weapon === 'depth-charges' ? ('SK-26.15' as const) : ('SK-26.17' as const);
  const seenBy = [ship.side];
  tell(play, { kind: 'chargesDropped', rule, ship: ship.id, weapon, depths, seenBy });
}

/** [SK-26.16, SK-26.18, SK-26.19] Each charge at her depth is a hit, and a roll on CHART N3. */
function attack(play: Play, boat: Ship, weapon: UnderseaWeapon, depths: readonly number[]): void {
  if (!isOnMap(boat) || !isSubmerged(boat)) return;
  stopRun(play, boat.side, 'fired-at');
  const hits = depths.filter((feet) => feet === conditionOf(boat).depthFeet).length;
  const told = { kind: 'boatAttacked', rule: 'SK-26.16', ship: boat.id } as const;
  tell(play, { ...told, weapon, charges: depths.length, hits, seenBy: [boat.side] });
  for (let i = 0; i < hits; i++)
    damageCritically(play, boat, 'belt', { penetrated: true, sideHit: 'port' });
}
