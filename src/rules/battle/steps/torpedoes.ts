import { type Axial, sameHex } from '../../../hex';
import { enemyOf, must, valueOf } from '../../core';
import { type Spread, spreadsOf, targetStack } from '../firing';
import { type Play, tell } from '../play';
import { allShips, sheetOf, shipOf } from '../ships';
import { shipNames, stacksAtSea } from '../stacks';
import type { ShipId, Stack } from '../state';
import { TO_HIT } from '../tables/ranges';
import { resolveTorpedoHit, type TorpedoHit } from './damage';
import { inOrder, reveal, voidCrowdedFire } from './revealing';
import { scuttleSealed } from './scuttling';
import { shareHits } from './sharing';

/** A torpedo hit at a target; at 3 and 4 hexes its ship is drawn at once [BT-10.4]. */
type Hit = Omit<TorpedoHit, 'ship'> & { target: string; drawn?: ShipId };

/** [BT-8.17, BT-10.10] Resolves a torpedo impulse in one pass: reveal, crowded hexes, dice, lots, damage. */
export function resolveTorpedoes(play: Play): void {
  reveal(play);
  voidCrowdedFire(play);
  const spreads = inOrder(play.state).flatMap((side) =>
    spreadsOf(play.state, side, play.state.declared[side]),
  );
  const hits = spreads.flatMap((spread) => launch(play, spread));
  endSilence(play);
  const shared = shareHits(
    play,
    hits.filter(({ drawn }) => !drawn),
  );
  for (const hit of hits) {
    const ship = hit.drawn ?? must(shared.shift(), 'share of a hit').ship;
    resolveTorpedoHit(play, { by: hit.by, kind: hit.kind, ship });
  }
  scuttleSealed(play);
}

/** [BT-10.1, BT-10.8] Throws a spread's dice and marks its ships' torpedoes launched. */
function launch(play: Play, spread: Spread): Hit[] {
  const { state } = play;
  const { side, stack, ships, target, rangeHexes, factors, divisor, dice } = spread;
  const roll = play.dice.roll('d6', dice, `torpedoes of ${shipNames(state, ships)}`);
  const hits = roll.values.filter((value) => value >= TO_HIT).length;
  const to = { ...(targetStack(state, target) as Stack).hex };
  for (const id of ships)
    shipOf(state, id).launches.push({ round: state.round, impulse: state.impulse });
  tell(play, {
    kind: 'torpedoesLaunched',
    rule: 'BT-10.1',
    ...{ side, ships, target, rangeHexes, factors, divisor, hits, to },
    stack: stack.id,
    from: { ...stack.hex },
    needed: TO_HIT,
    modifiers: [],
    dice: [roll],
  });
  const drawn = spread.byLot ? drawShips(play, spread, to, hits) : [];
  return Array.from({ length: hits }, (_, i) => ({
    by: stack.id,
    kind: must(sheetOf(state, ships[0] as ShipId).torpedoes, 'torpedoes').kind,
    target,
    ...(drawn[i] && { drawn: drawn[i] }),
  }));
}

/** [BT-10.4, BT-10.12] Draws a ship for each hit among all enemy ships in the target's hex. */
function drawShips(play: Play, { side }: Spread, hex: Axial, hits: number): ShipId[] {
  if (hits === 0) return [];
  const there = stacksAtSea(play.state, enemyOf(side))
    .filter((stack) => sameHex(stack.hex, hex))
    .flatMap(({ ships }) => ships);
  const lots = Array.from({ length: hits }, () =>
    play.dice.lot(there.length, 'which ship in the hex is hit'),
  );
  const ships = lots.map((lot) => there[valueOf(lot)] as ShipId);
  tell(play, { kind: 'torpedoHitsDrawn', rule: 'BT-10.4', hex, ships, dice: lots });
  return ships;
}

/** [BT-12.5] A bridge hit before this impulse no longer keeps torpedoes silent. */
function endSilence({ state }: Play): void {
  for (const ship of allShips(state)) ship.silenced.torpedoes = false;
}

/** A torpedo impulse in which nobody launches. */
export const passTorpedoes = (play: Play): void => endSilence(play);
