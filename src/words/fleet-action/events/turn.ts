import { type BySide, enemyOf, type Outcome } from '../../../rules/core';
import type { FleetActionEvent } from '../../../rules/fleet-action';
import type { Part } from '../../core/logLine';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { fleetLogText } from '../texts/log';
import { say, side, squadron, type Tellers, unit } from './say';

/** The course of a turn, and what is chosen in secret at its end. */
type TurnEvent = Extract<
  FleetActionEvent['kind'],
  | 'lotsDrawn'
  | 'turnBegan'
  | 'initiativeRolled'
  | 'firstChosen'
  | 'sideConfirmed'
  | 'endOffered'
  | 'sideConceded'
  | 'repairChosen'
  | 'refillChosen'
  | 'hidingChosen'
  | 'gameEnded'
>;

export const TURN_TEXT: Tellers<TurnEvent> = {
  lotsDrawn: () => null,
  turnBegan: ({ turn }, names) =>
    telling(say('turn', { turn, time: names.time(turn) }), { tone: 'quiet' }),
  initiativeRolled: ({ winner, totals }, names) =>
    winner === null
      ? telling(say('initiativeTie', { total: totals.allies }), { tone: 'quiet' })
      : telling(
          say('initiative', {
            ...{ side: side(names, winner), more: totals[winner], less: totals[enemyOf(winner)] },
          }),
        ),
  firstChosen: ({ firstMove, firstAction }, names) =>
    telling(
      firstMove === firstAction
        ? say('firstBoth', { side: side(names, firstMove) })
        : say('first', { move: side(names, firstMove), action: side(names, firstAction) }),
    ),
  sideConfirmed: () => null,
  endOffered: ({ side: of }, names) => telling(say('endOffered', { side: side(names, of) })),
  sideConceded: ({ side: of }, names) =>
    telling(say('conceded', { side: side(names, of) }), { tone: 'turn' }),
  repairChosen: ({ unit: id, item }, names) =>
    telling(say(`repairChosen.${item}`, { ship: unit(names, id) }), {
      tone: 'quiet',
      lights: { ships: [id] },
    }),
  refillChosen: ({ unit: id }, names) =>
    telling(say('refillChosen', { ship: unit(names, id) }), {
      tone: 'quiet',
      lights: { ships: [id] },
    }),
  hidingChosen: ({ squadron: id }, names) =>
    telling(say('hidingChosen', { squadron: squadron(names, id) }), { tone: 'quiet' }),
  gameEnded: ({ outcome }, names) => telling(verdictOf(outcome, names), { tone: 'turn' }),
};

type Reason = 'decisive-victory' | 'marginal-victory' | 'conceded';

const REASONS: readonly string[] = ['decisive-victory', 'marginal-victory', 'conceded'];

const isKnown = (reason: string): reason is Reason => REASONS.includes(reason);

function verdictOf({ winner, reason, victoryPoints }: Outcome, names: Names): Part[] {
  if (names.isPart) return say('over', {});
  if (winner === 'draw') return say('draw', { score: scoreText(victoryPoints) });
  const figures = { winner: side(names, winner), score: scoreText(victoryPoints) };
  return say(isKnown(reason) ? `win.${reason}` : 'win', figures);
}

const scoreText = ({ allies, axis }: BySide<number>): string =>
  fleetLogText('score', { more: Math.max(allies, axis), less: Math.min(allies, axis) });
