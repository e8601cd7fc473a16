import { enemyOf, firstRefusal, type Refusal, SIDES, type Side } from '../../core';
import { canLaunchTorpedoes } from '../cards/shipNow';
import {
  afloatIn,
  basicOf,
  forceOf,
  knowledgeOf,
  presentDivision,
  presentDivisions,
} from '../common/own';
import { submarineEncounter } from '../encounters';
import type { OrderOf } from '../model/orders';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { Division, SeenDivision, StrategicView } from '../model/state';
import { plansIn } from './flow';
import { spot } from './spotting';

type TorpedoAttack = OrderOf<'torpedoAttack'>;

/** [ST-7.48, ST-7.54, ST-20.17] One encounter for a submarine at Short; naming herself, she makes none. */
export const torpedoAttack: OrderRule<'torpedoAttack'> = {
  legal: (view, side) =>
    plansIn(view, side, 'submarines')
      ? presentDivisions(forceOf(view, side))
          .filter((it) => !refuseSubmarine(view, side, it.id))
          .flatMap((it) => attacksOf(view, side, it))
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => (plansIn(view, side, 'submarines') ? undefined : notNow('submarines')),
      () => refuseSubmarine(view, side, order.submarine),
      () => refuseTarget(view, side, order),
    ),
  apply: ({ state }, side, { submarine, target, ship }) => {
    const basic = basicOf(state, side);
    const others = basic.submarineAttacks.filter((it) => it.submarine !== submarine);
    const attack = target === submarine ? [] : [{ submarine, target, ship }];
    basic.submarineAttacks = [...others, ...attack];
  },
};

function attacksOf(view: StrategicView, side: Side, boat: Division): TorpedoAttack[] {
  const own = { target: boat.id, ship: boat.ships[0] ?? boat.id };
  const targets = Object.values(knowledgeOf(view, side).divisions).flatMap((it) =>
    (it.ships ?? []).map((ship) => ({ target: it.id, ship })),
  );
  return [...targets, own]
    .map((it): TorpedoAttack => ({ kind: 'torpedoAttack', submarine: boat.id, ...it }))
    .filter((it) => !refuseTarget(view, side, it));
}

/** [ST-7.48, ST-17.10, ST-17.12, ST-20.17] */
function refuseSubmarine(view: StrategicView, side: Side, id: string): Refusal | undefined {
  const force = forceOf(view, side);
  const division = presentDivision(force, id);
  const boat = division && afloatIn(force, division)[0];
  if (!division?.submarine || !boat)
    return refusal('no-such-submarine', 'ST-7.48', { division: id });
  if (division.box !== 'short') return refusal('not-at-short.submarine', 'ST-7.48');
  if (division.submarine.hadEncounter) return refusal('encounter-made', 'ST-20.17');
  return boat.launchesLeft > 0 && canLaunchTorpedoes(boat)
    ? undefined
    : refusal('no-torpedoes.boat', 'ST-17.10');
}

function refuseTarget(
  view: StrategicView,
  side: Side,
  { submarine, target, ship }: TorpedoAttack,
): Refusal | undefined {
  const standing = basicOf(view, side).submarineAttacks.find((it) => it.submarine === submarine);
  const isSame = standing?.target === target && standing.ship === ship;
  const isQuiet = target === submarine;
  if (isSame || (isQuiet && !standing)) return refusal('no-change.ordered', 'ST-7.54');
  return isQuiet ? undefined : refuseEnemy(knowledgeOf(view, side).divisions[target], ship);
}

function refuseEnemy(target: SeenDivision | undefined, ship: string): Refusal | undefined {
  if (!target?.isSpotted || target.box === 'outOfContact' || target.isSubmarine)
    return refusal('not-spotted.submarine', 'ST-7.48');
  return target.ships?.includes(ship) ? undefined : refusal('no-such-ship', 'ST-20.14d');
}

/** [ST-7.54] Player One's encounters first, by submarine; one whose target is gone is skipped. */
export function resolveEncounters(play: Play): void {
  for (const side of SIDES) {
    const basic = basicOf(play.state, side);
    const attacks = [...basic.submarineAttacks].sort((a, b) =>
      a.submarine < b.submarine ? -1 : 1,
    );
    basic.submarineAttacks = [];
    for (const attack of attacks) encounter(play, side, attack);
  }
}

function encounter(play: Play, side: Side, attack: Omit<TorpedoAttack, 'kind'>): void {
  const { state } = play;
  const boat = presentDivision(forceOf(state, side), attack.submarine);
  const target = presentDivision(forceOf(state, enemyOf(side)), attack.target);
  if (!boat?.submarine || !target) return;
  submarineEncounter(play, attack);
  boat.submarine.hadEncounter = true;
  if (boat.submarine.isDetected && boat.status === 'present') spot(play, side, boat, 'ST-20.14k');
}
