import { type Die, valueOf } from '../../../core';
import { type Play, tell } from '../../model/play';
import type { Unit } from '../../model/units';
import { ownerOf } from '../told';

/** Rolls a further die for what is struck, and tells the owner what it has come to. */
export function settle<Area extends string>(
  play: Play,
  unit: Unit,
  die: Die,
  areaAt: (value: number) => Area,
): Area {
  const roll = play.dice.roll(die, 1, 'struck', { unit: unit.id });
  const area = areaAt(valueOf(roll));
  tell(play, { kind: 'strikeSettled', rule: 'NW-23.13', ...ownerOf(unit), area, dice: [roll] });
  return area;
}
