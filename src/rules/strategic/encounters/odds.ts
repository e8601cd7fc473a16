import type { Side } from '../../core';
import type { Ship } from '../cards/cards';
import { meanOf, type Odds, type OddsTable, overPairs, shipSeen } from '../common/odds';
import { skyOf } from '../common/sky';
import { divisionIn, shipsOf } from '../harm/lookUp';
import type { StrategicView } from '../model/state';
import { type Approach, hunters } from '../rolls/encounter';
import { type Conditions, rollApproach, rollHunt, rollTorpedoes, type Stalk } from './rolls';

/** The odds of a submarine's encounter: the chance to hit, mean Damage Levels given and taken, and the target if she gets into position. */
export function encounterOdds(stalk: Stalk, named: Ship, conditions: Conditions): Odds {
  const approaches = overPairs((dice) => rollApproach(stalk, conditions.sky, dice).approach);
  const share = (of: Approach) => meanOf(approaches.map((it) => (it === of ? 1 : 0)));
  const near = torpedoOdds(stalk.boat, [named], 'inPosition', conditions);
  const far = torpedoOdds(stalk.boat, stalk.ships, 'longShot', conditions);
  const [inPosition, longShot] = [share('inPosition'), share('longShot')];
  return {
    chance: inPosition * near.chance + longShot * far.chance,
    meanDamage: inPosition * near.mean + longShot * far.mean,
    ownDamage: (1 - share('noAttack')) * answerDamage(stalk, conditions),
  };
}

/** [ST-20.14i] Mean Damage Levels of the counter-attack, up to what sinks her. */
function answerDamage({ boat, ships }: Stalk, conditions: Conditions): number {
  const means = hunters(ships).map((hunter) =>
    meanOf(overPairs((dice) => rollHunt(hunter, boat, conditions, dice).damageLevels)),
  );
  const left = boat.card.capacity - boat.damageLevels;
  return Math.min(
    left,
    means.reduce((sum, mean) => sum + mean, 0),
  );
}

/** The average over all ships, equally likely. */
function torpedoOdds(
  boat: Ship,
  ships: readonly Ship[],
  from: Approach,
  conditions: Conditions,
): { chance: number; mean: number } {
  const levels = ships.flatMap((target) =>
    overPairs((dice) => rollTorpedoes(boat, target, from, { ...conditions, dice }).damageLevels),
  );
  return { chance: meanOf(levels.map((it) => (it > 0 ? 1 : 0))), mean: meanOf(levels) };
}

/** By what is known of the division; no odds while its ships are unknown. */
function torpedoAttack(
  view: StrategicView,
  side: Side,
  { submarine, target, ship }: { submarine: string; target: string; ship: string },
): Odds | undefined {
  const { divisions = {}, ships: known = {} } = view.known[side] ?? {};
  const seen = (divisions[target]?.ships ?? []).flatMap((id) => known[id] ?? []);
  const named = seen.find(({ id }) => id === ship) ?? seen[0];
  const [boat] = shipsOf(view, submarine);
  if (!named || !boat) return undefined;
  const division = divisionIn(view, submarine);
  const isSubmerged = division.submarine?.isSubmerged === true;
  const conditions = { scenario: view.scenario, sky: skyOf(view, division.hex) };
  const meeting = { boat, isSubmerged, ships: seen.map(shipSeen) };
  return encounterOdds(meeting, shipSeen(named), conditions);
}

/** The odds of planned submarine attacks. */
export const encounterOddsOf: OddsTable = { torpedoAttack };
