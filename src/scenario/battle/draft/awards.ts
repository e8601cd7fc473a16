import type { Side } from '../../../rules/core';
import { enemyOf } from '../../../rules/core';
import { shipIdsIn } from './forces';
import type { BattleDraft } from './shape';

type Points = NonNullable<BattleDraft['extraPoints']>;
export type AwardKind = keyof Points;
export type AwardOf<Kind extends AwardKind> = NonNullable<Points[Kind]>[number];
export type VictoryRuleDraft = NonNullable<BattleDraft['victoryRules']>[number];

/** [BT-14.3] A draft with other points of one kind. */
export function withAwards<Kind extends AwardKind>(
  draft: BattleDraft,
  kind: Kind,
  awards: readonly AwardOf<Kind>[],
): BattleDraft {
  const { extraPoints, ...rest } = draft;
  const { [kind]: _, ...others } = extraPoints ?? {};
  const next = { ...others, ...(awards.length > 0 && { [kind]: [...awards] }) };
  return Object.keys(next).length > 0 ? { ...rest, extraPoints: next } : rest;
}

/** What a new sentence of each kind says, with blanks filled in by what is there. */
export const NEW_AWARDS: {
  [Kind in AwardKind]: (draft: BattleDraft, side: Side) => AwardOf<Kind> | undefined;
} = {
  exits: (draft, side) => ({
    side,
    by: draft.taskForces.find((force) => force.side === enemyOf(side))?.entry.slice(0, 1) ?? ['N'],
    points: 2,
  }),
  unloading: (_, side) => ({ side, points: 2 }),
  boxes: (draft, side) => {
    const [ship] = shipIdsIn(draft, enemyOf(side));
    return ship === undefined ? undefined : { side, ship, row: 'hull', points: 1 };
  },
};

/** [BT-14.1] A draft with other conditions that decide instead of points. */
export function withVictoryRules(
  draft: BattleDraft,
  rules: readonly VictoryRuleDraft[],
): BattleDraft {
  const { victoryRules: _, ...rest } = draft;
  return rules.length > 0 ? { ...rest, victoryRules: [...rules] } : rest;
}

/** A side wins when all ships of the other are lost; `undefined` while there are none. */
export function newVictoryRule(draft: BattleDraft, winner: Side): VictoryRuleDraft | undefined {
  const ships = shipIdsIn(draft, enemyOf(winner));
  return ships.length > 0
    ? { winner, all: [{ ships, least: ships.length, lost: 'ship' }] }
    : undefined;
}
