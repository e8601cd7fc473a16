import { distance } from '../../../hex';
import { type Modifier, SIDES, sumOfModifiers, valueOf } from '../../core';
import { officerAboard } from '../common/officers';
import { conditionOf, enemiesInPlay, unitOf, unitsInPlay } from '../common/own';
import { isInSight } from '../common/seeing';
import { TEST_NEED } from '../common/tests';
import { loseUnit } from '../harm/lose';
import { ownerOf } from '../harm/told';
import { fireModifier } from '../harm/wreckTest';
import { type Play, tell } from '../model/play';
import { isLandTarget, isSmallCraft, isSubmarine } from '../model/sheet';
import type { FleetActionState } from '../model/state';
import type { MoraleMark, Squadron, Unit } from '../model/units';

/** [NW-29.18] An enemy within so many hexes keeps a ship from rallying. */
const RALLY_HEXES = 15;
const RALLY = { code: 'rally', value: -1, rule: 'NW-29.18' } as const;

/** [NW-28.1] Rallies of those that have fled before, then ships, small craft and squadrons. */
export function testMorale(play: Play): void {
  const { state } = play;
  for (const unit of unitsInPlay(state)) if (unit.isDisengaging) rallyShip(play, unit);
  for (const squadron of squadronsOf(state))
    if (squadron.isDisengaging) rallySquadron(play, squadron);
  for (const unit of unitsInPlay(state)) testUnit(play, unit);
  for (const squadron of squadronsOf(state)) testSquadron(play, squadron);
}

const squadronsOf = ({ forces }: FleetActionState): Squadron[] =>
  SIDES.flatMap((side) => Object.values(forces[side].squadrons));

function testUnit(play: Play, unit: Unit): void {
  if (isLandTarget(unit.sheet) || isSubmarine(unit.sheet)) return;
  if (isSmallCraft(unit.sheet)) testVessels(play, unit);
  else testMarks(play, unit);
}

/** [NW-29.4] Crew Quality, or the Command Value of an officer aboard, and fires. */
export function moraleModifiers(state: FleetActionState, unit: Unit): Modifier[] {
  const squadron = officerAboard(state, unit);
  const leader: Modifier = squadron
    ? { code: 'command-value', value: squadron.commandValue, rule: 'NW-29.4' }
    : { code: 'crew-quality', value: conditionOf(unit).crewQuality, rule: 'NW-29.4' };
  return [leader, fireModifier(unit, 'NW-29.4')].filter(({ value }) => value !== 0);
}

/** [NW-29.1 to NW-29.6] A test for each mark that was reached in this turn. */
function testMarks(play: Play, unit: Unit): void {
  const condition = conditionOf(unit);
  const marks = condition.turn.marks.splice(0);
  condition.tested.push(...marks);
  for (const mark of marks) if (unit.fate === 'inPlay') testMark(play, unit, mark);
}

function testMark(play: Play, unit: Unit, mark: MoraleMark): void {
  const modifiers = moraleModifiers(play.state, unit);
  const dice = play.dice.roll('d10', 1, 'morale', { unit: unit.id });
  const isPassed = valueOf(dice) + sumOfModifiers(modifiers, Infinity) >= TEST_NEED;
  tell(play, {
    kind: 'moraleTested',
    rule: 'NW-29.4',
    ...ownerOf(unit),
    mark,
    modifiers,
    isPassed,
    dice: [dice],
  });
  if (isPassed) return;
  if (unit.isDisengaging && mark.endsWith('zero')) abandon(play, unit);
  else disengage(play, unit);
}

/** [NW-29.6] */
function abandon(play: Play, unit: Unit): void {
  tell(play, { kind: 'abandoned', rule: 'NW-29.6', unit: unit.id });
  loseUnit(play, unit, 'wreck', 'abandoned');
}

/** [NW-29.5] All can see it [NW-3.24]. */
function disengage(play: Play, unit: Unit): void {
  if (unit.isDisengaging) return;
  unit.isDisengaging = true;
  tell(play, { kind: 'disengaged', rule: 'NW-29.5', unit: unit.id });
}

/** [NW-29.20] Small craft test once when they are down to a third. */
function testVessels(play: Play, stand: Unit): void {
  const { tested, turn, crewQuality } = conditionOf(stand);
  if (stand.vessels * 3 > stand.vesselsAtStart || tested.includes('structure-third')) return;
  if (!turn.wasDamaged) return;
  tested.push('structure-third');
  const modifiers: Modifier[] = [{ code: 'crew-quality', value: crewQuality, rule: 'NW-29.20' }];
  const dice = play.dice.roll('d10', 1, 'morale', { unit: stand.id });
  const isPassed = valueOf(dice) + crewQuality >= TEST_NEED;
  tell(play, {
    kind: 'standTested',
    rule: 'NW-29.20',
    seenBy: [stand.side],
    side: stand.side,
    stand: stand.id,
    modifiers,
    isPassed,
    dice: [dice],
  });
  if (!isPassed) disengage(play, stand);
}

/** [NW-29.18] A submarine that has not been detected keeps nobody from it: that would tell of it. */
const isFarFromEnemies = (state: FleetActionState, { side, hex }: Unit): boolean =>
  !enemiesInPlay(state, side).some(
    (enemy) => isInSight(enemy) && distance(enemy.hex, hex) <= RALLY_HEXES,
  );

/** [NW-29.18, NW-29.22] Ships of a squadron that flees as a whole rally with it alone. */
function rallyShip(play: Play, unit: Unit): void {
  const { state } = play;
  const squadron = state.forces[unit.side].squadrons[unit.squadron ?? ''];
  if (squadron?.isDisengaging || !isFarFromEnemies(state, unit)) return;
  const modifiers = [...moraleModifiers(state, unit), RALLY];
  const dice = play.dice.roll('d10', 1, 'rally', { unit: unit.id });
  const isPassed = valueOf(dice) + sumOfModifiers(modifiers, Infinity) >= TEST_NEED;
  tell(play, {
    kind: 'rallyTested',
    rule: 'NW-29.18',
    ...ownerOf(unit),
    modifiers,
    isPassed,
    dice: [dice],
  });
  if (isPassed) rally(play, unit);
}

function rally(play: Play, unit: Unit): void {
  unit.isDisengaging = false;
  tell(play, { kind: 'rallied', rule: 'NW-29.18', unit: unit.id });
}

/** [NW-29.22] */
function rallySquadron(play: Play, squadron: Squadron): void {
  const ships = inPlay(play.state, squadron);
  if (ships.length === 0 || !ships.every((ship) => isFarFromEnemies(play.state, ship))) return;
  if (!passesAsSquadron(play, squadron, true)) return;
  squadron.isDisengaging = false;
  for (const ship of ships) rally(play, ship);
}

const inPlay = (state: FleetActionState, { units }: Squadron): Unit[] =>
  units.map((id) => unitOf(state, id)).filter(({ fate }) => fate === 'inPlay');

/** [NW-29.9, NW-29.22] */
export function passesAsSquadron(
  play: Play,
  squadron: Pick<Squadron, 'id' | 'side' | 'commandValue'>,
  isRally: boolean,
): boolean {
  const dice = play.dice.roll('d10', 1, isRally ? 'rally' : 'squadron-morale', {
    squadron: squadron.id,
  });
  const isPassed = valueOf(dice) + squadron.commandValue - Number(isRally) >= TEST_NEED;
  const { id, side } = squadron;
  tell(play, {
    kind: 'squadronTested',
    rule: 'NW-29.9',
    seenBy: [side],
    side,
    squadron: id,
    isRally,
    isPassed,
    dice: [dice],
  });
  return isPassed;
}

const LOST: readonly string[] = ['wreck', 'sunk', 'left'];

/** [NW-29.10] Detached ships count with their old squadron. */
function membersOf(state: FleetActionState, squadron: Squadron): Unit[] {
  const { squadrons } = state.forces[squadron.side];
  return Object.values(squadrons)
    .filter((it) => it.id === squadron.id || it.detachedFrom === squadron.id)
    .flatMap(({ units }) => units.map((id) => unitOf(state, id)));
}

/** [NW-29.8, NW-29.11 to NW-29.13] A squadron tests at half its ships, and again with each further loss. */
function testSquadron(play: Play, squadron: Squadron): void {
  if (squadron.detachedFrom !== null) return;
  const members = membersOf(play.state, squadron);
  const left = members.filter(({ fate }) => !LOST.includes(fate)).length;
  const isDue = members.length > 1 && left > 0 && 2 * left <= members.length;
  if (!isDue || left >= (squadron.testedAt ?? Infinity)) return;
  squadron.testedAt = left;
  if (passesAsSquadron(play, squadron, false)) return;
  squadron.isDisengaging = true;
  for (const ship of inPlay(play.state, squadron)) disengage(play, ship);
}
