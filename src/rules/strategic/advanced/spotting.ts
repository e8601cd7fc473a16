import { type Axial, distance } from '../../../hex';
import { type BySide, type Dice, enemyOf, type Roll, SIDES, type Side } from '../../core';
import { inOrder, landUnitIn, landUnitState, sideOfDivision } from '../harm';
import { type Play, tell } from '../model/play';
import type { Division, DivisionId, LandUnitId, StrategicState } from '../model/state';
import { deliver, forceOf, forgetOldContacts, knowledgeOf, type Sighting } from './contacts';
import { reportOfShips, reportOfSubmarine, type SpottedBy, truthOf } from './sighting';
import { attemptAt, reportOf, rollSpotting } from './spottingRolls';
import { placeOf, type Spotter, spottersOf, type Target, targetsOf } from './spottingUnits';
import { courseOf, divisionTrack } from './tracks';

/** A spotter that has found a target. */
interface Success {
  by: Spotter;
  of: Target;
}

/** [ST-8.4, ST-8.7, ST-8.22] Phase 1: all spotting is rolled afresh, Player One's first, and reports are delivered. */
export function spottingPhase(play: Play): void {
  const { state } = play;
  const dice: Roll[] = [];
  const watching: Play = { ...play, dice: recorded(play.dice, dice) };
  const atStart = state.turn === 1 ? spottedDivisions(state) : { allies: [], axis: [] };
  for (const side of SIDES) forgetSightings(state, side);
  const successes: BySide<Success[]> = { allies: [], axis: [] };
  for (const side of SIDES) successes[side] = spotBySide(watching, side, atStart[enemyOf(side)]);
  for (const side of SIDES) forceOf(state, side).secret.surprisedBy = surprises(successes, side);
  tell(play, { kind: 'spottingRolled', rule: 'ST-8.22', seenBy: [], reveals: true, dice });
}

/** Dice that keep what they roll. */
const recorded = (dice: Dice, kept: Roll[]): Dice => {
  const keep = (roll: Roll): Roll => {
    kept.push(roll);
    return roll;
  };
  return {
    roll: (die, count, reason, figures) => keep(dice.roll(die, count, reason, figures)),
    lot: (count, reason, figures) => keep(dice.lot(count, reason, figures)),
  };
};

/** [ST-6.11] Divisions that begin the game in contact. */
const spottedDivisions = ({ forces }: StrategicState): BySide<Division[]> => ({
  allies: inOrder(Object.values(forces.allies.divisions)).filter((it) => it.isSpotted),
  axis: inOrder(Object.values(forces.axis.divisions)).filter((it) => it.isSpotted),
});

/** [ST-8.7] What a side has spotted, and what of its own was spotted, before it is rolled for again. */
function forgetSightings(state: StrategicState, side: Side): void {
  for (const division of Object.values(state.forces[side].divisions)) {
    division.isSpotted = false;
    if (division.submarine) division.submarine.isDetected = false;
  }
  const { secret } = forceOf(state, side);
  secret.spottedByEnemy = [];
  secret.surprisedBy = {};
  knowledgeOf(state, side).landUnits = [];
  forgetOldContacts(state, side);
}

/** [ST-8.22] All that a side finds. */
function spotBySide(play: Play, side: Side, inContact: readonly Division[]): Success[] {
  const successes: Success[] = [];
  const sightings = inContact.flatMap((it) => sightingAtStart(play, side, it));
  const targets = targetsOf(play.state, enemyOf(side));
  for (const by of spottersOf(play.state, side))
    for (const of of targets) {
      const attempt = attemptAt(play.state, side, by, of);
      const sensor = rollSpotting(play, attempt);
      if (!sensor) continue;
      successes.push({ by, of });
      const report = reportOf(play, attempt, sensor);
      if (report) sightings.push({ report, is: of.id });
    }
  noteSuccesses(play, side, successes);
  deliver(play, side, sightings);
  return successes;
}

function noteSuccesses(play: Play, side: Side, successes: readonly Success[]): void {
  for (const { of } of successes)
    if (of.kind === 'landUnit') sightLandUnit(play, side, of.id);
    else markSpotted(play.state, enemyOf(side), of.id);
}

/** That a unit of a side is spotted by the enemy until the next phase 1. */
function markSpotted({ forces }: StrategicState, side: Side, id: string): void {
  const division = forces[side].divisions[id];
  if (division) division.isSpotted = true;
  if (division?.submarine) division.submarine.isDetected = true;
  const { secret } = forces[side].advanced ?? {};
  if (secret && !secret.spottedByEnemy.includes(id)) secret.spottedByEnemy.push(id);
}

/** [ST-5.6] A land unit that is seen from the air shows its state. */
function sightLandUnit(play: Play, side: Side, id: LandUnitId): void {
  const sighted = knowledgeOf(play.state, side).landUnits;
  if (sighted.includes(id)) return;
  sighted.push(id);
  const unit = landUnitIn(play.state, id);
  const state = landUnitState(unit);
  const seen = play.state.known[side].landUnits;
  const isNews = seen[id]?.state !== state;
  seen[id] = { id, state, isCaptured: unit.isCaptured, hasCap: false };
  if (isNews)
    tell(play, {
      kind: 'landUnitSighted',
      rule: 'ST-5.6',
      seenBy: [side],
      side,
      landUnit: id,
      state,
    });
}

/** [ST-10.6, ST-10.7] Divisions of a side that are Surprised, and by which enemy divisions. */
function surprises(successes: BySide<Success[]>, side: Side): Record<DivisionId, DivisionId[]> {
  const surprised: Record<DivisionId, DivisionId[]> = {};
  for (const { by, of } of successes[enemyOf(side)]) {
    const isMutual = successes[side].some((own) => own.by.id === of.id && own.of.id === by.id);
    if (by.kind !== 'division' || !isShips(of) || isMutual) continue;
    surprised[of.id] = [...(surprised[of.id] ?? []), by.id];
  }
  return surprised;
}

const isShips = ({ kind }: Target): boolean => kind === 'division' || kind === 'submarine';

/** [ST-6.11] The report, Accurate, of a division that begins in contact: from the nearest division that shadows it. */
function sightingAtStart(play: Play, side: Side, division: Division): Sighting[] {
  const { state, dice } = play;
  const track = divisionTrack(state, enemyOf(side), division);
  if (!track) return [];
  const [hex] = track;
  const by: SpottedBy = { spotter: nearestTo(state, side, hex), with: [], by: 'eye' };
  markSpotted(state, enemyOf(side), division.id);
  const truth = truthOf(state, division.id, hex, null);
  return [{ report: reportOfShips(by, 'accurate', truth, dice), is: division.id }];
}

/** The nearest friendly unit; among equals, the first that spots. */
function nearestTo(state: StrategicState, side: Side, hex: Axial): string {
  const [nearest] = spottersOf(state, side)
    .map((it) => ({ id: it.id, hexes: distance(placeOf(it), hex) }))
    .sort((a, b) => a.hexes - b.hexes);
  return nearest?.id ?? '';
}

/**
 * [ST-5.25, ST-20.14k] Divisions of a side that have shown themselves in a fight are spotted until the next phase 1: the enemy has a
 * Complete report of each, or one of a submerged submarine. Those of one fight are reported together [ST-11.16].
 * @param spotter the enemy's unit that saw them
 */
export function revealDivisions(play: Play, ids: readonly DivisionId[], spotter: string): void {
  const dice: Roll[] = [];
  tellShown({ ...play, dice: recorded(play.dice, dice) }, ids, spotter);
  if (dice.length > 0)
    tell(play, { kind: 'spottingRolled', rule: 'ST-11.16', seenBy: [], reveals: true, dice });
}

function tellShown(play: Play, ids: readonly DivisionId[], spotter: string): void {
  const bySides = SIDES.map((owner) => ({
    owner,
    sightings: ids
      .filter((id) => sideOfDivision(play.state, id) === owner)
      .flatMap((id) => sightingInFight(play, owner, id, spotter)),
  }));
  for (const { owner, sightings } of bySides) deliver(play, enemyOf(owner), sightings);
}

/** The same of one division. */
export const revealDivision = (play: Play, id: DivisionId, spotter: string): void =>
  revealDivisions(play, [id], spotter);

function sightingInFight(play: Play, owner: Side, id: DivisionId, spotter: string): Sighting[] {
  const { state, dice } = play;
  const division = state.forces[owner].divisions[id];
  const track = division && divisionTrack(state, owner, division);
  if (!track) return [];
  markSpotted(state, owner, id);
  const hex = track.at(-1) ?? track[0];
  const { isSubmerged = false } = division.submarine ?? {};
  const by: SpottedBy = { spotter, with: [], by: isSubmerged ? 'sonar' : 'eye' };
  const report = isSubmerged
    ? reportOfSubmarine(by, hex)
    : reportOfShips(by, 'complete', truthOf(state, id, hex, courseOf(track)), dice);
  return [{ report, is: id }];
}
