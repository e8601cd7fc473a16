import type { Axial } from '../../../../hex';
import { covers, sectorsOf } from '../../common/arcs';
import { conditionOf } from '../../common/own';
import type { Battery, Mount } from '../../model/sheet';
import { BATTERIES, type BatteryName, type Unit } from '../../model/units';

/** [NW-13.20] Smaller guns make no gunnery attacks. */
const MIN_CALIBER_INCHES = 3.9;

/** [NW-12.19, NW-14.1] The largest guns that fire at small craft, and star shell. */
export const MAX_LIGHT_CALIBER_INCHES = 6.1;

/** [NW-13.2, NW-13.20] A battery that can make gunnery attacks. */
export function batteryOf({ sheet }: Unit, name: BatteryName): Battery | undefined {
  const battery = sheet[name];
  return battery && battery.gun.caliberInches >= MIN_CALIBER_INCHES ? battery : undefined;
}

export const batteriesOf = (unit: Unit): BatteryName[] =>
  BATTERIES.filter((name) => batteryOf(unit, name));

/** [NW-13.3] Indices of the mounts that are left and have not shot in this turn. */
function mountsReady(unit: Unit, name: BatteryName): number[] {
  const { lost, turn } = conditionOf(unit);
  const { length } = batteryOf(unit, name)?.mounts ?? [];
  const ready: number[] = [];
  for (let index = 0; index < length; index++)
    if (!lost[name].includes(index) && !turn.shot[name].includes(index)) ready.push(index);
  return ready;
}

/** [NW-13.3] Those of them that bear on a hex. */
export function mountsBearing(unit: Unit, name: BatteryName, hex: Axial): number[] {
  const ready = mountsReady(unit, name);
  if (ready.length === 0) return ready;
  const sectors = sectorsOf(unit.facing, unit.hex, hex);
  return ready.filter((index) => {
    const mount = mountAt(unit, name, index);
    return mount !== undefined && covers(mount.arc, sectors);
  });
}

const mountAt = (unit: Unit, name: BatteryName, index: number): Mount | undefined =>
  batteryOf(unit, name)?.mounts[index];

/** [NW-13.10] Barrels of some mounts. */
export const barrelsOf = (unit: Unit, name: BatteryName, mounts: readonly number[]): number =>
  mounts.reduce((sum, index) => sum + (mountAt(unit, name, index)?.barrels ?? 0), 0);

/** [NW-13.1] Whether a battery has made its one attack of the turn on a target. */
export const hasShotAt = (ship: Unit, name: BatteryName, target: Unit): boolean =>
  conditionOf(ship).turn.shotAt[name].includes(target.id);

/** [NW-13.3] Mounts have shot, or may not in this turn. */
export function spend(unit: Unit, name: BatteryName, mounts: readonly number[]): void {
  const { turn } = conditionOf(unit);
  turn.shot = { ...turn.shot, [name]: [...turn.shot[name], ...mounts] };
}
