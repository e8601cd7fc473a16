import { type Axial, distance, hexAhead } from '../../../hex';
import type { Order } from '../../../rules/fleet-action';
import {
  type Course,
  coursesOfMarker,
  isOnMap,
  markerOf,
  shipsUnder,
  stepsOf,
  visibilityHexes,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import { type Errand, errandOf, hexesToCoast, hexesToParts } from '../common/errands';
import { broadsideWorth } from '../common/fire';
import type { Situation } from '../common/situation';
import { standingOf } from '../common/standing';
import { type Vessel, vesselOf } from '../common/vessel';

type Markers = readonly { id: string; hex: Axial }[];

/** [NW-3.13] Markers that fire would serve are deployed; others sail on, dummies like the rest. */
export function* markerWishes(situation: Situation, markers: Markers): Generator<Order> {
  const inOrder = [...markers].sort((a, b) => sizeOf(situation, a.id) - sizeOf(situation, b.id));
  for (const { id } of inOrder) {
    const ships = hidden(situation, id);
    if (ships.length > 0 && isTimeToShoot(situation, ships))
      yield { kind: 'deployContact', contact: id };
    const course = bestCourse(situation, id, ships[0]);
    if (course)
      yield { kind: 'moveContact', contact: id, knots: course.knots, steps: stepsOf(course.way) };
  }
}

const sizeOf = ({ view }: Situation, id: string): number => shipsUnder(view, id).length;

/** The ships under a marker as they would stand if they were deployed. */
function hidden({ view, own, enemy }: Situation, id: string): Vessel[] {
  const { hex, facing } = markerOf(view, id).contact;
  return shipsUnder(view, id).map((unit, i) =>
    vesselOf(view, { ...unit, hex, facing }, own.length + enemy.length + i),
  );
}

/** Of what the fire at an enemy does at its best range, the share for which it is opened. */
const WORTH_OPENING = 0.5;
const LEAST_GAIN = 0.3;

/** [NW-3.11, NW-3.12] Hidden ships cannot be shot at: they show themselves when their own fire pays. */
function isTimeToShoot(situation: Situation, ships: readonly Vessel[]): boolean {
  return (
    isMet(situation, ships) ||
    situation.enemy.some((target) => {
      const at = (hexes: number) =>
        ships.reduce((sum, ship) => sum + broadsideWorth(situation, ship, target, hexes), 0);
      const now = at(Math.max(1, distance(ships[0]?.hex ?? target.hex, target.hex) - NEARER_HEXES));
      return now >= LEAST_GAIN && now >= WORTH_OPENING * at(NEAR_HEXES);
    })
  );
}

/** [NW-12.24] A marker of the enemy lies where only deployed ships can look at it. */
function isMet({ view, side }: Situation, ships: readonly Vessel[]): boolean {
  const seen = Math.min(MET_HEXES, visibilityHexes(view, 'unlit'));
  return Object.values(view.contacts).some(
    (it) => it.side !== side && ships.some(({ hex }) => distance(hex, it.hex) <= seen),
  );
}

/** Farther off a crew seldom makes out what a marker is. */
const MET_HEXES = 10;

/** What a turn brings nearer, and where fire is at its best. */
const NEARER_HEXES = 4;
const NEAR_HEXES = 9;

function bestCourse(
  situation: Situation,
  id: string,
  lead: Vessel | undefined,
): Course | undefined {
  const errand: Errand = lead
    ? errandOf(situation, lead, standingOf(situation))
    : { kind: 'fight' };
  const sought = soughtBy(situation);
  const range = rangeSought(situation, lead);
  return bestBy(coursesOfMarker(situation.view, id), ({ at, knots }) => {
    if (at.isOff) return -1000 + (lead ? 0 : 1);
    const near = sought.length > 0 ? Math.min(...sought.map((hex) => distance(hex, at.hex))) : 0;
    const off = errand.kind === 'withdraw' ? -near : Math.abs(near - range);
    return knots / 20 - off - roomless(situation, at) - 2 * hexesToGo(situation, errand, at.hex);
  });
}

/** Where the enemy is, as far as it is known. */
const soughtBy = ({ view, side, enemy }: Situation): Axial[] => [
  ...enemy.map(({ hex }) => hex),
  ...Object.values(view.contacts)
    .filter((it) => it.side !== side)
    .map(({ hex }) => hex),
];

/** Ships close to where they see; a dummy stays where it may be looked at and not seen through. */
function rangeSought({ view }: Situation, lead: Vessel | undefined): number {
  const seen = visibilityHexes(view, 'unlit');
  return lead ? Math.min(seen, MET_HEXES) - 2 : seen + 3;
}

function hexesToGo({ view }: Situation, errand: Errand, hex: Axial): number {
  if (errand.kind === 'exit') return hexesToParts(view, hex, errand.by);
  return errand.kind === 'bombard' ? hexesToCoast(view, hex, errand.aim) : 0;
}

function roomless({ view }: Situation, { hex, facing }: Course['at']): number {
  return isOnMap(view.scenario, hexAhead(hex, facing, 4)) ? 0 : 3;
}
