import type { ReactNode } from 'react';
import { type ClauseId, type Outcome, SIDES, type Side } from '../../rules/core';
import { tableText } from '../i18n/table';
import { RuleLink } from '../rules/RuleLink';
import { HeadRow } from './report/ReportTable';
import type { OtherEnd } from './screen';

/** What a system's end report is made of. */
export interface EndSlots {
  /** 'The battle is over', when nobody has won and it is no draw. */
  isOver?: string;
  /** Who won and why, in a sentence. */
  sentence: (outcome: Outcome) => string;
  /** Clauses behind it besides the outcome's own. */
  rules?: readonly ClauseId[];
  /** The score of each side; only the totals for a system with nothing more. */
  score?: ReactNode;
  /** The fate of each side's forces. */
  fates?: ReactNode;
}

interface EndReportProps {
  system: string;
  /** How it ended by the rules, or otherwise. */
  outcome: Outcome | OtherEnd;
  sideName: (side: Side) => string;
  /** Whose end it is: the one side played at this screen. */
  own?: Side | undefined;
  slots: EndSlots;
  /** What to do next. */
  children: ReactNode;
}

/** Who won and why, what to do next, the score, and the fate of the forces. */
export function EndReport({ system, outcome, sideName, own, slots, children }: EndReportProps) {
  const { rules = [], score, fates } = slots;
  const title = titleOf(outcome.winner, sideName, slots);
  return (
    <div className="end-report" data-own={ownEnd(outcome.winner, own)}>
      <h2>{ownTitle(title, ownEnd(outcome.winner, own))}</h2>
      {'text' in outcome ? (
        <p>{outcome.text}</p>
      ) : (
        <p>
          {slots.sentence(outcome)}{' '}
          {[outcome.rule, ...rules].map((rule) => (
            <span key={rule}>
              <RuleLink system={system} rule={rule} />{' '}
            </span>
          ))}
        </p>
      )}
      {children}
      {score ?? ('victoryPoints' in outcome && <Sums {...{ outcome, sideName }} />)}
      {fates}
    </div>
  );
}

/** Whether the player at this screen has won; absent where two play or nobody does, and in a draw. */
const ownEnd = (winner: OtherEnd['winner'], own: Side | undefined): 'won' | 'lost' | undefined => {
  if (own === undefined || winner === undefined || winner === 'draw') return undefined;
  return winner === own ? 'won' : 'lost';
};

/** 'You won: Royal Navy victory'. */
const ownTitle = (title: string, end: 'won' | 'lost' | undefined): string =>
  end ? tableText(end === 'won' ? 'youWon' : 'youLost', { title }) : title;

function titleOf(
  winner: OtherEnd['winner'],
  sideName: (side: Side) => string,
  { isOver = tableText('isOver') }: EndSlots,
): string {
  if (winner === undefined) return isOver;
  return winner === 'draw' ? tableText('draw') : tableText('victory', { side: sideName(winner) });
}

/** The points of each side. */
const Sums = ({ outcome, sideName }: { outcome: Outcome; sideName: (side: Side) => string }) => (
  <table className="figures-table end-table">
    <HeadRow heads={[tableText('side'), tableText('points')]} />
    <tbody>
      {SIDES.map((side) => (
        <tr key={side} data-side={side}>
          <th scope="row" className="of-side">
            {sideName(side)}
          </th>
          <td>{outcome.victoryPoints[side]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
