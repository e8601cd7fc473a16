import { type Axial, sameHex } from '../../../hex';
import { enemyOf, valueOf } from '../../core';
import { type Spread, spreadsOf, targetStack } from '../common/firing';
import { allShips, shipOf } from '../common/ships';
import { stacksAtSea } from '../common/stacks';
import { type Play, tell } from '../model/play';
import type { ShipId, Stack } from '../model/state';
import { tablesOf } from '../tables/standard';
import { resolveTorpedoHit, type TorpedoHit } from './damage';
import { inOrder, reveal, voidCrowdedFire } from './revealing';
import { scuttleSealed } from './scuttling';
import { shareHits } from './sharing';

/** [BT-8.17, BT-10.10] Resolves a torpedo impulse in one pass: reveal, crowded hexes, dice, lots, damage. */
export function resolveTorpedoes(play: Play): void {
  reveal(play);
  voidCrowdedFire(play);
  const spreads = inOrder(play.state).flatMap((side) =>
    spreadsOf(play.state, side, play.state.declared[side]),
  );
  const salvos = spreads.map((spread) => launch(play, spread));
  endSilence(play);
  for (const hit of dealOut(play, salvos)) resolveTorpedoHit(play, hit);
  scuttleSealed(play);
}

/** A spread with the hex it ran to and the hits it scored. */
interface Launched {
  spread: Spread;
  to: Axial;
  hits: number;
}

/** [BT-10.1, BT-10.8] Rolls a spread and marks its ships' torpedoes as launched. */
function launch(play: Play, spread: Spread): Launched {
  const { state } = play;
  const { side, stack, ships, target, rangeHexes, factors, divisor, dice } = spread;
  const roll = play.dice.roll('d6', dice, 'torpedoes', { ships });
  const needed = tablesOf(state).toHit.torpedoes;
  const hits = roll.values.filter((value) => value >= needed).length;
  const to = { ...(targetStack(state, target) as Stack).hex };
  for (const id of ships)
    shipOf(state, id).launches.push({ round: state.round, impulse: state.impulse });
  tell(play, {
    kind: 'torpedoesLaunched',
    rule: 'BT-10.1',
    side,
    ships,
    target,
    rangeHexes,
    factors,
    divisor,
    hits,
    to,
    stack: stack.id,
    from: { ...stack.hex },
    needed,
    modifiers: [],
    dice: [roll],
  });
  return { spread, to, hits };
}

/**
 * [BT-10.4, BT-10.13] Assigns every hit to a ship: hits at long range at random, then others shared within
 * counters, in the order scored.
 */
function dealOut(play: Play, salvos: readonly Launched[]): TorpedoHit[] {
  const drawn = salvos.map((salvo) => (salvo.spread.byLot ? drawShips(play, salvo) : undefined));
  const near = salvos.filter(({ spread }) => !spread.byLot);
  const shared = shareHits(
    play,
    near.flatMap(({ spread, hits }) => Array.from({ length: hits }, () => spread)),
  );
  return salvos.flatMap(({ spread: { stack, kind }, hits }, i) => {
    const ships = drawn[i] ?? shared.splice(0, hits).map(({ ship }) => ship);
    return ships.map((ship) => ({ by: stack.id, kind, ship }));
  });
}

/** [BT-10.4, BT-10.12] Draws a ship for each hit among all enemy ships in the target's hex. */
function drawShips(play: Play, { spread, to: hex, hits }: Launched): ShipId[] {
  if (hits === 0) return [];
  const there = stacksAtSea(play.state, enemyOf(spread.side))
    .filter((stack) => sameHex(stack.hex, hex))
    .flatMap(({ ships }) => ships);
  const lots = Array.from({ length: hits }, () => play.dice.lot(there.length, 'inHex'));
  const ships = lots.map((lot) => there[valueOf(lot)] as ShipId);
  tell(play, { kind: 'torpedoHitsDrawn', rule: 'BT-10.4', hex, ships, dice: lots });
  return ships;
}

/** [BT-12.5] Ends the torpedo silence from bridge hits before this impulse. */
function endSilence({ state }: Play): void {
  for (const ship of allShips(state)) ship.silenced.torpedoes = false;
}

/** A torpedo impulse in which nobody launches. */
export const passTorpedoes = (play: Play): void => endSilence(play);
