import { type BattleView, isCrippled, type Ship } from '../../../../rules/battle';
import { wordsText } from '../../../../words/battle/texts/words';

/** 'sunk', 'crippled', 'left the battle', 'afloat'. */
export function fateText(view: BattleView, ship: Ship): string {
  if (ship.fate === 'sunk' || ship.fate === 'scuttled') return wordsText(`fate.${ship.fate}`);
  const isLeft = ship.fate === 'left';
  if (isCrippled(view, ship)) return wordsText(isLeft ? 'fate.crippledLeft' : 'fate.crippled');
  return wordsText(isLeft ? 'fate.left' : 'fate.afloat');
}
