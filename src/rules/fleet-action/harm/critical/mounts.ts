import { must, type Roll } from '../../../core';
import { conditionOf } from '../../common/own';
import { progression } from '../../common/progression';
import { type Play, tell } from '../../model/play';
import type { Battery, DataSheet, Mount, WeaponGroup } from '../../model/sheet';
import type { BatteryName, Condition, LightWeapon, Unit } from '../../model/units';
import { ownerOf } from '../told';

/** The mounts that a group has on its data sheet. */
export const mountsOf = (sheet: DataSheet, group: WeaponGroup): readonly Mount[] =>
  sheet[group]?.mounts ?? [];

/** The indices of the mounts that a group has left. */
export const mountsLeft = (unit: Unit, group: WeaponGroup): number[] =>
  [...mountsOf(unit.sheet, group).keys()].filter(
    (index) => !conditionOf(unit).lost[group].includes(index),
  );

/** [NW-26.6] Takes a mount of a group by lot; its index. */
export function loseMount(play: Play, unit: Unit, group: WeaponGroup): number {
  const left = mountsLeft(unit, group);
  const dice: Roll[] = left.length > 1 ? [play.dice.lot(left.length, 'mount')] : [];
  const mount = must(left[dice[0]?.values[0] ?? 0], `mount of ${unit.id}`);
  conditionOf(unit).lost[group].push(mount);
  tell(play, { kind: 'mountLost', rule: 'NW-26.6', ...ownerOf(unit), group, mount, dice });
  return mount;
}

type Factor = LightWeapon | 'asw';

/** [NW-26.10, NW-26.11, NW-25.5] Incidental damage: 1 factor of the first that has one; whether there was one. */
export function loseFactor(play: Play, unit: Unit, order: readonly Factor[]): boolean {
  const { factors } = conditionOf(unit);
  const weapon = order.find((it) => factors[it] > 0);
  if (!weapon) return false;
  setFactor(play, unit, weapon, factors[weapon] - 1);
  return true;
}

function setFactor(play: Play, unit: Unit, weapon: Factor, factor: number): void {
  const { factors } = conditionOf(unit);
  if (factors[weapon] <= factor) return;
  factors[weapon] = factor;
  tell(play, { kind: 'factorLost', rule: 'NW-26.10', ...ownerOf(unit), weapon });
}

/** [NW-26.12] Long range flak of dual purpose guns on the sheet falls with their barrels. */
export function recountFlak(play: Play, unit: Unit): void {
  const factors = flakLeft(unit.sheet, conditionOf(unit));
  if (factors !== null) setFactor(play, unit, 'longRange', factors);
}

/** [NW-26.12] Long range flak by the dual purpose guns that are left; `null` where its guns are not on the sheet. */
export const flakLeft = (sheet: DataSheet, condition: Pick<Condition, 'lost'>): number | null =>
  hasFlakGuns(sheet) ? progression(flakBarrels(sheet, condition)) : null;

/** [NW-26.12] Flak whose guns are not on the sheet loses 1 with each OTHER result. */
export function loseUnlistedFlak(play: Play, unit: Unit): void {
  if (!hasFlakGuns(unit.sheet)) loseFactor(play, unit, ['longRange']);
}

const GUN_GROUPS: readonly BatteryName[] = ['main', 'other'];

/** [NW-2.35] Dual purpose guns of 3.9 to 5.5 inches. */
const isFlak = (battery: Battery | null): battery is Battery =>
  battery?.gun.isDualPurpose === true && battery.gun.caliberInches <= 5.5;

const hasFlakGuns = (sheet: DataSheet): boolean => GUN_GROUPS.some((it) => isFlak(sheet[it]));

const flakBarrels = (sheet: DataSheet, { lost }: Pick<Condition, 'lost'>): number =>
  GUN_GROUPS.reduce((sum, group) => {
    const battery = sheet[group];
    if (!isFlak(battery)) return sum;
    return battery.mounts.reduce(
      (barrels, mount, index) => (lost[group].includes(index) ? barrels : barrels + mount.barrels),
      sum,
    );
  }, 0);
