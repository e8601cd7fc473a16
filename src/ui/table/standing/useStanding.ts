import { useEffect, useRef, useState } from 'react';
import type { AnySystem } from '../../../rules/core';
import type { AnyOrder, GameDesk } from '../desk';
import type { KeptByMatch } from '../keptByMatch';
import { useInSegment } from '../useInSegment';
import { legalInTurn, type StandingKit } from './standing';

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
}

/** What the screen knows of standing orders. */
export interface Standing {
  /** Orders that were repeated in this step. */
  repeated: number;
  /** The step was confirmed with nothing ordered the last time. */
  wasIdle: boolean;
}

type Giver<View, Order extends AnyOrder> = Pick<
  GameDesk<View, Order>,
  'view' | 'side' | 'stage' | 'give'
>;

/** Repeats the orders of the turn before, to be seen, changed or undone before they are confirmed. */
export function useStanding<View, Order extends AnyOrder, Kept>(
  desk: Giver<View, Order>,
  props: StandingProps<View, Order, Kept>,
): Standing & Pick<GameDesk<View, Order>, 'give'> {
  const { kit, store, eyes, place } = props;
  const { view, side } = desk;
  const [held, hold] = useState<{ eyes: string; kept: Kept } | null>(null);
  const kept = held?.eyes === eyes ? held.kept : (store.read(eyes) ?? kit.none);
  const repeated = useInSegment(`${place}/${side}`, 0);
  useRepeating(desk, props, kept, repeated.set);
  return {
    repeated: repeated.value,
    wasIdle: kit.wasIdle(view, kept),
    give: (...orders) => {
      if (orders.some(({ kind }) => kind === kit.closes)) {
        const next = kit.keep(view, side, kept);
        hold({ eyes, kept: next });
        store.keep(eyes, next);
      }
      return desk.give(...orders);
    },
  };
}

/** Gives the repeated orders once, when their step is come to. */
function useRepeating<View, Order extends AnyOrder, Kept>(
  { view, side, stage, give }: Giver<View, Order>,
  { system, kit, isOn, eyes, place }: StandingProps<View, Order, Kept>,
  kept: Kept,
  told: (count: number) => void,
): void {
  const given = useRef('');
  const now = `${eyes}/${place}`;
  const isAsked = isOn && stage !== 'waiting';
  useEffect(() => {
    if (!isAsked || given.current === now) return;
    given.current = now;
    const orders = legalInTurn(system, view, side, kit.repeat(view, side, kept));
    if (orders.length > 0 && give(...orders)) told(orders.length);
  }, [isAsked, now, system, kit, view, side, kept, give, told]);
}
