import type { Roll } from '../../core';
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
  const lost = Math.min(count, aircraftAboard(base));
  if (!base || lost === 0) return;
  takeLosses([...base.deck, ...base.hangar], lost);
  base.deck = base.deck.filter((row) => row.count > 0);
  base.hangar = base.hangar.filter((row) => row.count > 0);
  play.state.forces[ship.side].aircraftLost += lost;
  tell(play, {
    kind: 'aircraftDestroyed',
    rule: 'SK-24.12',
    ...{ side: ship.side, base: base.id, count: lost, dice, seenBy: [ship.side] },
  });
}

/** [SK-20.14] She armed, fueled or rearmed aircraft in this turn. */
const isServicing = (view: SeekriegView, ship: Ship): boolean =>
  baseAboard(view, ship)?.servedOnTurn === view.turn;

/** [SK-20.14] What a ship's damage points of a turn count. */
export const damageCounted = (view: SeekriegView, ship: Ship, damage: number): number =>
  isServicing(view, ship) ? 2 * damage : damage;

/** [SK-24.12] Aircraft aboard are destroyed in the share that the damage of a turn bears to her own points. */
export function loseShareAboard(play: Play, ship: Ship, damage: number): void {
  const aboard = aircraftAboard(baseAboard(play.state, ship));
  destroyAboard(
    play,
    ship,
    rounded((aboard * Math.min(damage, ship.sheet.dp)) / ship.sheet.dp),
    [],
  );
}
