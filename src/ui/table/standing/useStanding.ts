import { useEffect, useRef, useState } from 'react';
import type { AnySystem } from '../../../rules/core';
import type { AnyOrder, GameDesk } from '../desk';
import type { KeptByMatch } from '../keptByMatch';
import { useInSegment } from '../useInSegment';
import { type GivenOrders, legalInTurn, NONE_GIVEN, type StandingKit } from './standing';

/** Whose orders go on, and where they are kept. */
interface StandingProps<View, Order, Kept> {
  system: AnySystem;
  kit: StandingKit<View, Order, Kept>;
  store: KeptByMatch<Kept>;
  /** The match and the side. */
  eyes: string;
  /** Where the game is: orders are repeated once for each place. */
  place: string;
  /** The player wants orders repeated. */
  isOn: boolean;
  /** Orders to begin with are proposed; not while a lesson asks for them. */
  proposes?: boolean;
}

/** What the screen knows of standing orders. */
export interface Standing {
  /** What was given in this step. */
  given: GivenOrders;
  /** The step was confirmed with nothing ordered the last time. */
  wasIdle: boolean;
}

/** What passes as it did the last time. */
interface Passed {
  /** The present step asks for nothing but what was left as proposed the last time. */
  isAsBefore: boolean;
  /** From now on such steps are asked for again. */
  askAgain: () => void;
}

type Giver<View, Order extends AnyOrder> = Pick<
  GameDesk<View, Order>,
  'view' | 'side' | 'stage' | 'legal' | 'give'
>;

/** Repeats the orders of the turn before, or proposes some, to be seen, changed or undone before they are confirmed. */
export function useStanding<View, Order extends AnyOrder, Kept>(
  desk: Giver<View, Order>,
  props: StandingProps<View, Order, Kept>,
): Standing & Passed & Pick<GameDesk<View, Order>, 'give'> {
  const { kit, store, eyes, place, isOn } = props;
  const { view, side, legal } = desk;
  const [held, hold] = useState<{ eyes: string; kept: Kept } | null>(null);
  const kept = held?.eyes === eyes ? held.kept : (store.read(eyes) ?? kit.none);
  const given = useInSegment(`${place}/${side}`, NONE_GIVEN);
  useRepeating(desk, props, kept, given.set);
  const change = (next: Kept) => {
    hold({ eyes, kept: next });
    store.keep(eyes, next);
  };
  return {
    given: given.value,
    wasIdle: kit.wasIdle(view, kept),
    isAsBefore: isOn && kit.isAsBefore?.(view, side, kept, legal) === true,
    askAgain: () => change(kit.askAgain?.(kept) ?? kept),
    give: (...orders) => {
      if (orders.some(({ kind }) => kind === kit.closes)) change(kit.keep(view, side, kept, legal));
      return desk.give(...orders);
    },
  };
}

/** Gives these orders once, when their step is come to. */
function useRepeating<View, Order extends AnyOrder, Kept>(
  { view, side, stage, legal, give }: Giver<View, Order>,
  { system, kit, isOn, proposes = false, eyes, place }: StandingProps<View, Order, Kept>,
  kept: Kept,
  told: (given: GivenOrders) => void,
): void {
  const given = useRef('');
  const now = `${eyes}/${place}`;
  const isAsked = isOn && stage !== 'waiting';
  useEffect(() => {
    if (!isAsked || given.current === now) return;
    given.current = now;
    const proposed = (proposes && kit.propose?.(view, side, kept, legal)) || [];
    const wanted = proposed.length > 0 ? proposed : kit.repeat(view, side, kept);
    const orders = legalInTurn(system, view, side, wanted);
    const are = proposed.length > 0 ? 'proposed' : 'repeated';
    if (orders.length > 0 && give(...orders)) told({ count: orders.length, are });
  }, [isAsked, now, system, kit, proposes, view, side, legal, kept, give, told]);
}
