import { enemyOf, must, type Side } from '../../core';
import { added, type Chances, certain, meanOf } from '../combat/dice/chances';
import { carriedOn, meanOver, type Outcomes, only } from '../combat/dice/outcomes';
import { attacksOf, kindOf, type QuickAttack } from '../combat/surface/quick';
import { type QuickHull, quickOutcomes } from '../combat/surface/quickDamage';
import { forceOf, knowledgeOf } from '../common/own';
import { enemiesOf, gunsOf } from '../gunfire/shots';
import { QUICK_KINDS, type QuickShot } from '../model/engagement';
import type { ShipId } from '../model/ids';
import type { Order } from '../model/orders';
import type { ShipCard } from '../model/ratings';
import type { SeaWingsView } from '../model/state';

/** What the shots at one ship are likely to do. */
export interface ShotForecast {
  at: ShipId;
  /** Guns and torpedoes apart, with their odds and damage points [WG-19.27, WG-19.34]. */
  attacks: Omit<QuickAttack, 'target'>[];
  /** Chances of 0, 1, 2, … combat results. */
  results: Chances;
  meanResults: number;
  /** That she is sunk; of a convoy, that a ship of it is. */
  sinks: number;
}

/** [WG-19.24 to WG-19.44] The shots that a side has given in this round, with those among `orders`; exact, the enemy taken for unhurt. */
export function shotForecast(
  view: SeaWingsView,
  side: Side,
  orders: readonly Order[] = [],
): ShotForecast[] {
  if (view.step.kind !== 'shots') return [];
  const shots = [...forceOf(view, side).shots, ...orders.flatMap((it) => shotIn(view, side, it))];
  const targets = enemiesOf(view, side);
  const attacks = QUICK_KINDS.flatMap((kind) =>
    attacksOf(
      shots.filter((it) => kindOf(it) === kind),
      targets,
      kind,
    ),
  );
  return targets.flatMap(({ id }) => {
    const own = attacks.filter(({ target }) => target === id);
    return own.length > 0 ? [forecastOf(cardOf(view, side, id), own)] : [];
  });
}

function shotIn(view: SeaWingsView, side: Side, order: Order): QuickShot[] {
  if (order.kind !== 'shoot') return [];
  const { ship, weapon, at } = order;
  const gun = gunsOf(view, side).find((it) => it.ship === ship && it.weapon === weapon);
  return gun ? [{ ...gun, at }] : [];
}

const cardOf = (view: SeaWingsView, side: Side, id: ShipId): ShipCard =>
  must(knowledgeOf(view, side).met[id], `${enemyOf(side)} ship ${id}`).card;

function forecastOf(card: ShipCard, attacks: readonly QuickAttack[]): ShotForecast {
  const results = attacks.reduce<Chances>((sum, it) => added(sum, resultsOf(it)), certain(0));
  return {
    at: card.id,
    attacks: attacks.map(({ target: _, ...attack }) => attack),
    results,
    meanResults: meanOf(results),
    sinks: card.convoyShips === null ? sinkChance(card, attacks) : 1 - (results[0] ?? 0),
  };
}

/** One die for each damage point. */
const resultsOf = ({ points }: QuickAttack): Chances =>
  points.reduce<Chances>((sum, point) => added(sum, [1 - point / 6, point / 6]), certain(0));

function sinkChance(card: ShipCard, attacks: readonly QuickAttack[]): number {
  const start: QuickHull = { card, hits: [], fate: 'afloat' };
  const ends = attacks.reduce<Outcomes<QuickHull>>(
    (ships, attack) => carriedOn(ships, (ship) => afterAttack(ship, attack)),
    only(start),
  );
  return meanOver(ends, ({ fate }) => Number(fate !== 'afloat'));
}

const afterAttack = (ship: QuickHull, attack: QuickAttack): Outcomes<QuickHull> =>
  carriedOn(
    resultsOf(attack).map((chance, value) => ({ chance, value })),
    (results) => quickOutcomes(ship, { kind: attack.kind, results }),
  );
