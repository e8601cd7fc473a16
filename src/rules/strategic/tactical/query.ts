import { enemyOf, must, type Side } from '../../core';
import type { ShipCard } from '../cards/cards';
import { speedNow } from '../cards/shipNow';
import type { SurfaceAction } from '../model/actionState';
import type { LandUnitRecord, ShipId, ShipRecord, StrategicView } from '../model/state';
import type { TacticalBattery } from '../model/tacticalOrders';
import type { TacticalShip, TacticalStage, TacticalState } from '../model/tacticalState';
import { LAND_UNITS } from '../tables/landUnits';

/** A tactical action as a side or the rules see it, with the action it resolves. */
export interface Fight {
  /** The full state, or what one side knows. */
  view: StrategicView;
  action: SurfaceAction;
  tactical: TacticalState;
}

/** The tactical action under way, if any. */
export function fightIn(view: StrategicView): Fight | undefined {
  const { action } = view;
  return action?.stage.kind === 'tactical'
    ? { view, action, tactical: action.stage.tactical }
    : undefined;
}

/** The same, while the side has not confirmed the current stage. */
export function fightAt(
  view: StrategicView,
  side: Side,
  ...stages: readonly TacticalStage['kind'][]
): Fight | undefined {
  const fight = view.air ? undefined : fightIn(view);
  return fight && stages.includes(fight.tactical.stage.kind) && !view.confirmed[side]
    ? fight
    : undefined;
}

/** Ships of a side that are in the fight. */
export const shipsIn = ({ ships }: Pick<TacticalState, 'ships'>, side: Side): TacticalShip[] =>
  ships.filter((it) => it.side === side && !it.hasLeft);

export const findShip = ({ tactical }: Fight, id: ShipId): TacticalShip | undefined =>
  tactical.ships.find((it) => it.id === id && !it.hasLeft);

/** A ship of a side in the fight. */
export const ownShip = (fight: Fight, side: Side, id: ShipId): TacticalShip | undefined => {
  const ship = findShip(fight, id);
  return ship?.side === side ? ship : undefined;
};

/** The record of a friendly ship. */
export const recordOf = ({ view }: Fight, { side, id }: TacticalShip): ShipRecord =>
  must(view.forces[side]?.ships[id], `ship ${id}`);

/** The card of any ship that is seen. */
export const cardOf = ({ view }: Fight, { side, id }: TacticalShip): ShipCard =>
  must(
    view.forces[side]?.ships[id]?.card ?? view.known[enemyOf(side)]?.ships[id]?.source.card,
    `card of ${id}`,
  );

export const isSubmerged = ({ submarine }: TacticalShip): boolean =>
  submarine?.isSubmerged === true;

/** [ST-15.10e] Whether a ship bears the penalties of a Surprised division. */
export function isSurprised({ action, view }: Fight, ship: TacticalShip): boolean {
  const division = divisionOf(view, ship);
  return typeof division === 'string' && action.surprisedDivisions.includes(division);
}

const divisionOf = ({ forces, known }: StrategicView, { side, id }: TacticalShip) =>
  forces[side]?.ships[id]?.division ?? known[enemyOf(side)]?.ships[id]?.division;

/** [ST-15.10b, ST-15.10c] The first tactical turn of a Surprised ship. */
export const isCaught = (fight: Fight, ship: TacticalShip): boolean =>
  fight.tactical.turn === 1 && !fight.action.goesOnFrom && isSurprised(fight, ship);

/** [ST-15.2] Advanced detail: arcs, smoke, flashes, limits on speed change. */
export const isAdvanced = ({ action }: Fight): boolean => action.level === 'advanced';

/** [ST-15.16, ST-20.10, ST-20.11] The maximum hexes a ship may enter in a turn. */
export function speedLimit(fight: Fight, ship: TacticalShip): number {
  const record = recordOf(fight, ship);
  if (record.isDeadInWater) return 0;
  const { submarine } = record.source;
  if (!submarine) return speedNow(record);
  const { dives } = fight.tactical.plans[ship.side];
  const isBelow = isSubmerged(ship) || dives.includes(ship.id);
  const speed = isBelow ? submarine.submergedSpeed : submarine.surfacedSpeed;
  return speedNow({ ...record, card: { ...record.card, speed } });
}

/** [ST-18.12] Friendly coast batteries in the fight and not out of action. */
export function batteriesOf({ view, action }: Fight, side: Side): LandUnitRecord[] {
  return action.landUnits
    .flatMap((id) => view.forces[side]?.landUnits[id] ?? [])
    .filter(({ kind, damageLevels, isCaptured }) => {
      const { firePower, capacity } = LAND_UNITS[kind];
      return firePower !== null && damageLevels < capacity && !isCaptured;
    });
}

/** By id, then main before secondary. */
export const byFirer = (
  a: { ship: string; battery: TacticalBattery },
  b: { ship: string; battery: TacticalBattery },
): number => compareIds(a.ship, b.ship) || compareIds(a.battery, b.battery);

export const compareIds = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
