import type { SquadronRecord } from '../../../../rules/strategic';
import { listed } from '../../../../words/core/say';
import { aircraftName } from '../../../../words/strategic/common/names';
import type { Desk } from '../desk/desk';

/**
 * Squadrons of a deck by their types, in the order in which they stand.
 * @param isApart tells those of a type apart that cannot be picked together
 */
export function kindsOf(
  squadrons: readonly SquadronRecord[],
  isApart: (squadron: SquadronRecord) => boolean = () => false,
): SquadronRecord[][] {
  const kinds = new Map<string, SquadronRecord[]>();
  for (const squadron of squadrons) {
    const key = `${squadron.card.type} ${isApart(squadron)}`;
    kinds.set(key, [...(kinds.get(key) ?? []), squadron]);
  }
  return [...kinds.values()];
}

/** The aircraft that squadrons of a type fly. */
export const kindName = (squadrons: readonly SquadronRecord[]): string =>
  listed([...new Set(squadrons.map(({ card }) => aircraftName(card.name)))]);

/** A pick of squadrons as one. */
export interface KindPick {
  /** How many of them can be picked. */
  count: number;
  isPicked: boolean;
  /** Picks all of them that can be picked, or lets them go where all are picked. */
  toggle: () => void;
}

/**
 * @param stepsOf how many steps of a squadron can be picked; 0 leaves it out
 * @param dropped squadrons that are let go at the same time
 */
export function pickOf(
  { squads, take }: Pick<Desk, 'squads' | 'take'>,
  squadrons: readonly SquadronRecord[],
  stepsOf: (squadron: SquadronRecord) => number,
  dropped: readonly string[] = [],
): KindPick {
  const free = squadrons.filter((it) => stepsOf(it) > 0);
  const isPicked = free.length > 0 && free.every(({ id }) => squads.has(id));
  const steps = new Map(free.map((it) => [it.id, isPicked ? 0 : stepsOf(it)]));
  return {
    ...{ count: free.length, isPicked },
    toggle: () => take([...steps.keys(), ...dropped], (id) => steps.get(id) ?? 0),
  };
}
