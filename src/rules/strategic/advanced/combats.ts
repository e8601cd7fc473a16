import { sameHex } from '../../../hex';
import { type BySide, enemyOf, SIDES, type Side, valueOf } from '../../core';
import { startAction } from '../action';
import { isBattery } from '../common/landing';
import { huntSubmarine, submarineEncounter } from '../encounters';
import type { CombatEntry, UnfinishedAction } from '../model/advancedState';
import { type Play, tell } from '../model/play';
import type { Division, DivisionId, StrategicState } from '../model/state';
import { fightInAir } from './airCombats';
import { scrambleBase } from './defending';
import { tellNothingFound, unitsInCombat } from './inCombat';
import { riskNight } from './launches';
import { terrainAt } from './map';
import { advancedOf, hexOfLandUnit, shipsOfDivision } from './own';
import { revealDivision } from './spotting';

const BEGIN: Readonly<Record<CombatEntry['kind'], (play: Play, entry: CombatEntry) => void>> = {
  scramble: (play, entry) => scrambleNow(play, entry),
  air: fightInAir,
  submarine: (play, entry) => ambush(play, entry),
  hunt: (play, entry) => hunt(play, entry),
  surface: (play, entry) => fightAtSea(play, entry),
  bombard: (play, entry) => bombardShore(play, entry),
};

/** [ST-8.23] Begins one combat; what needs orders goes on in `air` and `action`. */
export const beginCombat = (play: Play, entry: CombatEntry): void => BEGIN[entry.kind](play, entry);

/** [ST-12.11] On 1d6 of at most 2 plus its base's radar it is up, and flies CAP over the base. */
function scrambleNow(play: Play, { side, units }: CombatEntry): void {
  const { state } = play;
  const id = units[0] ?? '';
  const squadron = state.forces[side].squadrons[id];
  const base = scrambleBase(state, side, id);
  const flight = advancedOf(state, side).flights[id];
  if (!squadron || !base || !flight) return;
  const roll = play.dice.roll('d6', 1, 'scramble', { squadron: id });
  const isUp = valueOf(roll) <= SCRAMBLES_UP_TO + base.radar;
  tell(play, {
    kind: 'squadronScrambled',
    rule: 'ST-12.11',
    seenBy: [side],
    side,
    squadron: id,
    dice: [roll],
    isUp,
  });
  if (!isUp) return;
  Object.assign(flight, {
    hex: { ...base.hex },
    path: [{ ...base.hex }],
    launchTurn: state.turn,
    group: null,
    capOver: base.division ?? base.id,
    isScrambled: true,
    hasAttacked: false,
  });
  riskNight(play, side, squadron, { base, at: 'launch' });
}

/** [ST-12.11] Without radar. */
const SCRAMBLES_UP_TO = 2;

/** [ST-20.14, ST-20.14k] An encounter; a boat that was found is spotted by the division that found her. */
function ambush(play: Play, { side, units, targets }: CombatEntry): void {
  const [submarine = '', target = ''] = [units[0], targets[0]];
  if (!areTogether(play.state, side, submarine, target)) return;
  watchBoat(play, play.state.forces[side].divisions[submarine], target, () =>
    submarineEncounter(play, { submarine, target, ship: targets[1] ?? null }),
  );
}

/** [ST-20.18] A boat whose attack in this turn was answered is not hunted; one that came to nothing does not save it [ST-20.14f]. */
function hunt(play: Play, { side, hex, units, targets }: CombatEntry): void {
  const { state } = play;
  const [division = '', submarine = ''] = [units[0], targets[0]];
  const boat = state.forces[enemyOf(side)].divisions[submarine];
  if (!areTogether(state, side, division, submarine) || boat?.submarine?.wasAnswered) {
    tellNothingFound(play, side, [division], hex);
    return;
  }
  watchBoat(play, boat, division, () => huntSubmarine(play, { division, submarine }));
}

/** [ST-20.14k] Reports a boat that was not known before, and is now. */
function watchBoat(play: Play, boat: Division | undefined, hunter: DivisionId, act: () => void) {
  const wasKnown = boat?.submarine?.isDetected === true;
  act();
  const isKnown = boat?.submarine?.isDetected === true && boat.status === 'present';
  if (isKnown && !wasKnown) revealDivision(play, boat.id, hunter);
}

const areTogether = (state: StrategicState, side: Side, own: string, enemy: string): boolean => {
  const here = state.forces[side].divisions[own];
  const there = state.forces[enemyOf(side)].divisions[enemy];
  const areThere = here?.status === 'present' && there?.status === 'present';
  return areThere && here.hex !== null && there.hex !== null && sameHex(here.hex, there.hex);
};

/** Of these divisions those that are still there to fight. */
const ableOf = (state: StrategicState, side: Side, ids: readonly DivisionId[]): DivisionId[] =>
  ids.filter((id) => {
    const division = state.forces[side].divisions[id];
    const isThere = division?.status === 'present' && !division.submarine?.isSubmerged;
    return isThere && shipsOfDivision(state.forces[side], division).length > 0;
  });

/** [ST-8.14, ST-8.16] A surface action of all that attack in the hex and are attacked. */
function fightAtSea(play: Play, { side, hex, units, targets }: CombatEntry): void {
  const { state } = play;
  const divisions = {
    [side]: ableOf(state, side, units),
    [enemyOf(side)]: ableOf(state, enemyOf(side), targets),
  } as BySide<DivisionId[]>;
  if (SIDES.some((it) => divisions[it].length === 0)) {
    tellNothingFound(play, side, units, hex);
    return;
  }
  unitsInCombat(state).push(...divisions.allies, ...divisions.axis);
  const goesOnFrom = unfinishedHere(state, hex, divisions)?.end;
  startAction(play, {
    divisions,
    hex,
    isCoastal: terrainAt(state.scenario, hex) === 'coast',
    landUnits: bombardedBy(state, divisions),
    surprisedDivisions: SIDES.flatMap((it) => surprised(state, it, divisions)),
    startHexes: state.turn === 1 ? (state.scenario.firstActionHexes ?? null) : null,
    ...(goesOnFrom ? { goesOnFrom } : {}),
  });
}

/** [ST-18.1, ST-18.12] Land units that divisions of the action have been told to bombard, and the batteries that lie with them. */
const bombardedBy = (state: StrategicState, divisions: BySide<DivisionId[]>): string[] =>
  SIDES.flatMap((side) => {
    const aimedAt = advancedOf(state, side)
      .bombardments.filter(({ division }) => divisions[side].includes(division))
      .map(({ landUnit }) => landUnit);
    return withBatteries(state, enemyOf(side), [...new Set(aimedAt)]);
  });

/** [ST-18.12] Land units of a side that are bombarded, and its batteries that lie with them. */
function withBatteries(state: StrategicState, side: Side, bombarded: readonly string[]): string[] {
  const hexes = bombarded.flatMap((id) => hexOfLandUnit(state, id) ?? []);
  const lieThere = Object.values(state.forces[side].landUnits).filter((unit) => {
    const hex = hexOfLandUnit(state, unit.id);
    return isBattery(unit) && !unit.isCaptured && hexes.some((it) => hex && sameHex(it, hex));
  });
  return [...new Set([...bombarded, ...lieThere.map(({ id }) => id)])];
}

/** [ST-15.10e] Divisions of the action that an enemy division of it has surprised. */
function surprised(state: StrategicState, side: Side, divisions: BySide<DivisionId[]>) {
  const { surprisedBy } = advancedOf(state, side).secret;
  return divisions[side].filter((id) =>
    surprisedBy[id]?.some((enemy) => divisions[enemyOf(side)].includes(enemy)),
  );
}

/** [ST-8.15] Last turn's action in the hex, if everyone fighting now was in it and has not moved since. */
function unfinishedHere(
  state: StrategicState,
  hex: CombatEntry['hex'],
  divisions: BySide<DivisionId[]>,
): UnfinishedAction | undefined {
  const { unfinished } = advancedOf(state, 'allies').secret;
  return unfinished.find(
    (it) =>
      it.turn === state.turn - 1 &&
      sameHex(it.hex, hex) &&
      [...divisions.allies, ...divisions.axis].every((id) => it.divisions.includes(id)),
  );
}

/** [ST-18.1, ST-18.13] Divisions that have not fought at sea in this turn fire at the shore. */
function bombardShore(play: Play, { side, hex, units, targets }: CombatEntry): void {
  const { state } = play;
  const fought = unitsInCombat(state);
  const own = ableOf(state, side, units).filter((id) => !fought.includes(id));
  const landUnits = targets.filter((id) => {
    const isAimedAt = advancedOf(state, side).bombardments.some(
      (it) => it.landUnit === id && own.includes(it.division),
    );
    return isAimedAt && state.forces[enemyOf(side)].landUnits[id]?.isCaptured === false;
  });
  if (landUnits.length === 0) return;
  fought.push(...own);
  startAction(play, {
    divisions: { [side]: own, [enemyOf(side)]: [] as string[] } as BySide<DivisionId[]>,
    hex,
    landUnits: withBatteries(state, enemyOf(side), landUnits),
    isCoastal: true,
  });
}
