import { hexKey } from '../../../hex';
import { enemyOf, type Side } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import {
  conditionOf,
  isLand,
  isShownTo,
  KNOTS_PER_HEX,
  levelFor,
  type Ship,
  shipOf,
  shipsInPlay,
  shipsOnMap,
} from '../../../rules/seekrieg/query';
import { type Adrift, shipsMoved, strayed } from './adrift';

/** [SK-5.10] Elements of the enemy of which a side neither sees nor tracks a ship. */
export function shipsAdrift(state: SeekriegState, side: Side): Adrift[] {
  const enemies = shipsOnMap(state).filter((it) => it.side !== side);
  const elements = [...new Set(enemies.map(elementOf))];
  return elements.flatMap((element) => {
    const ships = enemies.filter((it) => elementOf(it) === element);
    return ships.every((it) => isUnseen(state, side, it)) ? [adrift(state, side, ships)] : [];
  });
}

const elementOf = ({ id, element }: Ship): string => element ?? id;

/** Nor anything of hers by which the side could tell where she is. */
function isUnseen(state: SeekriegState, side: Side, { id, isBurning }: Ship): boolean {
  const { hidden, smoke, torpedoes } = state;
  const isTracked = hidden.sightings[side][id] !== undefined || hidden.held[id] !== undefined;
  const isBetrayed =
    isBurning ||
    (hidden.passed[id] ?? []).length > 0 ||
    smoke.some(({ layer, shownTo }) => layer === id && shownTo[side]) ||
    torpedoes.salvos[side].some(({ aim }) => aim?.ship === id) ||
    torpedoes.salvos[enemyOf(side)].some((it) => it.firer === id && isShownTo(state, side, it));
  return !isTracked && !isBetrayed;
}

function adrift(state: SeekriegState, side: Side, ships: readonly Ship[]): Adrift {
  const ids = ships.map(({ id }) => id);
  const turns = state.turn - lastSeen(state, side, ships);
  const knots = Math.min(...ships.map(({ sheet }) => sheet.speedKnots));
  return {
    hexes: strayed((turns * knots) / KNOTS_PER_HEX),
    movedBy: (now, offset) => ({ ...now, ships: shipsMoved(now.ships, ids, offset) }),
    fits: (before, after) =>
      ids.every((id) => isOpenWater(after, ids, shipOf(after, id))) &&
      seenBetween(before, side, ids) === seenBetween(after, side, ids),
  };
}

/** The turn in which a side saw one of the ships, or may have seen her as a contact, or in which they came. */
function lastSeen({ forces, ships: all }: SeekriegState, side: Side, ships: readonly Ship[]) {
  const ids = ships.map(({ id }) => id);
  const plots = Object.entries(forces[side].plots).filter(([id]) => ids.includes(id) || !all[id]);
  const came = ships.map((it) => conditionOf(it).fromTurn);
  return Math.max(1, ...came, ...plots.map(([, { turn }]) => turn));
}

function isOpenWater(state: SeekriegState, ids: readonly string[], { hex }: Ship): boolean {
  const isHeld = (it: Ship) => !ids.includes(it.id) && hexKey(it.hex) === hexKey(hex);
  return !isLand(state, hex) && !shipsOnMap(state).some(isHeld);
}

/** How well the side sees the ships, and their side each of its own, as text to compare. */
function seenBetween(state: SeekriegState, side: Side, ids: readonly string[]): string {
  const own = shipsInPlay(state, side);
  const enemies = shipsInPlay(state, enemyOf(side));
  const levels = [
    ...ids.map((id) => levelFor(state, own, shipOf(state, id))),
    ...own.map((it) => levelFor(state, enemies, it)),
  ];
  return levels.join();
}
