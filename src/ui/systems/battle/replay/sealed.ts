import {
  type BattleEvent,
  type BattleView,
  type Declaration,
  type EventOf,
  stackOf,
  targetStack,
} from '../../../../rules/battle';
import { SIDES, type Side } from '../../../../rules/core';
import type { FireLine } from '../board/common/boardProps';

/** One line of a sealed list, with its result. */
export interface RevealedLine {
  declaration: Declaration;
  /** Hits of the salvo or spread that it was part of; nothing where none was fired, or it is not known. */
  hits: number | undefined;
  /** It did not fire: too many stacks in the hex [BT-8.11]. */
  voided: boolean;
}

export interface RevealedList {
  side: Side;
  lines: readonly RevealedLine[];
}

/** The sealed lists that a chapter revealed, each line with its result; nothing where none were. */
export function revealedIn(events: readonly BattleEvent[]): RevealedList[] | undefined {
  const reveal = events.find((it): it is Reveal => it.kind === 'declarationsRevealed');
  if (!reveal) return undefined;
  return SIDES.map((side) => ({
    side,
    lines: reveal.declared[side].map((declaration) => ({
      declaration,
      hits: hitsOf(declaration, events),
      voided: events.some(
        (it) => it.kind === 'declarationVoided' && isSame(it.declaration, declaration),
      ),
    })),
  }));
}

type Reveal = EventOf<'declarationsRevealed'>;

const isSame = (a: Declaration, b: Declaration): boolean =>
  a.ship === b.ship && a.weapon === b.weapon && a.target === b.target;

function hitsOf(
  { ship, weapon, target }: Declaration,
  events: readonly BattleEvent[],
): number | undefined {
  const fired = events.find((event) => {
    if (event.kind === 'salvoFired')
      return event.ship === ship && event.weapon === weapon && event.target === target;
    return (
      event.kind === 'torpedoesLaunched' &&
      weapon === 'torpedoes' &&
      event.ships.includes(ship) &&
      event.target === target
    );
  });
  return fired && 'hits' in fired && typeof fired.hits === 'number' ? fired.hits : undefined;
}

/** The lists' actual fire as lines on the map, from where the ships stood when they were sealed. */
export const revealedLines = (lists: readonly RevealedList[], before: BattleView): FireLine[] =>
  lists.flatMap(({ lines }) =>
    lines.flatMap(({ declaration: { ship, weapon, target }, voided }) => {
      if (voided) return [];
      const from = stackOf(before, ship);
      const to = targetStack(before, target);
      if (!from || !to) return [];
      const stacks = { from: from.id, to: to.id };
      return [{ from: from.hex, to: to.hex, stacks, weapon }];
    }),
  );
