import { sameHex } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { startAirAttack } from '../air';
import type { CombatEntry } from '../model/advancedState';
import type { FlightWeapon } from '../model/airState';
import type { Play } from '../model/play';
import type { StrategicState } from '../model/state';
import { basesOf } from './bases';
import { hasSpotted } from './contacts';
import { isEscort } from './declarations';
import { tellNothingFound, unitsInCombat } from './inCombat';
import { type Aloft, advancedOf, aloftAt, divisionsAt, truthBehind } from './own';

/** [ST-8.12, ST-8.13] A strike at ships or land, or a meeting of aircraft. */
export function fightInAir(play: Play, entry: CombatEntry): void {
  const enemy = play.state.forces[enemyOf(entry.side)];
  if (entry.targets.some((id) => enemy.squadrons[id])) meet(play, entry);
  else strike(play, entry);
}

/** Those of these squadrons that fly in the hex and have not fought in this phase. */
const ready = (state: StrategicState, side: Side, { hex, units }: CombatEntry): Aloft[] =>
  aloftAt(state.forces[side], hex).filter(
    ({ squadron }) => units.includes(squadron) && !unitsInCombat(state).includes(squadron),
  );

/** [ST-8.25, ST-8.26] One target, one strike; its target may have sunk in the meantime. */
function strike(play: Play, entry: CombatEntry): void {
  const { state } = play;
  const { side, hex } = entry;
  const target = targetOf(state, entry);
  const flights = ready(state, side, entry);
  const bombers = target ? flights.filter((it) => weaponAt(state, side, it, entry)) : [];
  if (!target || bombers.length === 0) {
    tellNothingFound(play, side, entry.units, hex);
    return;
  }
  const escort = flights.filter((flight) => isEscort(state, side, flight));
  const going = [...bombers, ...escort].map(({ squadron }) => squadron);
  const cap = patrolsAgainst(state, entry, going);
  unitsInCombat(state).push(...going, ...cap.map(({ squadron }) => squadron));
  startAirAttack(play, {
    attacker: side,
    target,
    hex,
    strike: bombers.map((it) => ({
      ...detached(state, side, it),
      weapon: weaponAt(state, side, it, entry) ?? null,
    })),
    escort: escort.map((it) => detached(state, side, it)),
    cap: cap.map((it) => detached(state, enemyOf(side), it)),
    blind: blindIn(state, side, going, cap),
  });
}

const detached = ({ forces }: StrategicState, side: Side, { squadron }: Aloft) => ({
  squadron,
  steps: forces[side].squadrons[squadron]?.steps ?? 0,
});

/** [ST-8.26] What is left of the target: a division on the map, or land units that are not captured. */
function targetOf(state: StrategicState, { side, targets }: CombatEntry) {
  const enemy = state.forces[enemyOf(side)];
  const division = targets.find((id) => enemy.divisions[id]);
  if (division) return enemy.divisions[division]?.status === 'present' ? { division } : undefined;
  const landUnits = targets.filter((id) => enemy.landUnits[id]?.isCaptured === false);
  return landUnits.length > 0 ? { landUnits } : undefined;
}

/** [ST-12.14, ST-14.10, ST-14.13] What a squadron attacks with; `undefined` when its load is useless against the target, and it keeps it. */
function weaponAt(
  { forces }: StrategicState,
  side: Side,
  { ordnance, hasAttacked }: Aloft,
  { targets }: CombatEntry,
): FlightWeapon | undefined {
  if (hasAttacked || ordnance === null || ordnance === 'guns' || ordnance === 'search')
    return undefined;
  const { divisions } = forces[enemyOf(side)];
  const division = targets.map((id) => divisions[id]).find((it) => it !== undefined);
  if (!division) return ordnance === 'bombs' ? ordnance : undefined;
  const isBoatBelow = division.submarine?.isSubmerged === true;
  const needsBoat = ordnance === 'depthCharges';
  if (isBoatBelow) return needsBoat ? ordnance : undefined;
  return needsBoat && !division.submarine ? undefined : ordnance;
}

/** [ST-8.25, ST-12.12] Patrols of the hex that meet a strike: those told to, and by default those over what it attacks, or with nothing else to meet. */
function patrolsAgainst(
  state: StrategicState,
  entry: CombatEntry,
  strikers: readonly string[],
): Aloft[] {
  const side = enemyOf(entry.side);
  return aloftAt(state.forces[side], entry.hex).filter(
    (flight) =>
      flight.capOver !== null &&
      flight.ordnance !== null &&
      !unitsInCombat(state).includes(flight.squadron) &&
      sees(state, side, flight, strikers) &&
      goesFor(state, flight, entry, strikers),
  );
}

/** [ST-12.11, ST-12.12] It has spotted some of them; a scrambled one took off because they were spotted. */
const sees = (
  state: StrategicState,
  side: Side,
  { squadron, isScrambled }: Aloft,
  enemies: readonly string[],
): boolean => isScrambled || enemies.some((enemy) => hasSpotted(state, side, squadron, enemy));

function goesFor(
  state: StrategicState,
  { squadron, capOver }: Aloft,
  { hex, targets, side: striking }: CombatEntry,
  strikers: readonly string[],
): boolean {
  const side = enemyOf(striking);
  const { declared, meetings } = advancedOf(state, side);
  if (declared.some(({ unit, does }) => unit === squadron && does === 'decline')) return false;
  const order = meetings.find((it) => it.squadron === squadron);
  const met = order && truthBehind(state, side, order.contact);
  if (met !== undefined && willStrike(state, met)) return strikers.includes(met);
  return targets.includes(capOver ?? '') || !isThreatened(state, side, hex, capOver);
}

/** Whether a squadron is in a strike that is still to come, or in this one. */
const willStrike = ({ step }: StrategicState, squadron: string): boolean =>
  step.kind === 'combats' &&
  [...step.queue, ...[step.now].flatMap((it) => it ?? [])].some(
    ({ kind, units }) => kind === 'air' && units.includes(squadron),
  );

/** A strike at the unit over which it flies is still to come. */
const isThreatened = (
  { step }: StrategicState,
  side: Side,
  hex: CombatEntry['hex'],
  over: string | null,
): boolean =>
  step.kind === 'combats' &&
  step.queue.some(
    (it) =>
      it.kind === 'air' &&
      it.side !== side &&
      sameHex(it.hex, hex) &&
      over !== null &&
      it.targets.includes(over),
  );

/** [ST-13.10] Squadrons of either side that have spotted none of those they meet. */
function blindIn(
  state: StrategicState,
  side: Side,
  own: readonly string[],
  others: readonly Aloft[],
): string[] {
  const isUpByAlarm = others.some(({ isScrambled }) => isScrambled);
  const ids = others.map(({ squadron }) => squadron);
  const blind = own.filter((id) => !ids.some((enemy) => hasSpotted(state, side, id, enemy)));
  const blindOthers = others.filter((it) => !sees(state, enemyOf(side), it, own));
  return [...(isUpByAlarm ? [] : blind), ...blindOthers.map(({ squadron }) => squadron)];
}

/** [ST-13.9] One exchange of aircraft alone; elsewhere than over the open sea only patrols begin one [ST-12.12]. */
function meet(play: Play, entry: CombatEntry): void {
  const { state } = play;
  const { side, hex, targets } = entry;
  const isOpenSea = !isHeld(state, entry);
  const own = ready(state, side, entry).filter(({ capOver }) => capOver !== null || isOpenSea);
  const enemies = aloftAt(state.forces[enemyOf(side)], hex).filter(
    ({ squadron }) => targets.includes(squadron) && !unitsInCombat(state).includes(squadron),
  );
  if (own.length === 0 || enemies.length === 0) {
    tellNothingFound(play, side, entry.units, hex);
    return;
  }
  const ids = own.map(({ squadron }) => squadron);
  unitsInCombat(state).push(...ids, ...enemies.map(({ squadron }) => squadron));
  startAirAttack(play, {
    attacker: side,
    target: null,
    hex,
    strike: [],
    escort: own.map((it) => detached(state, side, it)),
    cap: enemies.map((it) => detached(state, enemyOf(side), it)),
    blind: blindIn(state, side, ids, enemies),
  });
}

/** [ST-13.9] A division or a base of either side is in the hex. */
const isHeld = (state: StrategicState, { side, hex }: CombatEntry): boolean =>
  [side, enemyOf(side)].some(
    (it) => divisionsAt(state.forces[it], hex).length > 0 || basesOf(state, it, hex).length > 0,
  );
