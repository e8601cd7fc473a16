import type { Side } from '../../../rules/core';
import { renamed } from '../../changes/mentions';
import type { DivisionDraft, ShipDraft, StrategicDraft } from './shape';

export const idOfShip = (ship: ShipDraft): string => {
  if ('ship' in ship) return ship.ship;
  return 'submarine' in ship ? ship.submarine : ship.flotilla;
};

/** [ST-2.4] What an id begins with: the side, and an S of a submarine. */
const headOf = ({ side, ships }: Pick<DivisionDraft, 'side' | 'ships'>): string =>
  `${side === 'allies' ? 'A' : 'X'}${ships.some((it) => 'submarine' in it) ? 'S' : ''}`;

/** The first id of a head that nobody has: 'AS2'. */
function freeId(head: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${head}${number}`)) number += 1;
  return `${head}${number}`;
}

/** A draft with other divisions; one that changes sides, or becomes a submarine, gets an id that says so. An empty one may be either. */
export function withDivisions(
  draft: StrategicDraft,
  divisions: readonly DivisionDraft[],
): StrategicDraft {
  const taken = divisions.map(({ id }) => id);
  let { spottedAtStart } = draft;
  const next = divisions.map((division) => {
    const head = headOf(division);
    const isSo = new RegExp(`^${head}${division.ships.length === 0 ? 'S?' : ''}\\d+$`);
    if (isSo.test(division.id)) return division;
    const id = freeId(head, taken);
    taken.push(id);
    spottedAtStart = renamed(spottedAtStart, division.id, id);
    return { ...division, id };
  });
  return { ...draft, divisions: next, ...(spottedAtStart && { spottedAtStart }) };
}

/** [ST-24.8, ST-24.8a] A draft in which a division enters so, or is there from the start: then no die says whether it comes. */
export const entering = (
  draft: StrategicDraft,
  at: number,
  enters: DivisionDraft['enters'],
): StrategicDraft => ({
  ...draft,
  divisions: draft.divisions.map((it, d) => (d === at ? withEntry(it, enters) : it)),
});

function withEntry(division: DivisionDraft, enters: DivisionDraft['enters']): DivisionDraft {
  const { enters: _, comesUpTo: __, ...rest } = division;
  return enters ? { ...division, enters } : rest;
}

/** An id for a division of a side that is yet to be formed. */
export const newDivisionId = ({ divisions }: StrategicDraft, side: Side): string =>
  freeId(
    headOf({ side, ships: [] }),
    divisions.map(({ id }) => id),
  );

/** [ST-6.11] A division that the enemy knows of when the game begins, or does not. */
export function withSpotted(draft: StrategicDraft, id: string, isSpotted: boolean): StrategicDraft {
  const { spottedAtStart = [], ...rest } = draft;
  const others = spottedAtStart.filter((it) => it !== id);
  const next = isSpotted ? [...others, id] : others;
  return next.length > 0 ? { ...rest, spottedAtStart: next } : rest;
}
