import { type Axial, distance } from '../../../hex';
import {
  type BattleView,
  CALIBERS,
  factorsOf,
  hasTorpedoesLeft,
  rangeOf,
  type Stack,
  threatsAt,
  type Weapon,
} from '../../../rules/battle';
import { listed, weaponName } from '../../../words/battle/common/words';
import { mapText } from '../../../words/battle/texts/map';
import type { Desk } from './desk/desk';

/** 'in range of the primary and secondary guns' of the selected stack, for the text about a hex. */
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
  return mapText('reach', { weapons: listed(reaching.map(weaponName)) });
}

/** 'exposed to Bismarck (primary guns) and Prinz Eugen (secondary guns, torpedoes)', as far as the side sights. */
export function describeThreats(
  { view, side, names }: Pick<Desk, 'view' | 'side' | 'names'>,
  stack: Stack | undefined,
  hex: Axial,
): string | undefined {
  const threats = threatsAt(view, side, hex, stack?.side === side ? stack : undefined);
  if (threats.length === 0) return undefined;
  const ships = [...new Set(threats.map(({ ship }) => ship))].map((id) => {
    const weapons = threats.filter(({ ship }) => ship === id);
    return mapText('threat', {
      ship: names.ship(id),
      weapons: weapons.map(({ weapon }) => weaponName(weapon)).join(', '),
    });
  });
  return mapText('threats', { ships: listed(ships) });
}

const has = (view: BattleView, id: string, weapon: Weapon): boolean =>
  weapon === 'torpedoes' ? hasTorpedoesLeft(view, id) : factorsOf(view, id, weapon) > 0;
