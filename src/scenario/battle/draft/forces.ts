import { BOARD_SIDES, type BoardSide } from '../../../rules/battle';
import { sidesApart } from '../../../rules/battle/query';
import { enemyOf, must, type Side } from '../../../rules/core';
import { renamed, withoutMention } from '../../changes/mentions';
import { underFlag } from '../../draft/flags';
import type { ShipRegistry } from '../../records/registry';
import { battleChanges } from '../changeForm';
import type { BattleDraft, DraftForce, DraftShip } from './shape';
import { dropShip, stackUp } from './stacks';

/** Where a force is in the draft's list. */
type ForceAt = number;

/** A draft with one force changed. */
export const withForceAt = (
  draft: BattleDraft,
  at: ForceAt,
  change: (force: DraftForce) => DraftForce,
): BattleDraft => ({
  ...draft,
  taskForces: draft.taskForces.map((force, f) => (f === at ? change(force) : force)),
});

/** A draft with one ship's entry changed. */
export const withShipEntry = (
  draft: BattleDraft,
  id: string,
  change: (entry: DraftShip) => DraftShip,
): BattleDraft => ({
  ...draft,
  taskForces: draft.taskForces.map((force) => ({
    ...force,
    ships: force.ships.map((entry) => (entry.ship === id ? change(entry) : entry)),
  })),
});

const forceOfShip = ({ taskForces }: BattleDraft, id: string): ForceAt =>
  taskForces.findIndex(({ ships }) => ships.some(({ ship }) => ship === id));

export const shipIdsIn = ({ taskForces }: BattleDraft, side?: Side): string[] =>
  taskForces
    .filter((force) => side === undefined || force.side === side)
    .flatMap(({ ships }) => ships.map(({ ship }) => ship));

/** One more force of a side, without ships, where its side comes from. */
export function withNewForce(draft: BattleDraft, side: Side): BattleDraft {
  const own = draft.taskForces.filter((force) => force.side === side);
  const taken = draft.taskForces.map(({ id }) => id);
  const number = firstFree((n) => !taken.includes(`${side}-${n}`));
  const force: DraftForce = {
    id: `${side}-${number}`,
    name: `${draft.sides[side].name}, force ${number}`,
    side,
    entry: own[0] ? [...own[0].entry] : [freeEdge(draft, side)],
    ships: [],
    ...(draft.taskForces.some(({ stacks }) => stacks) && { stacks: [] }),
  };
  return { ...draft, taskForces: [...draft.taskForces, force] };
}

function firstFree(isFree: (n: number) => boolean): number {
  let n = 1;
  while (!isFree(n)) n += 1;
  return n;
}

/** [BT-3.5] A side of the board that is not too near to the enemy's. */
function freeEdge({ taskForces }: BattleDraft, side: Side): BoardSide {
  const theirs = taskForces.filter((it) => it.side === enemyOf(side)).flatMap(({ entry }) => entry);
  const far = BOARD_SIDES.find((edge) => theirs.every((it) => sidesApart(edge, it) > 2));
  return far ?? 'SW';
}

/** A force out, with its ships and everything that is said of them. */
export function withoutForce(draft: BattleDraft, at: ForceAt): BattleDraft {
  const { ships } = must(draft.taskForces[at], `force ${at}`);
  const empty = ships.reduce((left, { ship }) => withoutShip(left, ship), draft);
  return { ...empty, taskForces: empty.taskForces.filter((_, f) => f !== at) };
}

/** A ship out, with everything that is said of her. */
export function withoutShip(draft: BattleDraft, id: string): BattleDraft {
  const forces = draft.taskForces.map((force) => ({
    ...dropShip(force, id),
    ships: force.ships.filter(({ ship }) => ship !== id),
  }));
  const rest = withoutMention({ ...draft, taskForces: [] }, id, battleChanges.needs);
  return pruned({ ...rest, taskForces: forces });
}

/** Without lists of conditions and points that have become empty. */
function pruned(draft: BattleDraft): BattleDraft {
  const { victoryRules, ...rest } = draft;
  const rules = victoryRules?.filter(({ all }) => all.length > 0) ?? [];
  return { ...rest, ...(rules.length > 0 && { victoryRules: rules }) };
}

/** A ship of the registry joins a force, on the chart in its last stack that has room; a side's first ship gives it her flag. */
export function withShip(
  draft: BattleDraft,
  at: ForceAt,
  id: string,
  registry: Pick<ShipRegistry, 'ships'>,
): BattleDraft {
  if (forceOfShip(draft, id) >= 0) return draft;
  const { side } = must(draft.taskForces[at], `force ${at}`);
  const flagged =
    shipIdsIn(draft, side).length === 0 ? underFlag(draft, side, id, registry) : draft;
  const joined = withForceAt(flagged, at, (force) => ({
    ...force,
    ships: [...force.ships, { ship: id }],
  }));
  return stackUp(joined, at, id, registry);
}

/** A ship goes over to another force, with what is true of her; points and conditions still name her. */
export function withShipMoved(
  draft: BattleDraft,
  id: string,
  to: ForceAt,
  registry: Pick<ShipRegistry, 'ships'>,
): BattleDraft {
  const from = forceOfShip(draft, id);
  const entry = draft.taskForces[from]?.ships.find(({ ship }) => ship === id);
  if (!entry || from === to) return draft;
  const { counter: _, ...own } = entry;
  const left = withForceAt(draft, from, (force) => ({
    ...dropShip(force, id),
    ships: force.ships.filter(({ ship }) => ship !== id),
  }));
  const joined = withForceAt(left, to, (force) => ({ ...force, ships: [...force.ships, own] }));
  return stackUp(joined, to, id, registry);
}

/** Another ship of the registry in the place of one: all that is said of the one is said of her, but for what was hers alone. */
export const withShipExchanged = (draft: BattleDraft, id: string, by: string): BattleDraft =>
  forceOfShip(draft, by) >= 0
    ? draft
    : withShipEntry(renamed(draft, id, by), by, ({ ship, counter }) => ({
        ship,
        ...(counter !== undefined && { counter }),
      }));

/** An edge of the board by which a force may enter, or may no longer. */
export const withEntryToggled = (draft: BattleDraft, at: ForceAt, edge: BoardSide): BattleDraft =>
  withForceAt(draft, at, (force) => ({
    ...force,
    entry: BOARD_SIDES.filter((it) => (it === edge) !== force.entry.includes(it)),
  }));

/** [BT-3.15] All ships begin in hexes, each force toward its first edge. */
export function onChart(draft: BattleDraft, registry: Pick<ShipRegistry, 'ships'>): BattleDraft {
  const bare = {
    ...draft,
    taskForces: draft.taskForces.map((force) => ({ ...force, stacks: force.stacks ?? [] })),
  };
  return bare.taskForces.reduce<BattleDraft>(
    (placed, force, f) =>
      force.ships
        .filter(({ ship }) => !force.stacks.some(({ ships }) => ships.includes(ship)))
        .reduce((it, { ship }) => stackUp(it, f, ship, registry), placed),
    bare,
  );
}

/** [BT-3.2] All forces enter from their edges. */
export const fromEdges = (draft: BattleDraft): BattleDraft => ({
  ...draft,
  taskForces: draft.taskForces.map(({ stacks: _, ...force }) => force),
});

export const isOnChart = ({ taskForces }: BattleDraft): boolean =>
  taskForces.some(({ stacks }) => stacks);
