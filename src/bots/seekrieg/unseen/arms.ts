import type { Draw } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import { conditionOf, outfitOf, type ShellType, type Ship } from '../../../rules/seekrieg/query';
import { between, exchangedAmong } from '../../core/lot';

type Condition = ReturnType<typeof conditionOf>;
type BatteryLog = Condition['batteries'][number];

/**
 * [SK-5.11] A ship with as many shells, but of other types, and with as many torpedoes in her tubes, but in other mounts:
 * her salvos were seen, what she fired was not.
 */
export function armedAnew(state: SeekriegState, ship: Ship, draw: Draw): Ship {
  const condition = conditionOf(ship);
  const batteries = condition.batteries.map((it, at) => loadedAnew(ship, it, at, draw));
  const { mounts, effects } = mountsAnew(state, ship, draw);
  const isSame =
    mounts.every((it, at) => it === condition.mounts[at]) &&
    batteries.every((it, at) => it === condition.batteries[at]);
  return isSame ? ship : { ...ship, condition: { ...condition, batteries, mounts, effects } };
}

/** [SK-6.7, SK-6.8] As many of each type as there can be; of the loaded type one at least, if there was one. */
function loadedAnew({ sheet }: Ship, log: BatteryLog, at: number, draw: Draw): BatteryLog {
  const battery = sheet.batteries[at];
  const outfit = Object.entries(battery ? outfitOf(battery) : {}) as [ShellType, number][];
  const [one, other, ...more] = outfit;
  const left = (log.shells[one?.[0] ?? 'HE'] ?? 0) + (log.shells[other?.[0] ?? 'HE'] ?? 0);
  if (!one || !other || more.length > 0 || left >= one[1] + other[1]) return log;
  const kept = ([type]: [ShellType, number]) =>
    Number(type === log.loaded && (log.shells[type] ?? 0) > 0);
  const least = Math.max(kept(one), left - other[1]);
  const most = Math.min(one[1], left - kept(other));
  if (most < least) return log;
  const first = between(draw, least, most);
  return { ...log, shells: { ...log.shells, [one[0]]: first, [other[0]]: left - first } };
}

/** [SK-17.31] Mounts that are alike change their state, those destroyed too, but those that fire in this turn. */
function mountsAnew(
  { turn }: SeekriegState,
  ship: Ship,
  draw: Draw,
): Pick<Condition, 'mounts' | 'effects'> {
  const { mounts, effects, effectsDue } = conditionOf(ship);
  const listed = ship.sheet.torpedoes?.mounts ?? [];
  const isOrdered = (ship.plan?.torpedoes.length ?? 0) > 0;
  const isDue = effectsDue.some(actsOnTubes);
  const free = [...mounts.keys()].filter(
    (at) => !isOrdered && !isDue && mounts[at]?.firedOnTurn !== turn,
  );
  const pairs = exchangedAmong(draw, free, (at) => `${listed[at]?.place}/${listed[at]?.tubes}`);
  const from = new Map(pairs);
  const to = new Map(pairs.map(([at, other]) => [other, at]));
  return {
    mounts: mounts.map((log, at) => mounts[from.get(at) ?? at] ?? log),
    effects: effects.map((it) => {
      const mount = actsOnTubes(it) ? to.get(it.mount ?? -1) : undefined;
      return mount === undefined ? it : { ...it, mount };
    }),
  };
}

/** It has struck a torpedo mount, not a turret. */
const actsOnTubes = ({ battery, mount }: Condition['effects'][number]): boolean =>
  battery === undefined && mount !== undefined;
