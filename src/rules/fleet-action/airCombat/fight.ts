import type { Modifier } from '../../core';
import { testAirMorale } from '../common/airMorale';
import { modifier } from '../common/attackModifiers';
import { progression } from '../common/progression';
import { crewOf, loseAircraft } from '../common/stands';
import { rollToHit, type ToHit } from '../common/toHit';
import { failedSaves } from '../harm/saves';
import { type Play, tell } from '../model/play';
import { DOGFIGHT_NEED } from '../tables/air';
import type { Bout } from './bouts';
import { dogfightOf } from './factors';

/** [NW-20.7] */
export const dogfightDice = ({ stand }: Bout): number => progression(stand.count);

/** [NW-20.8, NW-20.9] */
export const dogfightShot = ({ stand, at }: Bout): ToHit => ({
  need: DOGFIGHT_NEED,
  rerollsMisses: false,
  modifiers: [
    ...modifier('crew-quality', crewOf(stand).crewQuality, 'NW-20.9'),
    ...modifier('flak', -stand.flakMarkers - at.flakMarkers, 'NW-20.9'),
  ],
});

/** [NW-20.11, NW-20.12] The saving throw against a hit: the larger of ACF and hit points tells. */
export function dogfightSaves({ stand, at }: Bout): Modifier[] {
  const difference = at.aircraft.hitPoints - (dogfightOf(stand) ?? 0);
  const value = Math.sign(difference) * progression(Math.abs(difference));
  return modifier('hit-points', value, 'NW-20.11');
}

/** [NW-20.6, NW-20.13, NW-20.16] All roll and save at the same time; then come losses, then morale. */
export function fight(play: Play, bouts: readonly Bout[]): void {
  const hits = bouts.map((bout) => ({ bout, hits: rollDogfight(play, bout) }));
  const losses = hits.map(({ bout, hits }) => ({
    stand: bout.at,
    lost: failedSaves(play, bout.at, dogfightSaves(bout), { hits, rule: 'NW-20.10' }),
  }));
  for (const { stand, lost } of losses) loseAircraft(play, stand, lost, { rule: 'NW-20.13' });
  for (const stand of new Set(losses.map((it) => it.stand))) testAirMorale(play, stand);
}

function rollDogfight(play: Play, bout: Bout): number {
  const { id, side, turn } = bout.stand;
  const shot = dogfightShot(bout);
  const { hits, dice } = rollToHit(play, shot, dogfightDice(bout), {
    reason: 'dogfight',
    stand: id,
  });
  turn.hasFought = true;
  tell(play, {
    kind: 'dogfought',
    rule: 'NW-20.8',
    side,
    stand: id,
    at: bout.at.id,
    need: shot.need,
    modifiers: shot.modifiers,
    hits,
    dice,
  });
  return hits;
}
