import { shipOfBase } from '../air/bases';
import { MIN_DECK_WIND, onDeck, recoveriesIn } from '../air/rates';
import { searchHex } from '../common/scale';
import { presentMaximum } from '../common/speed';
import { environmentAt } from '../common/zones';
import type { DeckHold } from '../model/events/air';
import type { AirBase } from '../model/flights';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { forceKnots } from '../search/forces';

/**
 * [SK-24.6, SK-29.22, SK-34.2] Why a deck recovers nobody however its force steams; `null` where it can, and of a base
 * on land.
 */
export function landingHold(
  view: SeekriegView,
  base: AirBase,
): Exclude<DeckHold, 'weather'> | null {
  const ship = shipOfBase(view, base);
  if (!ship) return null;
  const here = environmentAt(view, searchHex(ship.hex));
  const isWrecked = onDeck(view, ship, recoveriesIn(here, base), 'recovery') === 0;
  if (base.outTurns > 0 || isWrecked) return 'damage';
  return mostKnots(view, ship) + here.windKnots < MIN_DECK_WIND ? 'wind' : null;
}

/** Of her force, which keeps together; of a ship in a battle her own. */
function mostKnots(view: SeekriegView, ship: Ship): number {
  const forces = Object.values(view.forces[ship.side]?.search?.forces ?? {});
  const force = forces.find(({ ships }) => ships.includes(ship.id));
  return force ? forceKnots(view, force) : presentMaximum(view, ship);
}
