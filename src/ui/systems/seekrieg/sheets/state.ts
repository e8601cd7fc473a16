import type { SeekriegView } from '../../../../rules/seekrieg';
import { presentMaximum, type Ship } from '../../../../rules/seekrieg/query';
import { seekriegSheetText } from '../../../../words/seekrieg/texts/sheet';

/** How a ship stands, by the names that the style sheet draws. */
type ShipState = 'fit' | 'hurt' | 'crippled' | 'wreck' | 'sunk' | 'waiting';

/** Shares of damage points from which a ship is hurt, and crippled. */
const HURT = 0.1;
const CRIPPLED = 0.5;

/** Of an enemy by the hits that have been seen. */
export function stateOf({ fate, condition, sheet, hitsSeen }: Ship): ShipState {
  if (fate === 'sunk' || fate === 'waiting') return fate;
  if (fate === 'abandoned') return 'wreck';
  if (!condition) return hitsSeen > 0 ? 'hurt' : 'fit';
  const share = condition.damage / sheet.dp;
  if (share >= CRIPPLED) return 'crippled';
  return share >= HURT ? 'hurt' : 'fit';
}

export const stateText = (ship: Ship): string => seekriegSheetText(`is.${stateOf(ship)}`);

/** Fires, and that she cannot move; of an enemy what can be seen [SK-5.8]. */
export function troublesOf(view: SeekriegView, ship: Ship): string[] {
  const { condition, fireCount, speedKnots, fate } = ship;
  if (fate === 'sunk') return [];
  const fires = condition?.fires.map(({ severity }) => severity);
  if (fires && fires.length > 0)
    return [seekriegSheetText('firesOf', { count: fires.length, severities: fires.join(', ') })];
  const seen = fireCount > 0 ? [seekriegSheetText('fires', { count: fireCount })] : [];
  const lies = speedKnots === 0 && fate === 'inPlay';
  // She may have stopped on orders.
  const isDead = lies && (!condition || presentMaximum(view, ship) === 0);
  return isDead ? [...seen, seekriegSheetText('dead')] : seen;
}
