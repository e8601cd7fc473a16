import { byCaliber, type Salvo, salvosOf, targetStack } from '../common/firing';
import { allShips } from '../common/ships';
import { stackOf } from '../common/stacks';
import { type Play, tell } from '../model/play';
import type { Stack } from '../model/state';
import { dealGunHits } from './confusion';
import { type GunHit, resolveGunHit } from './damage';
import { inOrder, reveal, voidCrowdedFire } from './revealing';
import { scuttleSealed } from './scuttling';

/** [BT-8.17] Resolves a gunnery impulse: reveal, crowded hexes, hit dice by caliber, confusion, sharing, damage. */
export function resolveGunnery(play: Play): void {
  reveal(play);
  voidCrowdedFire(play);
  const salvos = orderedSalvos(play);
  const hits = salvos.flatMap((salvo) => fireSalvo(play, salvo));
  noteFire(play, salvos);
  for (const hit of dealGunHits(play, hits)) resolveGunHit(play, hit);
  scuttleSealed(play);
}

/** [BT-9.3] All primary guns, then all secondary, then all tertiary; the initiative side first in each. */
function orderedSalvos({ state }: Play): Salvo[] {
  const salvos = inOrder(state).flatMap((side) => salvosOf(state, side, state.declared[side]));
  return salvos.sort(byCaliber);
}

/** [BT-9.2] Rolls a salvo; returns its hits in the order scored. */
function fireSalvo(play: Play, salvo: Salvo): GunHit[] {
  const { state } = play;
  const { ship, weapon, target, rangeHexes, factors, needed } = salvo;
  const roll = play.dice.roll('d6', factors, weapon, { ship });
  const hits = roll.values
    .filter((value) => value >= needed)
    .map(() => ({ by: ship, target, weapon, rangeHexes }));
  const from = { ...(stackOf(state, ship) as Stack).hex };
  const to = { ...(targetStack(state, target) as Stack).hex };
  tell(play, {
    kind: 'salvoFired',
    rule: 'BT-9.2',
    hits: hits.length,
    from,
    to,
    dice: [roll],
    ...salvo,
  });
  return hits;
}

/** [BT-7.3, BT-12.5] Marks the ships that fired, and ends the silence from bridge hits before this impulse. */
function noteFire({ state }: Play, salvos: readonly Salvo[]): void {
  const fired = new Set(salvos.map(({ ship }) => ship));
  for (const ship of allShips(state)) {
    ship.flash = fired.has(ship.id);
    ship.silenced.gunnery = false;
  }
}

/** A gunnery impulse in which nobody fires: flashes fade, bridges recover. */
export const passGunnery = (play: Play): void => noteFire(play, []);
