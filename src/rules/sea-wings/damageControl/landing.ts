import { type Axial, distance } from '../../../hex';
import { must, type Side } from '../../core';
import { isCrippled, launchCapacity } from '../common/condition';
import { boxCounts, formationsOf, hexOfHome } from '../common/formations';
import { countLoss } from '../common/losses';
import type { Formation, Home } from '../model/air';
import { type Play, tell } from '../model/play';
import type { Force } from '../model/state';
import { formationFor, homesOf, mayLive, roomAt } from '../plans/ferry';
import { strikeRange } from '../plans/strike';

type InTheAir = 'cap' | 'strike' | 'search';

/** [WG-5.7, WG-5.8, WG-5.12] Factors in the air whose home cannot take them look for the nearest with room. */
export function landHomeless(play: Play, side: Side, boxes: readonly InTheAir[]): void {
  const force = play.state.forces[side];
  for (const formation of formationsOf(force)) {
    if (canReturn(force, formation.home)) continue;
    for (const box of boxes)
      for (const task of formation.boxes[box])
        while (task.factors > 0) {
          task.factors -= 1;
          landOne(play, side, formation, box);
        }
  }
}

/** [WG-5.7, WG-15.4] A base always takes its aircraft back. */
function canReturn({ ships, taskForces }: Force, { kind, id }: Home): boolean {
  if (kind === 'base') return true;
  if (kind === 'floatplanes') return taskForces[id] !== undefined;
  const ship = ships[id];
  if (ship?.fate !== 'afloat') return ship?.fate === 'left';
  return !isCrippled(ship) && launchCapacity(ship) > 0;
}

/** [WG-5.7, WG-5.12] One factor, where its owner wants it or at the nearest place, lost where there is none for it. */
function landOne(play: Play, side: Side, formation: Formation, box: InTheAir): void {
  const force = play.state.forces[side];
  const home = chosenHome(force, formation) ?? nearestHome(force, formation);
  if (!home) {
    countLoss(play, side, formation.id, 1);
    return;
  }
  const guest = formationFor(force, formation, home.id);
  if (box === 'strike') guest.boxes.strike.push(landed());
  else guest.boxes.hangar += 1;
  const facts = { side, formation: formation.id, to: home.id };
  tell(play, { kind: 'factorLanded', rule: 'WG-5.7', seenBy: [side], ...facts });
}

/** A strike factor that has come down elsewhere: it returns there in the next turn [WG-5.3]. */
const landed = () =>
  ({
    factors: 1,
    launch: 'first',
    target: null,
    ordnance: null,
    strike: null,
    isLaunched: true,
  }) as const;

/** [WG-5.12] The place that its owner has named for a factor of the formation, if it can still land there. */
function chosenHome(force: Force, formation: Formation): Home | undefined {
  const wish = force.landings.find((it) => it.formation === formation.id && it.factors > 0);
  if (!wish) return undefined;
  wish.factors -= 1;
  const home = placesFor(force, formation).find(({ id }) => id === wish.to);
  return home && roomAt(force, home) > 0 ? home : undefined;
}

/** The nearest place with room that is not kept for factors whose owner has named it. */
const nearestHome = (force: Force, formation: Formation): Home | undefined =>
  placesFor(force, formation).find((home) => freeRoomAt(force, home) > 0);

/** [WG-5.12] Room that nobody has asked for yet. */
export const freeRoomAt = (force: Force, home: Home): number =>
  roomAt(force, home) -
  force.landings.filter(({ to }) => to === home.id).reduce((sum, { factors }) => sum + factors, 0);

/** [WG-5.7] Carriers and bases in reach that a homeless formation may live at, the nearest first. */
export function placesFor(force: Force, formation: Formation): Home[] {
  const from = whereIs(force, formation);
  if (!from) return [];
  return homesOf(force)
    .filter((home) => home.id !== formation.home.id && canReturn(force, home))
    .filter((home) => mayLive(force, formation, home))
    .map((home) => ({ home, hexes: distance(from, must(hexOfHome(force, { home }), home.id)) }))
    .filter(({ hexes }) => hexes <= strikeRange(formation))
    .sort((a, b) => a.hexes - b.hexes || (a.home.id < b.home.id ? -1 : 1))
    .map(({ home }) => home);
}

/** Factors in the air of a formation whose home cannot take them back; 0 for every other. */
export function homelessIn(force: Force, formation: Formation): number {
  if (canReturn(force, formation.home)) return 0;
  const { cap, strike, search } = boxCounts(formation);
  return cap + strike + search;
}

/** [WG-5.7] The hex that the formation comes back to: where its home stands or went down. */
const whereIs = (force: Force, formation: Formation): Axial | undefined =>
  hexOfHome(force, formation) ?? force.lostAt[formation.home.id];
