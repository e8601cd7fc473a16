import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import {
  type Force,
  forceOf,
  formationsOf,
  knowledgeOf,
  NOTHING,
  realOf,
  shipsLeft,
  type TaskForce,
} from '../../../rules/sea-wings/query';
import { bestBy } from '../../core/lists';
import { contactsOf } from '../common/contacts';
import { TARGETS } from '../common/worth';
import { hasCarriers, isBomber } from '../sea/forces';

/** On what a card gains most now; `undefined` where it is better kept. */
type Choice = (view: SeaWingsView, side: Side) => string | undefined;

type EventCard = OrderOf<'playCard'>['card'];

/** Factors of an enemy strike that is worth a card. A guess. */
const LARGE_STRIKE = 3;

/** Cards that doctrine plays; the others it holds, since their object may not exist and nobody tells it before [WG-21.15]. */
const CHOICES: Readonly<Partial<Record<EventCard, Choice>>> = {
  squall: againstLarge,
  'fighter-direction': againstLarge,
  'alert-lookouts': againstLarge,
  'out-of-the-sun': (view, side) => largestGroup(view, side, 'DB'),
  'coordinated-attack': (view, side) =>
    knowledgeOf(view, side).targets.find(({ type }) => type === 'CV' || type === 'CVL')?.id,
  'ace-squadron': (view, side) =>
    view.raid?.attacker === side
      ? largestGroup(view, side, 'F')
      : bestBy(forceOf(view, side).defenders?.interceptors ?? [], (it) => it.factors)?.formation,
  'skilled-captain': shipAimedAt,
  'rapid-flak': shipAimedAt,
  'torpedoes-run-deep': (view, side) => knowledgeOf(view, side).attack?.letter,
  'green-pilots': (view, side) => (isSeen(view, side) ? 'DB' : undefined),
  'veteran-bombers': bombersWithPrey,
  'good-damage-control': (view, side) =>
    bestBy(
      Object.values(forceOf(view, side).ships).filter(({ hits }) => hits.length > 1),
      ({ card, hits }) => hits.length * TARGETS[card.type].points,
    )?.card.id,
  submarine: (view, side) =>
    bestBy(
      contactsOf(view, side).filter(({ isSpotted }) => isSpotted),
      ({ ships }) => ships.carrier * 4 + ships.large,
    )?.id,
  'destroyer-screen': ({ step }) =>
    step.kind === 'cards' && step.stop === 'submarine' ? NOTHING : undefined,
  'radio-silence': carrierForce,
  'garbled-report': carrierForce,
};

/** [WG-21.5] The cards in the hand that gain something now. */
export function* cardWishes(view: SeaWingsView, side: Side): Generator<Order> {
  for (const card of new Set(forceOf(view, side).cards.hand)) {
    const on = card === null ? undefined : CHOICES[card]?.(view, side);
    if (card !== null && on !== undefined) yield { kind: 'playCard', card, on };
  }
}

function againstLarge(view: SeaWingsView, side: Side): string | undefined {
  const { raiders, raidTotal } = knowledgeOf(view, side);
  const factors = raidTotal ?? raiders.length * 2;
  return factors >= LARGE_STRIKE ? NOTHING : undefined;
}

/** The largest formation of a class in the side's own strike. */
function largestGroup(view: SeaWingsView, side: Side, ofClass: string): string | undefined {
  const { attackers, formations } = forceOf(view, side);
  const able = (attackers?.groups ?? []).filter(
    (it) => formations[it.formation]?.type.class === ofClass,
  );
  const factors = (it: (typeof able)[number]) =>
    formations[it.formation]?.boxes.strike[it.task]?.factors ?? 0;
  return bestBy(able, factors)?.letter;
}

/** The ship that most of an enemy formation goes for. */
function shipAimedAt(view: SeaWingsView, side: Side): string | undefined {
  const { ships } = forceOf(view, side);
  const aims = knowledgeOf(view, side).attack?.aims ?? [];
  const worth = (at: string) => {
    const ship = ships[at];
    return ship ? TARGETS[ship.card.type].points * shipsLeft(ship) : 0;
  };
  return bestBy(aims, ({ at, factors }) => factors * worth(at))?.at;
}

const isCarrierForce =
  (force: Force) =>
  (it: TaskForce): boolean =>
    hasCarriers(force, it);

/** An own force with carriers is in the enemy's sight. */
const isSeen = (view: SeaWingsView, side: Side): boolean =>
  realOf(forceOf(view, side))
    .filter(isCarrierForce(forceOf(view, side)))
    .some(({ spotted }) => spotted !== null);

/** An own force with carriers that is being searched for. */
function carrierForce(view: SeaWingsView, side: Side): string | undefined {
  const force = forceOf(view, side);
  return realOf(force).find((it) => it.id in force.searched && hasCarriers(force, it))?.id;
}

/** The largest formation of bombers, if carriers are in sight. */
function bombersWithPrey(view: SeaWingsView, side: Side): string | undefined {
  const isWorthIt = contactsOf(view, side).some(
    ({ isSpotted, ships }) => isSpotted && ships.carrier >= 1,
  );
  const able = formationsOf(forceOf(view, side)).filter(
    (it) => isBomber(it) && it.home.kind === 'carrier',
  );
  return isWorthIt ? bestBy(able, ({ boxes }) => boxes.hangar)?.id : undefined;
}
