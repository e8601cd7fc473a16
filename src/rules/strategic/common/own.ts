import { must, type Side } from '../../core';
import { inOrder } from '../harm';
import type { BasicForce } from '../model/basicState';
import { leftOut } from '../model/leftOut';
import type {
  Division,
  Force,
  Knowledge,
  LandUnitId,
  ShipRecord,
  StrategicView,
} from '../model/state';
import type { RangeBox } from '../tables/rangeBoxes';

/** What a side has. On a view, ask only for the viewer's side. */
export const forceOf = (view: StrategicView, side: Side): Force =>
  view.forces[side] ?? leftOut(view, `force of the ${side}`);

/** What a side knows of the enemy; as above. */
export const knowledgeOf = (view: StrategicView, side: Side): Knowledge =>
  view.known[side] ?? leftOut(view, `knowledge of the ${side}`);

/** A side's assignments and orders of a Basic turn; as above. */
export const basicOf = (view: StrategicView, side: Side): BasicForce =>
  must(forceOf(view, side).basic, `Basic turn of the ${side}`);

/** Divisions that are in play, by id. */
export const presentDivisions = ({ divisions }: Force): Division[] =>
  inOrder(Object.values(divisions).filter(({ status }) => status === 'present'));

/** A division of the force that is in play. */
export function presentDivision({ divisions }: Force, id: string): Division | undefined {
  const division = divisions[id];
  return division?.status === 'present' ? division : undefined;
}

/** The ships of a division that are afloat, in its order. */
export const afloatIn = ({ ships }: Force, division: Division): ShipRecord[] =>
  division.ships.map((id) => must(ships[id], `ship ${id}`)).filter(({ fate }) => fate === 'afloat');

/** [ST-6.10] The box of a land unit in a Basic game: Long unless stated. */
export function boxOfLandUnit({ scenario }: StrategicView, id: LandUnitId): RangeBox {
  const place = scenario.landUnits.find((it) => it.id === id)?.place;
  return place && 'box' in place ? place.box : 'long';
}
