import { isCrippled } from '../../common/condition';
import type { QuickTarget } from '../../model/engagement';
import type { Ship } from '../../model/units';
import { CONVOY_TARGET } from './quickDamage';

/** [WG-19.1, WG-19.50] A ship of an engagement as a target. */
export const quickTarget = (ship: Pick<Ship, 'card' | 'hits'>): QuickTarget => ({
  id: ship.card.id,
  defense: ship.card.convoyShips === null ? ship.card.defense : CONVOY_TARGET.defense,
  type: ship.card.convoyShips === null ? ship.card.target : CONVOY_TARGET.type,
  isHelpless: isCrippled(ship),
  damageControl: ship.card.damageControl,
});
