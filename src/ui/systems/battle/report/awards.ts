import type { Award, BattleView } from '../../../../rules/battle';
import type { Names } from '../../../../words/battle/common/names';
import { boxCount } from '../../../../words/battle/common/words';
import { reportText } from '../../../../words/battle/texts/report';

/** 'Hood sunk', '2 secondary boxes of Bismarck'. */
export function awardText(
  { for: what, ship: id, row, boxes = 0 }: Award,
  names: Names,
  view: BattleView,
): string {
  const ship = names.ship(id);
  switch (what) {
    case 'sunk':
      return reportText(view.ships[id]?.fate === 'scuttled' ? 'award.scuttled' : 'award.sunk', {
        ship,
      });
    case 'crippled':
    case 'exit':
      return reportText(`award.${what}`, { ship });
    case 'unloading':
      return reportText('award.unloading', {
        ship,
        count: view.ships[id]?.unloading?.rounds ?? 0,
      });
    case 'boxes':
      return reportText('award.boxes', { ship, boxes: boxCount(row ?? 'any', boxes) });
  }
}
