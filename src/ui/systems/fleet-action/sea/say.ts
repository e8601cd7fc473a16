import { type Axial, distance, flatBearing, sameHex } from '../../../../hex';
import { isClear, isLand, type Unit } from '../../../../rules/fleet-action/query';
import { fleetSeaText } from '../../../../words/fleet-action/texts/sea';
import { sayBearing } from '../../../hexmap/say';
import { headingOfFacing } from '../../../tacticalSea/seaShip';
import type { Desk } from '../desk/desk';
import { wayTo } from '../plan/plan';
import { sayFoul } from './foul';
import { drawnShip, type FleetMark } from './picks';
import { minefieldsOf, standName } from './seaOf';

const courseText = (facing: number): string => sayBearing(headingOfFacing(facing));

/** 'Ajax, course 060, 24 knots, structure 40 of 44; 1 fire' */
export function sayUnit(unit: Unit): string {
  const { name: ship, facing, speedKnots: knots, condition, sheet, fires, isDisengaging } = unit;
  const course = courseText(facing);
  const of = sheet.structure;
  return [
    condition && of > 0
      ? fleetSeaText('ownIs', { ship, course, knots, structure: condition.structure, of })
      : fleetSeaText('shipIs', {
          ...{ ship, course, knots },
          state: fleetSeaText(`state.${unit.appearance}`),
        }),
    ...(fires > 0 ? [fleetSeaText('fires', { count: fires })] : []),
    ...(isDisengaging ? [fleetSeaText('disengaging')] : []),
  ].join(', ');
}

/** What is in a hex, how far it is from what is picked, and what a pick would do there. */
export function sayHex(desk: Desk, marks: readonly FleetMark[], hex: Axial): string {
  const { view, names } = desk;
  const here = (it: { hex: Axial }) => sameHex(it.hex, hex);
  const units = Object.values(view.units).filter(here);
  const inHex = [
    ...units.filter(({ fate }) => fate === 'inPlay').map(sayUnit),
    ...units
      .filter(({ fate }) => fate === 'wreck')
      .map(({ name }) => fleetSeaText('wreckHere', { ship: name })),
    ...Object.values(view.contacts)
      .filter(here)
      .map(({ id, facing }) =>
        fleetSeaText('markerIs', { contact: names.marker(id), course: courseText(facing) }),
      ),
    ...Object.values(view.stands)
      .filter((it) => it.place === 'air' && here(it))
      .map(standName),
  ];
  const mark = marks.find(here);
  return [
    ...(inHex.length > 0 ? inHex : [sayPlace(desk, hex)]),
    ...(view.smoke.some(here) ? [fleetSeaText('smokeHere')] : []),
    ...sayFoul(desk, hex),
    ...(minefieldsOf(view).some(here) ? [fleetSeaText('minesHere')] : []),
    ...sayAway(desk, hex),
    ...(mark ? [fleetSeaText(isTurnedAgain(desk, hex) ? 'mark.again' : `mark.${mark.kind}`)] : []),
  ].join('; ');
}

/** Another pick of the hex where the planned movement ends gives the ship another heading there. */
function isTurnedAgain(desk: Desk, hex: Axial): boolean {
  const plan = drawnShip(desk);
  if (!plan || !sameHex(plan.way.hex, hex)) return false;
  const next = wayTo(desk.view, plan, hex);
  return next !== undefined && next.way.steps.join() !== plan.way.steps.join();
}

/** 'Sea 3126' */
const sayPlace = ({ view, names }: Desk, hex: Axial): string =>
  isLand(view.scenario, hex) ? fleetSeaText('land') : fleetSeaText('sea', { hex: names.hex(hex) });

/** [NW-1.16] Distance, bearing and line of sight from what is picked. */
function sayAway({ view, selected, names }: Desk, hex: Axial): string[] {
  const from = selected === null ? undefined : view.units[selected];
  if (!from || sameHex(from.hex, hex)) return [];
  const ship = names.unit(from.id);
  return [
    fleetSeaText('away', {
      ...{ count: distance(from.hex, hex), ship },
      bearing: sayBearing(flatBearing(from.hex, hex)),
    }),
    fleetSeaText(isClear(view, from.hex, hex) ? 'clear' : 'hidden', { ship }),
  ];
}
