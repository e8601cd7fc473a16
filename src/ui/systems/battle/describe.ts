import { type Axial, distance } from '../../../hex';
import {
  type BattleView,
  CALIBERS,
  factorsOf,
  hasTorpedoesLeft,
  rangeOf,
  type Stack,
  type Weapon,
} from '../../../rules/battle';
import { listed, WEAPON_NAMES } from './words';

/** 'in reach of the primary and secondary guns' of the stack picked, for what is said of a hex. */
export function describeReach(
  view: BattleView,
  stack: Stack | undefined,
  hex: Axial,
): string | undefined {
  if (stack?.place !== 'board') return undefined;
  const rangeHexes = distance(stack.hex, hex);
  const reaching = ([...CALIBERS, 'torpedoes'] as const).filter((weapon) =>
    stack.ships.some((id) => has(view, id, weapon) && rangeOf(view, id, weapon) >= rangeHexes),
  );
  if (rangeHexes === 0 || reaching.length === 0) return undefined;
  return `in reach of its ${listed(reaching.map((weapon) => WEAPON_NAMES[weapon]))}`;
}

const has = (view: BattleView, id: string, weapon: Weapon): boolean =>
  weapon === 'torpedoes' ? hasTorpedoesLeft(view, id) : factorsOf(view, id, weapon) > 0;
