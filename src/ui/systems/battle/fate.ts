import { type BattleView, isCrippled, type Ship } from '../../../rules/battle';

/** 'sunk', 'crippled', 'left the battle', 'afloat'. */
export function fateText(view: BattleView, ship: Ship): string {
  if (ship.fate === 'sunk' || ship.fate === 'scuttled') return ship.fate;
  if (isCrippled(view, ship)) return ship.fate === 'left' ? 'crippled, left' : 'crippled';
  return ship.fate === 'left' ? 'left the battle' : 'afloat';
}
