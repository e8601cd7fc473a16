import { type BySide, enemyOf, SIDES, type Side } from '../../../../rules/core';
import type {
  Division,
  DivisionId,
  Force,
  LandUnitId,
  LandUnitRecord,
  ScenarioShip,
  SeenDivision,
  ShipId,
  ShipRecord,
  StrategicView,
} from '../../../../rules/strategic';
import {
  type DamageState,
  damageState,
  isAfloat,
  LAND_UNITS,
  type LandUnitKind,
  type RangeBox,
  speedNow,
  stateOf,
} from '../../../../rules/strategic/query';

/** A ship as far as the viewer knows her; `record` is for own ships only. */
export interface ShipFace {
  id: ShipId;
  source: ScenarioShip;
  state: DamageState;
  /** For own ships after damage; for enemy ships as their card has it. */
  speed: number;
  fate: ShipRecord['fate'];
  record: ShipRecord | null;
}

/** A division as its counter shows it to the viewer. */
export interface DivisionFace {
  id: DivisionId;
  side: Side;
  /** The viewer sees all of it: an own division, or any once the game is over. */
  isOpen: boolean;
  name: string | null;
  box: RangeBox | null;
  isSpotted: boolean;
  /** `null` while they are not known. */
  ships: ShipFace[] | null;
  /** Steps on patrol over it; of an enemy's whether there are any. */
  cap: number | boolean;
  isSubmarine: boolean;
  /** Under water, where that is known. */
  isSubmerged: boolean;
  /** The turn from which it may move. */
  freeFrom: number;
}

/** A land unit as its mark shows it; `state` is `null` until it was seen. */
export interface LandFace {
  id: LandUnitId;
  side: Side;
  name: string;
  kind: LandUnitKind;
  box: RangeBox | null;
  isOpen: boolean;
  state: DamageState | null;
  isCaptured: boolean;
  cap: number | boolean;
}

/** What the viewer knows of each side's divisions in play. */
export const facesOf = (view: StrategicView): BySide<DivisionFace[]> => ({
  allies: facesOfSide(view, 'allies'),
  axis: facesOfSide(view, 'axis'),
});

function facesOfSide(view: StrategicView, side: Side): DivisionFace[] {
  const force = view.forces[side];
  if (force)
    return Object.values(force.divisions)
      .filter(({ status }) => status === 'present')
      .map((division) => ownFace(division, side, force));
  const seen = view.known[enemyOf(side)]?.divisions ?? {};
  return Object.values(seen).map((division) => seenFace(view, division, side));
}

function ownFace(division: Division, side: Side, force: Force): DivisionFace {
  const { id, name, box, isSpotted, submarine, freeFrom } = division;
  return {
    ...{ id, side, name, box, isSpotted, freeFrom },
    isOpen: true,
    ships: shipsOf(force, division).map(ownShip),
    cap: capOver(force, id),
    isSubmarine: submarine !== null,
    isSubmerged: submarine?.isSubmerged === true,
  };
}

/** Ships of a division that are still afloat. */
const shipsOf = (force: Force, { ships }: Pick<Division, 'ships'>): ShipRecord[] =>
  ships.flatMap((id) => {
    const ship = force.ships[id];
    return ship && ship.fate === 'afloat' && isAfloat(ship) ? [ship] : [];
  });

/** The damage state of an own ship; a scuttled one is sunk. */
export const shipState = (record: ShipRecord): DamageState =>
  record.fate === 'scuttled' ? 'sunk' : stateOf(record);

const ownShip = (record: ShipRecord): ShipFace => ({
  id: record.card.id,
  source: record.source,
  state: shipState(record),
  speed: record.isDeadInWater ? 0 : speedNow(record),
  fate: record.fate,
  record,
});

const capOver = (force: Force, over: string): number =>
  (force.basic?.cap ?? [])
    .filter((it) => it.over === over)
    .reduce((sum, { steps }) => sum + steps, 0);

function seenFace(view: StrategicView, seen: SeenDivision, side: Side): DivisionFace {
  const { id, name, box, isSpotted, ships, hasCap, isSubmarine } = seen;
  const known = view.known[enemyOf(side)]?.ships ?? {};
  return {
    ...{ id, side, name, box, isSpotted, isSubmarine },
    isOpen: false,
    ships: ships === null ? null : ships.flatMap((ship) => seenShip(known[ship])),
    cap: hasCap,
    isSubmerged: false,
    freeFrom: 1,
  };
}

const seenShip = (
  ship: NonNullable<StrategicView['known'][Side]>['ships'][ShipId] | undefined,
): ShipFace[] =>
  ship
    ? [
        {
          id: ship.id,
          source: ship.source,
          state: ship.state,
          speed: ship.source.card.speed,
          fate: ship.fate,
          record: null,
        },
      ]
    : [];

/** Land units of both sides, where they stand. */
export const landFacesOf = (view: StrategicView): LandFace[] =>
  view.scenario.landUnits.map((unit) => {
    const { id, side, name, kind, place } = unit;
    const force = view.forces[side];
    const own = force?.landUnits[id];
    const seen = view.known[enemyOf(side)]?.landUnits[id];
    return {
      ...{ id, side, name, kind },
      box: 'box' in place ? place.box : null,
      isOpen: own !== undefined,
      state: own ? landState(own, kind) : (seen?.state ?? null),
      isCaptured: own?.isCaptured ?? seen?.isCaptured ?? false,
      cap: force ? capOver(force, id) : (seen?.hasCap ?? false),
    };
  });

const landState = ({ damageLevels }: LandUnitRecord, kind: LandUnitKind): DamageState =>
  damageState(damageLevels, LAND_UNITS[kind].capacity);

/** All ships that the viewer knows of, lost ones included. */
export function allShips(view: StrategicView, side: Side): ShipFace[] {
  const force = view.forces[side];
  if (force) return Object.values(force.ships).map(ownShip);
  return Object.values(view.known[enemyOf(side)]?.ships ?? {}).flatMap(seenShip);
}

/** The division with an id, of either side. */
export const faceOf = (view: StrategicView, id: DivisionId): DivisionFace | undefined =>
  SIDES.flatMap((side) => facesOfSide(view, side)).find((face) => face.id === id);

export const landFaceOf = (view: StrategicView, id: LandUnitId): LandFace | undefined =>
  landFacesOf(view).find((face) => face.id === id);

/** The ship that a division is drawn as: its largest, warships first. */
export const leaderOf = (ships: readonly ShipFace[]): ShipFace | undefined =>
  ships.toSorted(bySize)[0];

/** The largest first, warships before others. */
export const bySize = (a: ShipFace, b: ShipFace): number => weightOf(b) - weightOf(a);

const AUXILIARIES: readonly string[] = ['TR', 'AO'];

const weightOf = ({ source: { card } }: ShipFace): number =>
  card.capacity +
  (card.airGroup ?? 0) +
  card.points / 100 -
  (AUXILIARIES.includes(card.type) ? 20 : 0);
