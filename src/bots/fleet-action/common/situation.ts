import { type Axial, distance } from '../../../hex';
import { enemyOf, type Side } from '../../../rules/core';
import type { FleetActionView, OrderOf } from '../../../rules/fleet-action';
import { unitsInPlay } from '../../../rules/fleet-action/query';
import { doctrineOf, type Judgement } from './judgement';
import { type Vessel, vesselOf } from './vessel';
import { stakeIn, valueOf } from './worth';

/** What a ship is worth to the enemy. */
interface Worth {
  value: number;
  stake: number;
}

/** How a shooter lays on a target: by eye within some hexes, farther by radar; 0 where not at all. */
export interface Sight {
  eyeHexes: number;
  /** In the dark within five hexes the chance is better [NW-12.16]. */
  eyeChance: number;
  nearChance: number;
  radarHexes: number;
  radarChance: number;
}

/** A shooter and a target, as they are now. */
export interface Duel {
  shooter: Vessel;
  target: Vessel;
  sight: Sight;
  /** Points of a turn's fire by `lieIndex`; `NaN` where it has not been asked for. */
  worth: Float32Array;
}

/** A shot that may be fired now. */
export interface Shot {
  order: OrderOf<'shootGuns'>;
  /** Points that it brings on average. */
  worth: number;
  hitChance: number;
}

/** A view with everything that one decision looks up repeatedly. */
export interface Situation {
  view: FleetActionView;
  side: Side;
  judgement: Judgement;
  own: readonly Vessel[];
  enemy: readonly Vessel[];
  /** By the index of the vessel. */
  worth: readonly Worth[];
  /** Turns left, including the present one. */
  turnsLeft: number;
  /** Hexes of land and smoke, which may bar the sight. */
  veils: readonly Axial[];
  /** Whether they bar the sight between two hexes, by both. */
  barred: Map<number, Map<number, boolean>>;
  /** Worth of the torpedoes of an enemy at a ship, by both, the distance and the arc. */
  threats: Map<number, number>;
  /** Own ships among which an enemy chooses, by his index. */
  sharers: Map<number, number>;
  /** By shooter and target. */
  duels: (Duel | undefined)[];
  /** What the fire of a vessel depends on, and what a hit on her does, as a text, by her index. */
  arms: (string | undefined)[];
  hulls: (string | undefined)[];
  /** The best shots of ships by their ids, `null` where there is none. */
  shots: Map<string, Shot | null>;
}

export function newSituation(
  view: FleetActionView,
  side: Side,
  judgement: Judgement = doctrineOf(view, side),
): Situation {
  const units = unitsInPlay(view);
  const vessels = units.map((unit, index) => vesselOf(view, unit, index));
  return {
    view,
    side,
    judgement,
    own: vessels.filter(({ unit }) => unit.side === side),
    enemy: vessels.filter(({ unit }) => unit.side === enemyOf(side)),
    worth: vessels.map((it) => ({ value: valueOf(view, it), stake: stakeIn(view, it) })),
    turnsLeft: view.scenario.turns - view.turn + 1,
    veils: [...view.scenario.land, ...view.smoke.map(({ hex }) => hex)],
    barred: new Map(),
    threats: new Map(),
    sharers: new Map(),
    duels: [],
    arms: [],
    hulls: [],
    shots: new Map(),
  };
}

/** The vessel of an own unit. */
export const ownVessel = ({ own }: Situation, id: string): Vessel | undefined =>
  own.find(({ unit }) => unit.id === id);

/** The enemy nearest to a vessel, and how far it is. */
export function nearestEnemy(
  { enemy }: Situation,
  { hex }: Pick<Vessel, 'hex'>,
): { target: Vessel; hexes: number } | undefined {
  let best: { target: Vessel; hexes: number } | undefined;
  for (const target of enemy) {
    const hexes = distance(target.hex, hex);
    if (!best || hexes < best.hexes) best = { target, hexes };
  }
  return best;
}
