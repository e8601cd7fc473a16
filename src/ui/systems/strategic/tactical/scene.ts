import { type Axial, sameHex } from '../../../../hex';
import { enemyOf, type Side } from '../../../../rules/core';
import type {
  EventOf,
  ScenarioShip,
  ShipRecord,
  StrategicEvent,
  StrategicView,
} from '../../../../rules/strategic';
import {
  type DamageState,
  stateOf,
  type TacticalShip,
  type TacticalState,
} from '../../../../rules/strategic/query';

/** A ship on the tactical board as the viewer knows her. */
export interface SeaFace {
  ship: TacticalShip;
  source: ScenarioShip | null;
  state: DamageState;
  /** Own ships alone. */
  record: ShipRecord | null;
  /** Her place in her hex: the number of ships that share it, and her index. */
  place: number;
  of: number;
}

/** Ships in the fight, those in one hex side by side. */
export function seaFaces(view: StrategicView, { ships }: TacticalState): SeaFace[] {
  const here = ships.filter(({ hasLeft }) => !hasLeft);
  return here.map((ship) => {
    const sharing = here.filter(({ hex }) => sameHex(hex, ship.hex));
    const { side, id } = ship;
    const record = view.forces[side]?.ships[id] ?? null;
    const seen = view.known[enemyOf(side)]?.ships[id];
    return {
      ...{ ship, record, place: sharing.indexOf(ship), of: sharing.length },
      source: record?.source ?? seen?.source ?? null,
      state: record ? stateOf(record) : (seen?.state ?? 'none'),
    };
  });
}

type Moved = EventOf<'shipMoved'>;
type Shot = EventOf<'gunsFired'> | EventOf<'landBombarded'> | EventOf<'torpedoesFired'>;
type Hunted = EventOf<'depthChargesDropped'>;

/** What the last tactical turn left on the board. */
export interface Aftermath {
  /** By ship: her track, hex by hex. */
  tracks: { ship: string; side: Side; hexes: Axial[] }[];
  shots: { shot: Shot; from: Axial | null; to: Axial }[];
  hunts: { hunt: Hunted }[];
  /** Ships that sank in this action where they were seen last. */
  wrecks: { ship: string; side: Side; hex: Axial }[];
}

const NOTHING: Aftermath = { tracks: [], shots: [], hunts: [], wrecks: [] };

/** Tracks of the last moves, and what has been fired since the moves; drawn from the events alone. */
export function aftermathOf(events: readonly StrategicEvent[], tactical: TacticalState): Aftermath {
  const start = events.findLastIndex(
    ({ kind }) => kind === 'tacticalBegan' || kind === 'tacticalResumed',
  );
  const since = events.slice(start);
  const turn = since.findLastIndex(
    ({ kind }, at) => kind === 'tacticalTurnBegan' && since.slice(at).some(isMove),
  );
  if (start < 0 || turn < 0) return NOTHING;
  const last = since.slice(turn);
  const places = placesOf(since, tactical);
  const at = (id: string | null) => (id === null ? null : (places.get(id) ?? null));
  return {
    tracks: last
      .filter(isMove)
      .map(({ ship, side, from, path }) => ({ ship, side, hexes: [from, ...path] })),
    shots: last.filter(isShot).flatMap((shot) => {
      const to = at(shot.kind === 'landBombarded' ? shot.landUnit : shot.target);
      return to ? [{ shot, from: at(shot.ship), to }] : [];
    }),
    hunts: last.filter(isHunt).map((hunt) => ({ hunt })),
    wrecks: since.filter(isSinking).flatMap(({ ship, side }) => {
      const hex = ship && at(ship);
      return ship && hex ? [{ ship, side, hex }] : [];
    }),
  };
}

const isMove = (event: StrategicEvent): event is Moved => event.kind === 'shipMoved';
const isShot = (event: StrategicEvent): event is Shot =>
  event.kind === 'gunsFired' || event.kind === 'landBombarded' || event.kind === 'torpedoesFired';
const isHunt = (event: StrategicEvent): event is Hunted => event.kind === 'depthChargesDropped';
const isSinking = (event: StrategicEvent): event is EventOf<'shipSunk'> =>
  event.kind === 'shipSunk';

/** Where each ship is, or was seen last; land units where they stand. */
function placesOf(
  events: readonly StrategicEvent[],
  { ships, landHexes }: TacticalState,
): Map<string, Axial> {
  const places = new Map<string, Axial>(Object.entries(landHexes));
  for (const event of events) {
    if (event.kind === 'shipsPlaced')
      for (const { ship, hex } of event.placed) places.set(ship, hex);
    if (event.kind === 'shipMoved') places.set(event.ship, event.path.at(-1) ?? event.from);
  }
  for (const { id, hex } of ships) places.set(id, hex);
  return places;
}
