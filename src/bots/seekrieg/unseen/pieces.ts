import type { Draw } from '../../../rules/core';
import { conditionOf, type Ship } from '../../../rules/seekrieg/query';
import { pick } from '../../core/lot';

type Condition = ReturnType<typeof conditionOf>;
type BatteryLog = Condition['batteries'][number];
type MountLog = Condition['mounts'][number];

/** Multiples of a factor between what a ship began with and a total [SK-14.9]. */
const multiples = (factor: number, from: number, to: number): number =>
  Math.max(0, Math.floor(to / factor) - Math.floor(from / factor));

/** All her turrets with the guns that they had as she began. */
export const withAllGuns = (ship: Ship, start: Condition): Ship => ({
  ...ship,
  condition: {
    ...conditionOf(ship),
    batteries: conditionOf(ship).batteries.map((log, at) => withGuns(log, start.batteries[at])),
  },
});

const withGuns = (log: BatteryLog, of: BatteryLog | undefined): BatteryLog => ({
  ...log,
  turrets: log.turrets.map((it, at) => ({ ...it, guns: of?.turrets[at]?.guns ?? it.guns })),
});

const gunsIn = ({ turrets }: BatteryLog): number =>
  turrets.reduce((sum, { guns }) => sum + guns, 0);

/**
 * [SK-14.2, SK-14.6] A ship whose batteries lose a gun by lot at each multiple of their factor, as far as they had not lost it as she began. A
 * battery that has fallen silent stays silent, and one that has not keeps a gun.
 *
 * @param was as she is
 */
export function gunsLost(ship: Ship, was: Condition, start: Condition, draw: Draw): Ship {
  const condition = conditionOf(ship);
  const batteries = condition.batteries.map((log, at) => {
    const truly = was.batteries[at];
    if (truly && gunsIn(truly) === 0) return withGuns(log, truly);
    const { lossFactor } = ship.sheet.batteries[at] ?? { lossFactor: Infinity };
    const lost = multiples(lossFactor, start.lossesTo, condition.lossesTo);
    return gunsTaken(log, Math.min(lost, gunsIn(log) - 1), draw);
  });
  return { ...ship, condition: { ...condition, batteries } };
}

function gunsTaken(log: BatteryLog, times: number, draw: Draw): BatteryLog {
  const turrets = log.turrets.map((it) => ({ ...it }));
  for (let i = 0; i < times; i++) {
    const guns = turrets.flatMap((it) => Array.from({ length: it.guns }, () => it));
    pick(draw, guns).guns -= 1;
  }
  return { ...log, turrets };
}

/** Every battery has a gun that has not fallen silent. */
export const hasGuns = (ship: Ship, was: Condition): boolean =>
  conditionOf(ship).batteries.every((log, at) => {
    const truly = was.batteries[at];
    return !truly || gunsIn(truly) === 0 || gunsIn(log) > 0;
  });

/**
 * [SK-14.3, SK-14.10] A ship that has lost as many tubes as the damage that is drawn takes, of mounts that have not fired and have not been destroyed; a
 * torpedo in a tube goes with it.
 */
export function tubesLost(ship: Ship, was: Condition, start: Condition, draw: Draw): Ship {
  const condition = conditionOf(ship);
  const lossFactor = ship.sheet.torpedoes?.lossFactor;
  if (!lossFactor) return ship;
  const mounts = condition.mounts.map((it) => ({ ...it }));
  const more =
    multiples(lossFactor, start.lossesTo, condition.lossesTo) -
    multiples(lossFactor, start.lossesTo, was.lossesTo);
  for (let i = 0; i < Math.abs(more); i++)
    if (more > 0) takeTube(mounts, draw);
    else restoreTube(mounts, start.mounts, draw);
  return { ...ship, condition: { ...condition, mounts } };
}

function takeTube(mounts: MountLog[], draw: Draw): void {
  const tubes = mounts
    .filter(({ firedOnTurn }) => firedOnTurn === 0)
    .flatMap((log) =>
      Array.from({ length: log.tubes }, (_, at) => ({ log, isLoaded: at < log.loaded })),
    );
  if (tubes.length === 0) return;
  const { log, isLoaded } = pick(draw, tubes);
  log.tubes -= 1;
  if (isLoaded) log.loaded -= 1;
}

function restoreTube(mounts: MountLog[], began: readonly MountLog[], draw: Draw): void {
  const short = mounts.filter(
    ({ tubes, firedOnTurn }, at) =>
      firedOnTurn === 0 && tubes > 0 && tubes < (began[at]?.tubes ?? 0),
  );
  if (short.length === 0) return;
  const log = pick(draw, short);
  log.tubes += 1;
  log.loaded += 1;
}
