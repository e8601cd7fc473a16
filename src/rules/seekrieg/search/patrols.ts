import { type Axial, type Facing, hexAhead, hexKey } from '../../../hex';
import { enemyOf, lookUp, type Roll, SIDES, type Side, valueOf } from '../../core';
import { isCarrierBattle } from '../common/carrierMap';
import { MILES_PER_HEX } from '../common/scale';
import { environmentAt } from '../common/zones';
import { type Play, tell } from '../model/play';
import type { Patrol, SearchForce, SearchGroup } from '../model/searchMap';
import type { SeekriegState } from '../model/state';
import { tablesOf } from '../model/tables';
import { chanceGroups, chancesScored } from '../tables/chances';
import { isSuccess } from '../tables/dice';
import { detectionPercent } from '../tables/search';
import { airMiles } from './endurance';
import { forcesAfloat, searchOf, shipsOfForce } from './forces';
import { isInPattern, patternOf } from './patterns';
import { forceOf, reportForce, reportOf } from './reports';

/** [SK-8.19] Visibility code up to which a radar report tells little. */
const POOR_CODE = 5;

/** [SK-8.24, SK-8.25] */
const ESCAPES = 35;
const REPORTS = 50;

/** [SK-8.16, SK-8.27] An hour of search for every aircraft on its pattern. */
export function flyPatrols(play: Play): void {
  for (const side of SIDES) {
    const { patrols } = searchOf(play.state, side);
    for (const [first, ...others] of together(patrols)) search(play, side, [first, ...others]);
    for (const patrol of patrols) passHour(patrol);
  }
}

/** [SK-8.22] Aircraft that search one area at the same time, with the same chance. */
function together(patrols: readonly Patrol[]): [Patrol, ...Patrol[]][] {
  const groups = new Map<string, [Patrol, ...Patrol[]]>();
  for (const patrol of patrols) {
    if (patrol.hoursOut > 0 || patrol.hoursLeft === 0 || patrol.shadows) continue;
    const key = `${patrol.group} ${patrol.pattern} ${hexKey(patrol.at)} ${hexKey(patrol.from)}`;
    const known = groups.get(key);
    if (known) known.push(patrol);
    else groups.set(key, [patrol]);
  }
  return [...groups.values()];
}

/** [SK-8.16] Each enemy force inside the pattern is rolled for. */
function search(play: Play, side: Side, patrols: [Patrol, ...Patrol[]]): void {
  const { state } = play;
  const [first] = patrols;
  for (const force of forcesAfloat(state, enemyOf(side))) {
    if (!isInPattern(state, first, force.hex) || !isOnSurface(state, force)) continue;
    const percent = chanceOf(state, side, first, force);
    const { successes, dice } = roll(play, patrols.length, percent);
    if (successes > 0) found(play, { side, patrol: first, force }, dice);
    else {
      const event = { kind: 'patrolSearched', rule: 'SK-8.16', side, seenBy: [side] } as const;
      tell(play, { ...event, group: first.group, aircraft: patrols.length, percent, dice });
    }
  }
}

/** [SK-26.1] A force of boats that are all submerged is not seen. */
const isOnSurface = (state: SeekriegState, force: SearchForce): boolean =>
  shipsOfForce(state, force).some(({ condition }) => (condition?.depthFeet ?? 0) === 0);

function chanceOf(state: SeekriegState, side: Side, patrol: Patrol, force: SearchForce): number {
  const shape = patternOf(state, patrol.pattern);
  const { visibility } = environmentAt(state, force.hex);
  const { codes } = tablesOf(state).visibility;
  const hasRadar = groupOf(state, side, patrol)?.aircraft.hasRadar ?? false;
  const miles = airMiles(visibility, codes[visibility] as number, hasRadar);
  return shape ? detectionPercent(shape.squareMiles, miles) : 0;
}

const groupOf = (state: SeekriegState, side: Side, { group }: Patrol): SearchGroup | undefined =>
  searchOf(state, side).groups[group];

/** [SK-8.16, SK-8.22] One roll of percentile dice, or CHARTS Y for several aircraft. */
function roll(
  { state, dice }: Play,
  chances: number,
  percent: number,
): { successes: number; dice: Roll[] } {
  const made: Roll[] = [];
  let successes = 0;
  for (const group of percent > 0 ? chanceGroups(chances) : []) {
    const it = dice.roll('percentile', 1, 'search-detection', { percent });
    made.push(it);
    successes += chancesScored(tablesOf(state).chances, group, percent / 100, valueOf(it));
  }
  return { successes, dice: made };
}

/** An aircraft, and the force that it has found. */
interface Find {
  side: Side;
  patrol: Patrol;
  force: SearchForce;
}

/** [SK-8.19, SK-8.23, SK-8.26] The report goes out with its error, and the aircraft stays with the force. */
export function found(play: Play, { side, patrol, force }: Find, dice: readonly Roll[]): void {
  const { state } = play;
  const { hex, dice: error } = misreport(play, force.hex);
  const report = reportOf(state, force, detailOf(state, side, patrol, force));
  const rolls = [...dice, ...error];
  patrol.shadows = reportForce(play, side, force, { source: 'air', hex, report, dice: rolls }).id;
}

/** [SK-8.19] */
function detailOf(
  state: SeekriegState,
  side: Side,
  patrol: Patrol,
  force: SearchForce,
): 'full' | 'sizes' {
  const { light, visibility } = environmentAt(state, force.hex);
  const isBlind = light === 'night' || visibility <= POOR_CODE;
  return isBlind && groupOf(state, side, patrol)?.aircraft.hasRadar ? 'sizes' : 'full';
}

/** [SK-8.26, SK-29.9] A position with the error of CHART L4. */
function misreport({ state, dice }: Play, hex: Axial): { hex: Axial; dice: Roll[] } {
  const size = dice.roll('percentile', 1, 'report-error');
  const miles = lookUp(tablesOf(state).reportError, valueOf(size));
  if (miles === 0) return { hex, dice: [size] };
  const direction = dice.roll('d6', 1, 'report-direction');
  const facing = valueOf(direction) as Facing;
  return { hex: hexAhead(hex, facing, miles / MILES_PER_HEX), dice: [size, direction] };
}

/** [SK-8.21] Its time runs. */
function passHour(patrol: Patrol): void {
  if (patrol.hoursOut > 0) patrol.hoursOut -= 1;
  else if (patrol.hoursLeft > 0) patrol.hoursLeft -= 1;
}

/** [SK-8.23 to SK-8.25] Aircraft beside a force: attacked by fighters, or reporting it hour by hour. */
export function meetShadowers(play: Play): void {
  for (const side of SIDES) {
    for (const patrol of [...searchOf(play.state, side).patrols]) {
      const force = patrol.shadows && forceOf(play.state, side, patrol.shadows);
      if (force) meetShadower(play, side, patrol, force);
      else patrol.shadows = null;
      if (patrol.hoursLeft === 0) goHome(play, side, patrol);
    }
  }
}

function meetShadower(play: Play, side: Side, patrol: Patrol, force: SearchForce): void {
  const contact = searchOf(play.state, side).contacts[patrol.shadows ?? ''];
  if (hasFighters(play.state, enemyOf(side), force)) attackShadower(play, side, patrol, force);
  else if (contact && contact.hour < (play.state.search?.hour ?? 0))
    found(play, { side, patrol, force }, []);
}

/** [SK-8.24] Fighters over the fleet: by day a ship with fighters aboard, in a carrier battle a CAP that is up. */
function hasFighters(state: SeekriegState, side: Side, force: SearchForce): boolean {
  if (isCarrierBattle(state)) return hasCap(state, side, force);
  const { light } = environmentAt(state, force.hex);
  const { fighterShips } = searchOf(state, side);
  return light === 'day' && shipsOfForce(state, force).some(({ id }) => fighterShips.includes(id));
}

const hasCap = ({ forces }: SeekriegState, side: Side, { ships }: SearchForce): boolean =>
  Object.values(forces[side].flights).some(
    ({ mission, over, launchedOnTurn }) =>
      mission === 'cap' && launchedOnTurn !== null && ships.includes(over ?? ''),
  );

/** [SK-8.24, SK-8.25] */
function attackShadower(play: Play, side: Side, patrol: Patrol, force: SearchForce): void {
  const first = play.dice.roll('percentile', 1, 'shadower-escape');
  const escapes = isSuccess(valueOf(first), ESCAPES);
  const dice = [first];
  let reports = false;
  if (!escapes) {
    const second = play.dice.roll('percentile', 1, 'shadower-report');
    dice.push(second);
    reports = isSuccess(valueOf(second), REPORTS);
  }
  const event = { kind: 'shadowerAttacked', rule: 'SK-8.24', side, seenBy: [side] } as const;
  tell(play, { ...event, group: patrol.group, escapes, reports, dice });
  const enemy = enemyOf(side);
  const driven = { kind: 'shadowerDriven', rule: 'SK-8.24', side: enemy, seenBy: [enemy] } as const;
  tell(play, { ...driven, isShotDown: !escapes });
  if (reports) found(play, { side, patrol, force }, []);
  if (!escapes) loseAircraft(play.state, side, patrol);
  goHome(play, side, patrol);
}

function loseAircraft(state: SeekriegState, side: Side, patrol: Patrol): void {
  const group = groupOf(state, side, patrol);
  if (group) group.count -= 1;
}

function goHome(play: Play, side: Side, patrol: Patrol): void {
  const search = searchOf(play.state, side);
  if (!search.patrols.includes(patrol)) return;
  search.patrols = search.patrols.filter((it) => it !== patrol);
  const group = search.groups[patrol.group];
  if (group) group.aloft -= 1;
  const event = { kind: 'patrolReturned', rule: 'SK-8.21', side, seenBy: [side] } as const;
  tell(play, { ...event, group: patrol.group });
}
