import type { Axial } from '../../../hex';
import { isRefusal, type Knots, type Refusal } from '../../core';
import { deploy, markerOf, removeDummy, reveal, shipsUnder, takeOff } from '../common/deploy';
import { leaveMap } from '../common/leaving';
import { conditionOf, shipsInPlay } from '../common/own';
import { allowanceAt, KNOTS_A_HEX } from '../common/speed';
import type { ContactId } from '../model/ids';
import type { PathStep } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Contact, ContactContents, Squadron } from '../model/units';
import { fieldAgainst, type Passage, strikeMines } from '../undersea/mines';
import { activeMarkers, endActivation, shipsToMove } from './activation';
import { finishSquadron } from './finishing';
import { type Berth, type Helm, stepFrom, walk } from './helm';
import { markerBerth, markerHelm, markerSpeeds, markerWays } from './markerHelm';
import { shipsStep } from './opening';
import { refuseMarker } from './refusing';
import { selectionOf } from './selection';
import { usualSpeed } from './speeds';
import { shownByMarker } from './watch';
import { endsFrom, keyOf, stepsOf, type Way } from './ways';

/**
 * [NW-3.10] The whole movement of a marker. One path to each end is listed, at the usual, the lowest and the highest speed;
 * where these are many, a selection of them.
 */
export const moveContact: OrderRule<'moveContact'> = {
  legal(view, side) {
    const runs = activeMarkers(view, side).flatMap(({ id }) => runsListed(view, id));
    const ways = selectionOf(runs.map((it) => it.ways));
    return runs.flatMap(({ contact, knots }, i) =>
      (ways[i] ?? []).map((way) => ({
        kind: 'moveContact',
        contact,
        knots,
        steps: stepsOf(way),
      })),
    );
  },
  refuse: (view, side, { contact, knots, steps }) =>
    refuseMarker(view, side, contact) ??
    refuseSpeed(view, contact, knots) ??
    refusePath(view, contact, knots, steps),
  apply: (play, _side, { contact, knots, steps }) => takeMarker(play, contact, knots, steps),
};

function speedsListed(view: FleetActionView, id: ContactId): Knots[] {
  const range = markerSpeeds(view, id);
  const usual = usualSpeed(markerOf(view, id).contents.speedKnots, range);
  return [...new Set([usual, range.most, range.least])];
}

function runsListed(view: FleetActionView, id: ContactId) {
  const endsAt = markerWays(view, id);
  return speedsListed(view, id).map((knots) => ({ contact: id, knots, ways: endsAt(knots) }));
}

const waysAt = (view: FleetActionView, id: ContactId, knots: Knots): Way[] =>
  endsFrom(markerHelm(view, id, knots), markerBerth(view, id));

function refuseSpeed(view: FleetActionView, id: ContactId, knots: Knots): Refusal | undefined {
  const { least, most } = markerSpeeds(view, id);
  if (knots >= least && knots <= most) return undefined;
  return refusal('speed-out-of-range', 'NW-3.10', { least, most });
}

function refusePath(
  view: FleetActionView,
  id: ContactId,
  knots: Knots,
  steps: readonly PathStep[],
): Refusal | undefined {
  const helm = markerHelm(view, id, knots);
  const end = walk(helm, markerBerth(view, id), steps);
  if (isRefusal(end)) return end;
  const isEnd = waysAt(view, id, knots).some(({ at }) => keyOf(helm, at) === keyOf(helm, end));
  return isEnd ? undefined : refusal('dead-end', 'NW-8.34');
}

/** [NW-3.10, NW-8.38] A marker keeps course and speed. */
export function moveAsUsual(play: Play, id: ContactId): void {
  const { state } = play;
  const range = markerSpeeds(state, id);
  const knots = usualSpeed(markerOf(state, id).contents.speedKnots, range);
  takeMarker(play, id, knots, stepsOf(waysAt(state, id, knots)[0] as Way));
}

/** A marker on its way. */
interface Run {
  id: ContactId;
  contact: Contact;
  contents: ContactContents;
  helm: Helm;
  path: Axial[];
  from: Axial;
  /** It lay in plain view of enemy markers, or they of it. */
  isTelling: boolean;
}

function takeMarker(play: Play, id: ContactId, knots: Knots, steps: readonly PathStep[]): void {
  const { state } = play;
  const { contact, contents } = markerOf(state, id);
  const helm = markerHelm(state, id, knots);
  const berth = markerBerth(state, id);
  const from = { ...contact.hex };
  contents.speedKnots = knots;
  contents.carry = allowanceAt(knots, contents.carry).carry;
  contents.turnedAtRest = helm.allowance === 0 && steps.length > 0;
  shipsStep(state).active = id;
  const run: Run = { id, contact, contents, helm, path: [], from, isTelling: false };
  if (isMined(play, run, 'starts')) goOn(play, run, berth, 'starts');
  else follow(play, run, berth, steps);
}

/** [NW-3.16] Step by step, until it is found out or has arrived. */
function follow(play: Play, run: Run, start: Berth, steps: readonly PathStep[]): void {
  let at = start;
  let isFound = false;
  for (const step of steps) {
    const next = stepFrom(run.helm, at, step);
    if (isRefusal(next)) break;
    at = next;
    if (!at.isOff) stand(run, at);
    isFound = step === 'ahead' && !at.isOff && (showAround(play, run) || isMined(play, run));
    if (isFound) break;
  }
  if (isFound) goOn(play, run, at, { enters: { knots: run.contents.speedKnots } });
  else if (at.isOff) leave(play, run);
  else arrive(play, run, at);
}

/** Where the marker stands is what all see of it. */
function stand({ contact, contents, path }: Run, { hex, facing, straight, moved }: Berth): void {
  if (moved > path.length) path.push({ ...hex });
  Object.assign(contact, { hex: { ...hex }, facing });
  contents.straight = straight;
}

/** [NW-3.16] Shows what there is to be shown after a step; true when the marker itself is among it. */
function showAround(play: Play, run: Run): boolean {
  const { id, contact } = run;
  const { markers, isTelling } = shownByMarker(play.state, id, contact.side, contact.hex);
  run.isTelling ||= isTelling;
  if (markers.length > 0) tellRun(play, run);
  for (const shown of markers) if (shown !== id) reveal(play, shown);
  return markers.includes(id);
}

/** [NW-3.25] Ships under a marker have entered a minefield, or begin their movement in one. */
function isMined(play: Play, { id, contact, contents }: Run, passage?: Passage): boolean {
  const { side, hex } = contact;
  const how = passage ?? { enters: { knots: contents.speedKnots } };
  return (
    shipsUnder(play.state, id).length > 0 && fieldAgainst(play.state, side, hex, how) !== undefined
  );
}

/**
 * [NW-3.16, NW-3.25] The marker has been found out: a dummy is gone, ships go on with what is left of its allowance. Mines
 * where they are attack them.
 */
function goOn(play: Play, run: Run, { moved }: Berth, passage: Passage): void {
  const { id, contact, contents } = run;
  if (run.path.length > 0) tellRun(play, run);
  if (contents.squadron === null) {
    removeDummy(play, id);
    endActivation(play, contact.side);
    return;
  }
  const squadron = deploy(play, id);
  shipsStep(play.state).active = squadron.id;
  inheritRun(play, squadron, run.helm.allowance, moved);
  for (const ship of shipsInPlay(play.state, squadron)) strikeMines(play, ship, passage);
  if (shipsToMove(play.state, squadron).length === 0) finishSquadron(play, squadron);
}

function inheritRun({ state }: Play, squadron: Squadron, allowance: number, moved: number): void {
  for (const ship of shipsInPlay(state, squadron))
    Object.assign(conditionOf(ship).turn, { allowance, moved, from: { ...ship.hex } });
}

/** [NW-1.19, NW-3.27] */
function leave(play: Play, run: Run): void {
  const { id, contact } = run;
  tellRun(play, run);
  const ships = shipsUnder(play.state, id);
  if (ships.length === 0) removeDummy(play, id);
  else takeOff(play, id);
  for (const ship of ships) {
    const { hex, facing } = contact;
    Object.assign(ship, { hex: { ...hex }, facing, speedKnots: run.contents.speedKnots });
    leaveMap(play, ship);
  }
  endActivation(play, contact.side);
}

function arrive(play: Play, run: Run, { moved }: Berth): void {
  const { contact, contents, helm } = run;
  if (moved < helm.allowance)
    contents.speedKnots = Math.min(contents.speedKnots, KNOTS_A_HEX * moved);
  contact.hasMoved = true;
  tellRun(play, run);
  endActivation(play, contact.side);
}

/** That nothing came of meeting an enemy marker tells what both are: it cannot be taken back. */
function tellRun(play: Play, run: Run): void {
  const { id, contact, from, path, isTelling } = run;
  tell(play, {
    kind: 'contactMoved',
    rule: 'NW-3.10',
    side: contact.side,
    contact: id,
    from,
    path: [...path],
    facing: contact.facing,
    ...(isTelling && { reveals: true as const }),
  });
  run.from = { ...contact.hex };
  run.path = [];
}
