import type { ReactNode } from 'react';
import { type ClauseId, type Outcome, SIDES, type Side } from '../../rules/core';
import { tableText } from '../i18n/table';
import { RuleLink } from '../rules/RuleLink';
import { HeadRow } from './report/ReportTable';
import type { OtherEnd } from './screen';

/** What a system's end report is made of. */
export interface EndSlots {
  /** 'The battle is over', where nobody has won and it is no draw. */
  isOver?: string;
  /** Who won and why, in a sentence. */
  sentence: (outcome: Outcome) => string;
  /** Clauses behind it beside the outcome's own. */
  rules?: readonly ClauseId[];
  /** What each side has scored; the sums where a system has nothing more. */
  score?: ReactNode;
  /** What became of each side's forces. */
  fates?: ReactNode;
}

interface EndReportProps {
  system: string;
  /** How it ended by the rules, or otherwise. */
  outcome: Outcome | OtherEnd;
  sideName: (side: Side) => string;
  slots: EndSlots;
  /** What to do next. */
  children: ReactNode;
}

/** Who won and why, what to do next, the score, and what became of the forces. */
export function EndReport({ system, outcome, sideName, slots, children }: EndReportProps) {
  const { rules = [], score, fates } = slots;
  return (
    <div className="end-report">
      <h2>{titleOf(outcome.winner, sideName, slots)}</h2>
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
