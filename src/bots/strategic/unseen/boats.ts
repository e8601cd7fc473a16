import type { Draw } from '../../../rules/core';
import type { Division, Force, ShipRecord, StrategicState } from '../../../rules/strategic';
import { MAX_SUBMERGED_TURNS } from '../../../rules/strategic/query';
import { between, exchangedAmong } from '../../core/lot';
import { isDivisionTied, type Tied } from './tied';

/**
 * [ST-5.3, ST-17.10, ST-20.2] A force whose submarines that the enemy has not detected have each other's torpedoes left, and in an Advanced game any time
 * that they can stay down: who launched at him he was not told.
 */
export function boatsAnew(
  force: Force,
  { scenario, turn }: StrategicState,
  tied: Tied,
  draw: Draw,
): Force {
  const unseen = Object.values(force.divisions).filter(
    (it) => isHidden(it) && !isDivisionTied(tied, it),
  );
  const boats = unseen.flatMap(({ ships }) => ships.flatMap((id) => force.ships[id] ?? []));
  const armed = exchangedAmong(draw, boats, ({ card }) => card.type).map(
    ([it, { launchesLeft }]): [string, ShipRecord] => [it.card.id, { ...it, launchesLeft }],
  );
  const ships = { ...force.ships, ...Object.fromEntries(armed) };
  if (scenario.level === 'basic') return { ...force, ships };
  const least = Math.max(1, MAX_SUBMERGED_TURNS - TURNS_AN_HOUR * (turn - 1));
  const aired = unseen.map((it): [string, Division] => [it.id, withAir(it, least, draw)]);
  return { ...force, ships, divisions: { ...force.divisions, ...Object.fromEntries(aired) } };
}

const isHidden = ({ status, isSpotted, submarine }: Division): boolean =>
  status === 'present' && !isSpotted && submarine !== null && !submarine.isDetected;

/** [ST-20.7] Submerged time that an Advanced turn can cost. */
const TURNS_AN_HOUR = 6;

function withAir(division: Division, least: number, draw: Draw): Division {
  const { submarine } = division;
  if (!submarine) return division;
  const turnsLeft = between(draw, least, MAX_SUBMERGED_TURNS);
  return { ...division, submarine: { ...submarine, turnsLeft } };
}
