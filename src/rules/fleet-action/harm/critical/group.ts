import type { Play } from '../../model/play';
import { type DataSheet, WEAPON_GROUPS, type WeaponGroup } from '../../model/sheet';
import type { Unit } from '../../model/units';
import { mountsLeft, mountsOf } from './mounts';
import { settle } from './settle';

/** [NW-26.4] The highest d10 of MAIN and of OTHER, by the groups on the data sheet; the rest is TORPEDOES. */
function groupAt(sheet: DataSheet, die: number): WeaponGroup {
  const has = (group: WeaponGroup) => mountsOf(sheet, group).length > 0;
  if (has('other') && has('torpedoes')) return die <= 5 ? 'main' : die <= 8 ? 'other' : 'torpedoes';
  if (has('other')) return die <= 5 ? 'main' : 'other';
  return has('torpedoes') && die > 7 ? 'torpedoes' : 'main';
}

/**
 * [NW-23.13, NW-26.5, NW-25.5a] The group of weapons that is hit, by a die; the next one where it has no mount left, and
 * `null` where none has. On the table of carriers TORPEDOES is OTHER.
 */
export function rollGroup(play: Play, unit: Unit, isCarrierTable: boolean): WeaponGroup | null {
  const groups = isCarrierTable ? GUNS : WEAPON_GROUPS;
  if (groups.every((group) => mountsOf(unit.sheet, group).length === 0)) return null;
  const rolled = settle(play, unit, 'd10', (die) => groupAt(unit.sheet, die));
  const first = groups.indexOf(isCarrierTable && rolled === 'torpedoes' ? 'other' : rolled);
  const inOrder = [...groups.slice(first), ...groups.slice(0, first)];
  return inOrder.find((group) => mountsLeft(unit, group).length > 0) ?? null;
}

const GUNS: readonly WeaponGroup[] = ['main', 'other'];
