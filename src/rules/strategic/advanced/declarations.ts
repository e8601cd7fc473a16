import { type Axial, sameHex } from '../../../hex';
import { enemyOf, firstRefusal, type Refusal, type Side } from '../../core';
import type { Contact } from '../model/advancedState';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { LandUnitId, StrategicView } from '../model/state';
import { isPlanning, ownDivision, ownFlight, refusePhase, replaced } from './ordered';
import {
  type Aloft,
  advancedOf,
  aloft,
  contactsNow,
  divisionsAt,
  forceOf,
  hexOfLandUnit,
  presentDivisions,
} from './own';

/** Enemy land units of a hex that are not captured. */
export const enemyLandAt = (view: StrategicView, side: Side, hex: Axial): LandUnitId[] =>
  view.scenario.landUnits
    .filter(({ id, side: owner }) => {
      const place = hexOfLandUnit(view, id);
      const isTaken = view.known[side]?.landUnits[id]?.isCaptured === true;
      return owner === enemyOf(side) && !isTaken && place !== undefined && sameHex(place, hex);
    })
    .map(({ id }) => id);

/** Contacts of this turn in a hex, as they were reported [ST-11.13]. */
export const contactsAt = (view: StrategicView, side: Side, hex: Axial): Contact[] =>
  contactsNow(view, side).filter((contact) => sameHex(contact.hex, hex));

/** What a friendly unit may name in its hex: contacts, land units, and friendly divisions it supports. */
type Targets = { hex: Axial; contacts: Contact[]; land: LandUnitId[]; own: string[] };

function targetsOf(view: StrategicView, side: Side, unit: string): Targets | undefined {
  const division = ownDivision(view, side, unit);
  if (division?.hex) return targetsOfDivision(view, side, unit, division.hex);
  const flight = ownFlight(view, side, unit);
  return flight && targetsOfFlight(view, side, flight);
}

function targetsOfDivision(view: StrategicView, side: Side, id: string, hex: Axial): Targets {
  const force = forceOf(view, side);
  if (force.divisions[id]?.submarine) return { hex, contacts: [], land: [], own: [] };
  const contacts = contactsAt(view, side, hex).filter(({ subject }) => subject !== 'aircraft');
  const others = divisionsAt(force, hex).filter((it) => it.id !== id && !it.submarine);
  return { hex, contacts, land: [], own: others.map((it) => it.id) };
}

/** [ST-8.11, ST-8.25, ST-12.2, ST-12.12, ST-13.9] By what the squadron is armed with. */
function targetsOfFlight(view: StrategicView, side: Side, flight: Aloft): Targets {
  const { hex } = flight;
  const isSeen = new Set(view.known[side]?.advanced?.landUnits ?? []);
  const land = enemyLandAt(view, side, hex).filter((id) => isSeen.has(id));
  const here = contactsAt(view, side, hex);
  const contacts = here.filter(({ subject }) =>
    subject === 'aircraft' ? meetsAircraft(view, side, flight) : strikesShips(view, side, flight),
  );
  const strikesLand = flight.ordnance === 'bombs' || isEscort(view, side, flight);
  return { hex, contacts, land: strikesLand ? land : [], own: [] };
}

const strikesShips = (view: StrategicView, side: Side, flight: Aloft): boolean =>
  isEscort(view, side, flight) ||
  ['bombs', 'torpedoes', 'depthCharges'].includes(flight.ordnance ?? '');

/** [ST-8.25] A fighter squadron with Guns that is not on patrol. */
export const isEscort = (view: StrategicView, side: Side, flight: Aloft): boolean =>
  flight.ordnance === 'guns' &&
  flight.capOver === null &&
  forceOf(view, side).squadrons[flight.squadron]?.card.type === 'F';

/** [ST-12.12, ST-13.9] A patrol anywhere; others where neither a division nor a base is known to be. */
function meetsAircraft(view: StrategicView, side: Side, { hex, ordnance, capOver }: Aloft) {
  if (ordnance !== 'guns') return false;
  if (capOver !== null) return true;
  const land = view.scenario.landUnits.some(({ id }) => isAt(hexOfLandUnit(view, id), hex));
  return !land && divisionsAt(forceOf(view, side), hex).length === 0;
}

const isAt = (place: Axial | undefined, hex: Axial): boolean =>
  place !== undefined && sameHex(place, hex);

const idsOf = ({ contacts, land, own }: Targets): string[] => [
  ...contacts.map(({ id }) => id),
  ...land,
  ...own,
];

/** [ST-8.10, ST-8.11] One target for a squadron, but all land units of a hex together [ST-2.46]; any number for a division. */
function refuseTargets(view: StrategicView, side: Side, unit: string, named: readonly string[]) {
  const targets = targetsOf(view, side, unit);
  if (!targets) return refusal('no-unit', 'ST-8.10', { unit });
  const may = new Set(idsOf(targets));
  const wrong = named.find((id) => !may.has(id));
  if (wrong !== undefined) return refusal('no-target.spotted', 'ST-8.11', { unit, target: wrong });
  const isMany = named.length > 1 && !named.every((id) => targets.land.includes(id));
  return isMany && ownFlight(view, side, unit) ? refusal('one-target', 'ST-8.25') : undefined;
}

const refuseTwice = (targets: readonly string[]): Refusal | undefined =>
  new Set(targets).size === targets.length ? undefined : refusal('named-twice', 'ST-8.10');

/** [ST-8.10] Attack, or with no targets Decline; a division may also stand by another of its side [ST-8.16]. */
export const declareCombat: OrderRule<'declareCombat'> = {
  legal: (view, side) =>
    isPlanning(view, side, 'combatPlan')
      ? unitsThatDeclare(view, side).flatMap((unit) =>
          usefulTargets(view, side, unit).map((targets) => ({
            kind: 'declareCombat',
            unit,
            targets,
          })),
        )
      : [],
  refuse: (view, side, { unit, targets }) =>
    firstRefusal(
      () => refusePhase(view, side, 'combatPlan'),
      () => refuseTwice(targets),
      () => refuseTargets(view, side, unit, targets),
    ),
  apply({ state }, side, { unit, targets }) {
    const plans = advancedOf(state, side);
    plans.declared = replaced(plans.declared, (it) => it.unit === unit, {
      unit,
      contacts: [...targets],
      does: targets.length > 0 ? 'attack' : 'decline',
    });
  },
};

const unitsThatDeclare = (view: StrategicView, side: Side): string[] => [
  ...presentDivisions(forceOf(view, side)).map(({ id }) => id),
  ...aloft(forceOf(view, side)).map(({ squadron }) => squadron),
];

/** Each target alone, all ships or all land units together, and Decline. */
function usefulTargets(view: StrategicView, side: Side, unit: string): string[][] {
  const targets = targetsOf(view, side, unit);
  if (!targets) return [];
  const each = idsOf(targets);
  if (each.length === 0) return [];
  const all = ownFlight(view, side, unit) ? targets.land : targets.contacts.map(({ id }) => id);
  return [[], ...each.map((id) => [id]), ...(all.length > 1 ? [all] : [])];
}
