import { factorDice } from '../common/factors';
import { conditionOf, unitOf } from '../common/own';
import { isAloft, loseAircraft, standOf } from '../common/stands';
import { rollToHit } from '../common/toHit';
import { failedSaves } from '../harm/saves';
import { type Play, tell } from '../model/play';
import type { NamedFlak, PendingAirAttack } from '../model/state';
import { LIGHT_WEAPONS } from '../model/units';
import { allFlak } from './bearing';
import { isDualPurpose } from './dualPurpose';
import { type FlakShot, flakShot, savesAgainst } from './shot';

/** [NW-17.16] What was named fires at a stand that attacks, or all that bears, until no aircraft are left. */
export function fireFlak(play: Play, attack: PendingAirAttack): void {
  const stand = standOf(play.state, attack.stand);
  const named = attack.fire.length > 0 ? attack.fire : allFlak(play.state, attack);
  for (const { unit, weapon, factors } of inOrder(named))
    if (factors > 0 && isAloft(stand))
      fireAt(play, { unit: unitOf(play.state, unit), weapon, stand }, factors);
}

/** [NW-17.16] Ship by ship as they were named, LRF before MRF before CRF. */
function inOrder(named: readonly NamedFlak[]): NamedFlak[] {
  const ships = named.map(({ unit }) => unit);
  const rank = ({ unit, weapon }: NamedFlak) =>
    ships.indexOf(unit) * LIGHT_WEAPONS.length + LIGHT_WEAPONS.indexOf(weapon);
  return [...named].sort((a, b) => rank(a) - rank(b));
}

/** [NW-17.4, NW-17.8, NW-17.10, NW-17.11] So many factors of one weapon. */
function fireAt(play: Play, shot: FlakShot, factors: number): void {
  const { unit, stand } = shot;
  noteFire(shot, factors);
  const hits = rollFlak(play, shot, factorDice(unit, factors));
  if (hits === 0) return;
  stand.flakMarkers += 1;
  const lost = failedSaves(play, stand, savesAgainst(shot), { hits, rule: 'NW-17.8' });
  loseAircraft(play, stand, lost, { rule: 'NW-17.10' });
}

/** [NW-13.19, NW-16.15, NW-17.3] */
function noteFire({ unit, weapon }: FlakShot, factors: number): void {
  const { turn } = conditionOf(unit);
  turn.factorsUsed[weapon] += factors;
  if (weapon === 'longRange' && isDualPurpose(unit)) turn.dualPurpose = 'aircraft';
}

function rollFlak(play: Play, shot: FlakShot, count: number): number {
  const { unit, weapon, stand } = shot;
  const toHit = flakShot(play.state, shot);
  const { hits, dice } = rollToHit(play, toHit, count, { reason: 'flak', unit: unit.id });
  const { need, modifiers } = toHit;
  tell(play, {
    kind: 'flakFired',
    rule: 'NW-17.5',
    side: unit.side,
    unit: unit.id,
    weapon,
    at: stand.id,
    need,
    modifiers,
    hits,
    dice,
  });
  return hits;
}
