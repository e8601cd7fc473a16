import type { Roll, Side } from '../../core';
import type { AirBase } from '../model/flights';
import { type Play, tell } from '../model/play';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { rounded } from '../tables/rounding';
import { countOf, takeLosses } from './numbers';

/** The carrier's deck and hangar; `undefined` of a ship that is none, or has no aircraft in this battle. */
export const baseAboard = (view: SeekriegView, { id, side }: Ship): AirBase | undefined =>
  view.forces[side]?.bases[id];

/** Aircraft on deck and in the hangar. */
export const aircraftAboard = (base: AirBase | undefined): number =>
  base ? countOf(base.deck) + countOf(base.hangar) : 0;

/** [SK-24.12, SK-29.22] So many aircraft aboard are destroyed; her owner is told. */
export function destroyAboard(play: Play, ship: Ship, count: number, dice: Roll[]): void {
  const base = baseAboard(play.state, ship);
  if (base) destroyAt(play, { side: ship.side, base }, count, dice);
}

/** A carrier or a base on land, and whose it is. */
interface Owned {
  side: Side;
  base: AirBase;
}

function destroyAt(play: Play, { side, base }: Owned, count: number, dice: Roll[]): void {
  const lost = Math.min(count, aircraftAboard(base));
  if (lost === 0) return;
  takeLosses([...base.deck, ...base.hangar], lost);
  base.deck = base.deck.filter((row) => row.count > 0);
  base.hangar = base.hangar.filter((row) => row.count > 0);
  play.state.forces[side].aircraftLost += lost;
  tell(play, {
    kind: 'aircraftDestroyed',
    rule: 'SK-24.12',
    side,
    base: base.id,
    count: lost,
    dice,
    seenBy: [side],
  });
}

/** [SK-20.14] What a ship's damage points of a turn count. */
export const damageCounted = (view: SeekriegView, ship: Ship, damage: number): number =>
  damageCountedAt(view, baseAboard(view, ship), damage);

/** [SK-20.14] What damage points of a turn count at a base that may have armed, fueled or rearmed aircraft in it. */
export const damageCountedAt = (
  { turn }: SeekriegView,
  base: AirBase | undefined,
  damage: number,
): number => (base?.servedOnTurn === turn ? 2 * damage : damage);

/** [SK-24.12] Aircraft aboard are destroyed in the share that the damage of a turn bears to her own points. */
export function loseShareAboard(play: Play, ship: Ship, damage: number): void {
  const base = baseAboard(play.state, ship);
  if (base) loseShareAt(play, { side: ship.side, base }, { damage, dp: ship.sheet.dp });
}

/** The same of any base, with the damage of the turn and its own points. */
export function loseShareAt(
  play: Play,
  at: Owned,
  { damage, dp }: { damage: number; dp: number },
): void {
  const lost = rounded((aircraftAboard(at.base) * Math.min(damage, dp)) / dp);
  destroyAt(play, at, lost, []);
}
