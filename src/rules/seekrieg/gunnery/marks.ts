import type { Side } from '../../core';
import { isOnMap, targetShip } from '../common/own';
import { freshTurn } from '../common/turns';
import type { TargetId } from '../model/ids';
import type { ShipSheet } from '../model/sheet';
import type { Contact, Plot, SeekriegState, SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { contactsOf } from '../sighting/contacts';

/** A target as the side that fires knows it. */
export interface Mark {
  /** As the side names it. */
  id: TargetId;
  /** The ship herself, or what stands for one that has not been identified. */
  ship: Ship;
  isIdentified: boolean;
  /** [SK-26.13] A submarine held by sonar. */
  isHeard?: boolean;
}

/** [SK-34.6] What a target that is not identified counts as. */
const STAND_IN: ShipSheet = {
  name: '',
  classId: '',
  nation: '',
  type: 'CA',
  completed: 0,
  displacementTons: 0,
  dp: 400,
  speedKnots: 0,
  speedLossFactor: 1,
  lengthFeet: 0,
  armor: {
    type: 'A',
    deck: 0,
    belt: 0,
    conningTower: 0,
    turret: 0,
    flightDeck: 0,
    hangar: 0,
    island: 0,
  },
  averageArmor: 1,
  batteries: [],
  torpedoes: null,
  antiAircraft: [],
  fireControl: 5,
  fireControlRadar: 0,
  radars: [],
  hasSonar: false,
  hasType98: false,
  floatplanes: 0,
  catapults: 0,
  depthCharges: 0,
  hasAheadThrown: false,
  dco: 0,
  boat: null,
};

/** Knots at which CHART H2 adds nothing for the target's speed. */
const USUAL_KNOTS = 20;

/** A ship of which no more is known than where she is. */
const standIn = ({ id, side, hex }: Pick<Contact, 'id' | 'side' | 'hex'>): Ship => ({
  id,
  side,
  sheet: STAND_IN,
  fate: 'inPlay',
  hex,
  facing: 1,
  speedKnots: USUAL_KNOTS,
  way: 'ahead',
  turn: freshTurn(),
  firedBefore: false,
  isBurning: false,
  fireCount: 0,
  hitsSeen: 0,
  element: null,
  condition: null,
  plan: null,
});

/** Everything that a side can fire at, as it knows it, on its view or from the full state. */
export function marksOf(view: SeekriegView | SeekriegState, side: Side): Mark[] {
  const ships = Object.values(view.ships).filter(
    (it) => it.side !== side && isOnMap(it) && isIdentified(view, side, it),
  );
  const contacts = view.hidden ? contactsOf(view as SeekriegState, side) : view.contacts;
  return [
    ...ships.map((ship) => ({ id: ship.id, ship, isIdentified: true })),
    ...Object.values(contacts).map((it) => ({
      id: it.id,
      ship: standIn(it),
      isIdentified: false,
      isHeard: it.isHeard,
    })),
  ];
}

/** [SK-5.18] A ship of a plot, as she was when she was lost. */
export function plottedMark(id: TargetId, side: Side, { hex, seen, known }: Plot): Mark {
  const ship = { ...standIn({ id, side, hex }), ...asKnown(known) };
  if (!seen) return { id, ship, isIdentified: false };
  const { facing, knots: speedKnots } = seen;
  return { id, ship: { ...ship, facing, speedKnots }, isIdentified: true };
}

/** [SK-5.18] What a side knows of a ship that it still calls by her name, though she is only tracked now. */
export const asKnown = (known: Plot['known'] | undefined): Partial<Ship> =>
  known ? { sheet: known.sheet, hitsSeen: known.hits } : {};

const isIdentified = ({ hidden }: SeekriegView, side: Side, { id }: Ship): boolean =>
  !hidden || hidden.sightings[side][id]?.level === 'identified';

/** A target by the name that a side has for it. */
export const markNamed = (view: SeekriegView, side: Side, id: TargetId): Mark | undefined =>
  marksOf(view, side).find((it) => it.id === id);

/** The true ship that a side names, for what is resolved. */
export function trueMark(state: SeekriegState, side: Side, id: TargetId): Mark | undefined {
  const ship = targetShip(state, side, id);
  return ship && isOnMap(ship) ? { id, ship, isIdentified: true } : undefined;
}
