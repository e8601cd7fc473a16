import { distance } from '../../../hex';
import { valueOf } from '../../core';
import { rangeYards } from '../common/geometry';
import { isSubmerged, shipsInPlay } from '../common/own';
import { visualRangeYards } from '../common/visualRange';
import { type Play, tell } from '../model/play';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { isSuccess } from '../tables/dice';
import type { Salvo } from './salvo';

/** [SK-19.17] Chance in per cent that fire at night falls on a friend near the target. */
const MISTAKE_PERCENT = 5;
const NEAR_HEXES = 4;
const FAR_SHARE = 0.5;

/** [SK-19.16] Ships with radar know friends from enemies. */
const hasRadar = ({ sheet }: Ship): boolean => sheet.radars.length > 0;

/** [SK-19.17] The friend that could be taken for the target: the nearest to it, then the larger. */
function friendNear(state: SeekriegState, { firer, mark, yards }: Salvo): Ship | undefined {
  if (state.environment.light !== 'night' || hasRadar(firer)) return undefined;
  if (yards <= FAR_SHARE * visualRangeYards(state, firer, mark.ship)) return undefined;
  return shipsInPlay(state, firer.side)
    .filter((it) => it.element !== firer.element && !hasRadar(it) && it.id !== firer.id)
    .filter((it) => !isSubmerged(it) && distance(it.hex, mark.ship.hex) <= NEAR_HEXES)
    .sort(
      (a, b) =>
        distance(a.hex, mark.ship.hex) - distance(b.hex, mark.ship.hex) || b.sheet.dp - a.sheet.dp,
    )[0];
}

/** [SK-19.17] The salvo as it falls: on its target, or by a mistake on a friend. Rolled once for a ship and target. */
export function fallenSalvo(play: Play, salvo: Salvo, rolled: Map<string, boolean>): Salvo {
  const friend = friendNear(play.state, salvo);
  if (!friend) return salvo;
  const key = `${salvo.firer.id} ${salvo.mark.id}`;
  const isMistaken = rolled.get(key) ?? rollMistake(play, salvo, friend);
  rolled.set(key, isMistaken);
  if (!isMistaken) return salvo;
  const yards = rangeYards(salvo.firer.hex, friend.hex);
  return { ...salvo, yards, mark: { id: friend.id, ship: friend, isIdentified: true } };
}

function rollMistake(play: Play, { firer, mark }: Salvo, friend: Ship): boolean {
  const dice = play.dice.roll('percentile', 1, 'friend-mistaken');
  const isMistaken = isSuccess(valueOf(dice), MISTAKE_PERCENT);
  tell(play, {
    kind: 'friendMistaken',
    rule: 'SK-19.17',
    ship: firer.id,
    target: mark.id,
    friend: friend.id,
    isMistaken,
    dice: [dice],
    seenBy: [firer.side],
  });
  return isMistaken;
}
