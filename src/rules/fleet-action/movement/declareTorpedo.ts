import { type Axial, distance } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { hasIdentified, identifyTarget, refuseIdentifying } from '../common/identifying';
import { isIlluminated } from '../common/light';
import { isOnMap } from '../common/map';
import { conditionOf, enemiesInPlay, unitOf } from '../common/own';
import { canSee, sightHexes } from '../common/seeing';
import { crewTest } from '../common/tests';
import type { UnitId } from '../model/ids';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import { isSmallCraft } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { TorpedoAttack, Unit } from '../model/units';
import { activeShips } from './activation';
import { refuseMoving } from './refusing';
import { bearingMounts, emptyTubes, mayLaunch, torpedoesIn } from './tubes';
import { giveTo } from './turnTo';

type Declaration = OrderOf<'declareTorpedo'>;

/** [NW-9.13] A target that comes nearer may still be reached. */
const MARGIN_HEXES = 3;

/** [NW-9.1 to NW-9.20] At any point of a ship's own movement. */
export const declareTorpedo: OrderRule<'declareTorpedo'> = {
  legal: (view, side) => activeShips(view, side).flatMap((ship) => declarations(view, side, ship)),
  refuse: (view, side, order) =>
    refuseMoving(view, side, order.ship) ?? refuseDeclaring(view, side, order),
  apply(play, side, order) {
    const ship = unitOf(play.state, order.ship);
    giveTo(play, ship, () => {
      if (isReady(play, ship, order.at)) launch(play, side, ship, order);
      else conditionOf(ship).turn.mayNotLaunch = true;
    });
  },
};

/** All mounts of a ship that bear at each enemy in sight, aimed or spread around him, by each setting that may reach. */
export function declarations(view: FleetActionView, side: Side, ship: Unit): Declaration[] {
  if (ship.fate !== 'inPlay' || !mayLaunch(ship)) return [];
  const settings = [...settingsOf(ship).keys()];
  return enemiesInPlay(view, side)
    .filter((enemy) => canSee(view, ship, enemy))
    .flatMap((enemy) =>
      [enemy.id, enemy.hex].flatMap((at) =>
        settings.map((setting) => ({
          kind: 'declareTorpedo' as const,
          ship: ship.id,
          setting,
          at,
          mounts: bearingMounts(ship, enemy.hex),
        })),
      ),
    )
    .filter((order) => !refuseDeclaring(view, side, order));
}

/** Enemies at which a ship could aim torpedoes now. */
export const aimedAt = (view: FleetActionView, side: Side, ship: Unit): UnitId[] => [
  ...new Set(
    declarations(view, side, ship).flatMap(({ at }) => (typeof at === 'string' ? [at] : [])),
  ),
];

const settingsOf = ({ sheet }: Unit) => sheet.torpedoes?.torpedo.settings ?? [];

function refuseDeclaring(
  view: FleetActionView,
  side: Side,
  order: Declaration,
): Refusal | undefined {
  const ship = unitOf(view, order.ship);
  if (!mayLaunch(ship)) return refusal('no-torpedoes', 'NW-9.2', { ship: ship.name });
  const { at } = order;
  const center = typeof at === 'string' ? view.units[at]?.hex : at;
  if (!center) return refusal('no-target', 'NW-9.19', { target: String(at) });
  return (
    refuseMounts(ship, order.mounts, center) ??
    refuseReach(ship, order.setting, center) ??
    (typeof at === 'string' ? refuseAiming(view, side, ship, at) : refuseSpread(view, ship, at))
  );
}

/** [NW-9.2, NW-9.11] */
function refuseMounts(ship: Unit, mounts: readonly number[], center: Axial): Refusal | undefined {
  const bearing = bearingMounts(ship, center);
  const isEach = new Set(mounts).size === mounts.length;
  const bear = isSmallCraft(ship.sheet)
    ? mounts.length === 0
    : mounts.length > 0 && isEach && mounts.every((mount) => bearing.includes(mount));
  return bear ? undefined : refusal('does-not-bear', 'NW-9.11', { ship: ship.name });
}

/** [NW-9.10, NW-9.13] */
function refuseReach(ship: Unit, setting: number, center: Axial): Refusal | undefined {
  const reach = settingsOf(ship)[setting]?.reachHexes;
  if (reach === undefined) return refusal('no-such-setting', 'NW-9.10', { setting });
  const most = reach + MARGIN_HEXES;
  return distance(ship.hex, center) > most
    ? refusal('out-of-reach', 'NW-9.13', { most })
    : undefined;
}

/** [NW-9.4, NW-9.6, NW-9.7, NW-9.19] */
function refuseAiming(
  view: FleetActionView,
  side: Side,
  ship: Unit,
  at: string,
): Refusal | undefined {
  const target = enemiesInPlay(view, side).find(({ id }) => id === at);
  if (!target || target.isSubmerged) return refusal('no-target', 'NW-9.19', { target: at });
  const names = { ship: ship.name, target: target.name };
  if (!canSee(view, ship, target)) return refusal('not-in-sight', 'NW-9.4', names);
  return needsIdentifying(view, ship, target) ? refuseIdentifying(view, ship, target) : undefined;
}

/** [NW-9.7] By night, what is not illuminated. */
const needsIdentifying = (view: FleetActionView, ship: Unit, target: Unit): boolean =>
  view.scenario.isNight && !isIlluminated(view, target, ship) && !hasIdentified(ship, target);

/** [NW-9.5] */
function refuseSpread(view: FleetActionView, ship: Unit, center: Axial): Refusal | undefined {
  if (!isOnMap(view.scenario, center)) return refusal('off-the-map', 'NW-9.5');
  const most = sightHexes(view, ship);
  return distance(ship.hex, center) > most
    ? refusal('out-of-reach', 'NW-9.5', { most })
    : undefined;
}

/** [NW-9.5, NW-9.7, NW-9.8] The test that a launch needs; true when it is passed or none is needed. */
function isReady(play: Play, ship: Unit, at: Declaration['at']): boolean {
  const { state } = play;
  if (typeof at !== 'string') {
    const seesAny = enemiesInPlay(state, ship.side).some((enemy) => canSee(state, ship, enemy));
    return seesAny || crewTest(play, ship, 'spread');
  }
  const target = unitOf(state, at);
  if (!needsIdentifying(state, ship, target)) return true;
  identifyTarget(play, ship, target);
  return hasIdentified(ship, target);
}

/** [NW-9.1, NW-9.10, NW-9.17] The attack that a ship makes as declared, from where she is now. */
export const attackAs = (ship: Unit, { at, mounts, setting }: Declaration): TorpedoAttack => ({
  from: { ...ship.hex },
  mounts: [...mounts],
  count: torpedoesIn(ship, mounts),
  setting,
  aim: typeof at === 'string' ? { target: at } : { center: { ...at } },
  splashes: ship.splashes,
  crewQuality: conditionOf(ship).crewQuality,
});

/** [NW-9.15, NW-9.16, NW-3.22] */
function launch(play: Play, side: Side, ship: Unit, order: Declaration): void {
  const { at, mounts } = order;
  const condition = conditionOf(ship);
  const attack = attackAs(ship, order);
  condition.torpedoAttack = attack;
  emptyTubes(ship, mounts);
  condition.turn.hasLaunched = true;
  tell(play, {
    kind: 'torpedoesLaunched',
    rule: 'NW-9.15',
    seenBy: [side],
    unit: ship.id,
    count: attack.count,
    mounts: [...mounts],
    aim: at,
  });
}
