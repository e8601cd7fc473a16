import type { Award, BattleView } from '../../../../rules/battle';
import type { Names } from '../names';
import { boxCount, counted } from '../words';

/** 'Hood sunk', '2 secondary boxes of Bismarck'. */
export function awardText(
  { for: what, ship, row, boxes = 0 }: Award,
  names: Names,
  view: BattleView,
): string {
  const name = names.ship(ship);
  switch (what) {
    case 'sunk':
      return `${name} ${view.ships[ship]?.fate === 'scuttled' ? 'scuttled' : 'sunk'}`;
    case 'crippled':
      return `${name} crippled`;
    case 'exit':
      return `${name} left the board where it counts`;
    case 'unloading':
      return `${name} unloaded, ${counted(view.ships[ship]?.unloading?.rounds ?? 0, 'round')}`;
    case 'boxes':
      return `${boxCount(row ?? 'any', boxes)} of ${name}`;
  }
}
