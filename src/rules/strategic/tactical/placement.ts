import {
  type Axial,
  disk,
  distance,
  FACINGS,
  type Facing,
  hexAhead,
  ring,
  turned,
} from '../../../hex';
import { firstRefusal, type Refusal, type Side } from '../../core';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { StrategicView } from '../model/state';
import type { TacticalShip } from '../model/tacticalState';
import {
  liesInWait,
  marksOf,
  PLACING_HEXES,
  refusesLying,
  startSpeed,
  towardEnemy,
} from './deployment';
import { cardOf, type Fight, fightAt, isSurprised, ownShip, recordOf, shipsIn } from './query';
import { sightHexes } from './sight';
import { beginAsChosen } from './start';
import { isLand } from './terrain';

type ChooseDistance = OrderOf<'chooseDistance'>;
type PlaceShip = OrderOf<'placeShip'>;

/** Distances at which places are offered to boats [ST-20.15]. */
const WAITING_HEXES = 6;

/** The fight while this side chooses the distance. */
function choosing(view: StrategicView, side: Side): Fight | undefined {
  const fight = fightAt(view, side, 'distance');
  const stage = fight?.tactical.stage;
  return stage?.kind === 'distance' && stage.side === side ? fight : undefined;
}

/** [ST-15.10d] From half of what the surprising side sees, rounded up, to the whole. */
function distances(fight: Fight, side: Side): number[] {
  const most = sightHexes(fight, side);
  const least = Math.ceil(most / 2);
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** [ST-15.10d] */
export const chooseDistance: OrderRule<'chooseDistance'> = {
  legal(view, side) {
    const fight = choosing(view, side);
    if (!fight) return [];
    return distances(fight, side).flatMap((hexes) =>
      FACINGS.map((direction) => ({ kind: 'chooseDistance' as const, hexes, direction })),
    );
  },
  refuse(view, side, { hexes, direction }: ChooseDistance) {
    const fight = choosing(view, side);
    if (!fight) return notNow('distance');
    const allowed = distances(fight, side);
    if (allowed.includes(hexes) && FACINGS.some((it) => it === direction)) return undefined;
    const [least, most] = [allowed[0] as number, allowed.at(-1) as number];
    return refusal('start-distance', 'ST-15.10d', { least, most });
  },
  apply(play, side, { hexes, direction }) {
    const fight = choosing(play.state, side);
    if (!fight) return;
    const facing = direction as Facing;
    tell(play, { kind: 'distanceChosen', rule: 'ST-15.10d', side, hexes, direction: facing });
    beginAsChosen(play, fight, hexes, facing);
  },
};

/** Ships of a side that are placed in the present stage [ST-15.9, ST-15.10, ST-20.15]. */
export function placedNow(fight: Fight, side: Side): TacticalShip[] {
  const { stage, turn } = fight.tactical;
  const ships = shipsIn(fight.tactical, side);
  if (stage.kind === 'plot')
    return turn === 1 && !fight.action.goesOnFrom ? ships.filter(liesInWait) : [];
  if (stage.kind !== 'placement') return [];
  const isFirst = stage.part === 'surprised';
  return ships.filter((it) => !liesInWait(it) && isSurprised(fight, it) === isFirst);
}

const placing = (view: StrategicView, side: Side) => fightAt(view, side, 'placement', 'plot');

/** [ST-15.9, ST-15.10a, ST-20.15] A selection; any legal hex, facing and speed may be ordered. */
export const placeShip: OrderRule<'placeShip'> = {
  legal(view, side) {
    const fight = placing(view, side);
    if (!fight) return [];
    return placedNow(fight, side).flatMap((ship) =>
      choices(fight, ship).filter((order) => !refusePlace(fight, ship, order)),
    );
  },
  refuse(view, side, order) {
    const fight = placing(view, side);
    const ship = fight && ownShip(fight, side, order.ship);
    if (!fight || !ship || !placedNow(fight, side).includes(ship)) return notNow('placing');
    return refusePlace(fight, ship, order);
  },
  apply({ state }, side, { ship: id, hex, facing, speed }) {
    const fight = placing(state, side);
    const ship = fight && ownShip(fight, side, id);
    if (!fight || !ship) return;
    Object.assign(ship, { hex, facing, speed });
    if (isSurprised(fight, ship)) shareFacing(fight, ship);
    const plans = fight.tactical.plans[side];
    plans.plots = plans.plots.filter((it) => it.ship !== id);
  },
};

/** [ST-15.10a] Ships of a Surprised division share one course: that of the ship placed last. */
function shareFacing(fight: Fight, placed: TacticalShip): void {
  const { division } = recordOf(fight, placed);
  for (const ship of placedNow(fight, placed.side))
    if (recordOf(fight, ship).division === division) ship.facing = placed.facing;
}

function choices(fight: Fight, ship: TacticalShip): PlaceShip[] {
  const { id, facing, speed, hex } = ship;
  const as = (at: Axial, toward: Facing): PlaceShip => ({
    kind: 'placeShip',
    ship: id,
    hex: at,
    facing: toward,
    speed,
  });
  if (liesInWait(ship)) return [as(hex, facing), ...aroundEnemy(fight, ship, as)];
  const start = fight.tactical.start[ship.side];
  const ahead = towardEnemy(fight.tactical, ship.side);
  const facings = [ahead, turned(ahead, 'port'), turned(ahead, 'starboard')];
  return [
    as(hex, facing),
    ...disk(start, 1).flatMap((at) => facings.map((toward) => as(at, toward))),
    ...ring(start, PLACING_HEXES).map((at) => as(at, ahead)),
  ];
}

/** [ST-20.15] All around the first enemy in sight, bow toward her. */
const aroundEnemy = <T>(fight: Fight, { side }: TacticalShip, as: (at: Axial, to: Facing) => T) =>
  marksOf(fight, side)
    .slice(0, 1)
    .flatMap((mark) => ring(mark, WAITING_HEXES).map((at) => as(at, facingToward(at, mark))));

const facingToward = (from: Axial, to: Axial): Facing =>
  FACINGS.reduce((best, facing) =>
    distance(hexAhead(from, facing), to) < distance(hexAhead(from, best), to) ? facing : best,
  );

function refusePlace(fight: Fight, ship: TacticalShip, order: PlaceShip): Refusal | undefined {
  const { name } = cardOf(fight, ship);
  return firstRefusal(
    () => refuseHex(fight, ship, order, name),
    () => {
      if (FACINGS.some((it) => it === order.facing)) return undefined;
      return refusal('no-such-facing', 'ST-15.9');
    },
    () => {
      const most = startSpeed(fight, ship);
      if (order.speed <= most) return undefined;
      const rule = isSurprised(fight, ship) ? 'ST-15.10a' : 'ST-15.9';
      return refusal('start-too-fast', rule, { name, most });
    },
  );
}

function refuseHex(fight: Fight, ship: TacticalShip, { hex }: PlaceShip, name: string) {
  const { tactical } = fight;
  if (isLand(tactical, hex)) return refusal('placed-on-land', 'ST-15.21', { name });
  if (!liesInWait(ship))
    return distance(hex, tactical.start[ship.side]) <= PLACING_HEXES
      ? undefined
      : refusal('placed-too-far', 'ST-15.9', { name });
  return refusesLying(fight, ship.side, hex)
    ? refusal('boat-placed-wrong', 'ST-20.15', { name })
    : undefined;
}
