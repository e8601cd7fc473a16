import { distance } from '../../../hex';
import { type Roll, roundHalfUp, sumOf } from '../../core';
import { testAirMorale } from '../common/airMorale';
import { unitsInPlay } from '../common/own';
import { isAloft, loseAircraft } from '../common/stands';
import { cvTest } from '../common/tests';
import type { AirStand } from '../model/air';
import { type Play, tell } from '../model/play';
import { type DataSheet, isLandTarget, isSmallCraft, isSubmarine } from '../model/sheet';
import type { FleetActionState } from '../model/state';
import type { Unit } from '../model/units';
import { damage } from './damage';
import { fireTests } from './fires';
import { type Cause, loseUnit, loseVessels } from './lose';
import { passesWreckTest } from './wreckTest';

/** [NW-26.25] */
const REACH_HEXES = 1;

/** [NW-26.25] The CV of the collateral check after an explosion. */
const blastValue = ({ structure }: Pick<DataSheet, 'structure'>): number =>
  Math.max(1, roundHalfUp(structure / 10));

/** [NW-26.27] Dice of collateral damage. */
const blastDice = ({ structure }: Pick<DataSheet, 'structure'>): number =>
  Math.max(1, Math.floor(structure / 25));

/**
 * [NW-26.18, NW-26.24, NW-26.25, NW-26.29] A unit blows up: it is a wreck, and what lies near may be hurt.
 *
 * @param value the CV of the collateral check, where it is not that of the hull [NW-26.26]
 */
export function explode(
  play: Play,
  unit: Unit,
  cause: Cause,
  value = blastValue(unit.sheet),
): void {
  tell(play, { kind: 'exploded', rule: 'NW-26.18', unit: unit.id });
  loseUnit(play, unit, 'wreck', cause);
  for (const victim of victimsOf(play.state, unit)) {
    if (!isStruck(play, unit, victim, value)) continue;
    if ('aircraft' in victim) loseOne(play, victim);
    else if (isSmallCraft(victim.sheet)) loseVessels(play, victim, 1);
    else hurt(play, unit, victim, value);
  }
}

type Victim = Unit | AirStand;

/** [NW-26.25, NW-26.28, NW-26.29] Ships, small craft and low-flying aircraft near by: nearest first, then in listed order. */
function victimsOf(state: FleetActionState, { hex }: Unit): Victim[] {
  const ships = unitsInPlay(state).filter(
    ({ sheet }) => !isLandTarget(sheet) && !isSubmarine(sheet),
  );
  const stands = Object.values(state.stands).filter(
    (stand) => isAloft(stand) && stand.altitude === 'low',
  );
  const near: Victim[] = [...ships, ...stands].filter((it) => distance(it.hex, hex) <= REACH_HEXES);
  return near.sort((a, b) => distance(a.hex, hex) - distance(b.hex, hex));
}

/** [NW-26.28, NW-29.17] */
function loseOne(play: Play, stand: AirStand): void {
  loseAircraft(play, stand, 1, { rule: 'NW-26.28' });
  testAirMorale(play, stand);
}

function isStruck(play: Play, from: Unit, victim: Victim, value: number): boolean {
  const dice: Roll[] = [];
  const isHurt = cvTest(play, value, 'collateral', dice);
  const { id: at, side } = victim;
  tell(play, {
    kind: 'collateralRolled',
    rule: 'NW-26.25',
    seenBy: [side],
    side,
    at,
    from: from.id,
    criticalValue: value,
    isHurt,
    dice,
  });
  return isHurt;
}

/** [NW-26.27] */
function hurt(play: Play, from: Unit, ship: Unit, value: number): void {
  const dice = play.dice.roll('d6', blastDice(from.sheet), 'collateral-damage', { unit: ship.id });
  const reported = { rule: 'NW-26.27' as const, dice: [dice] };
  const isTestDue = damage(play, ship, { points: sumOf(dice), pool: 'structure' }, reported);
  if (isTestDue && !passesWreckTest(play, ship)) loseUnit(play, ship, 'wreck', 'wreck-test');
  else fireTests(play, ship, value);
}
