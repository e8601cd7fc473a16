import { type ReactNode, Suspense } from 'react';
import type { Snapshot } from '../../game';
import { type ClauseId, type Outcome, SIDES, type Side } from '../../rules/core';
import { figure } from '../../words/core/say';
import { tableText } from '../i18n/table';
import { scoreText, shipsText } from './report/AgainstHistory';
import { HeadRow } from './report/ReportTable';
import { type HeldAgainst, useAgainstHistory } from './report/useAgainstHistory';
import type { OtherEnd } from './screen';

/** What a system's end report is made of. */
export interface EndSlots {
  /** 'The battle is over'. */
  isOver?: string;
  /** Who won and why, in a sentence: it stands in the place of the decision. */
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
  /** The final position, to hold against history. */
  snapshot: Pick<Snapshot, 'outcome' | 'view'>;
  slots: EndSlots;
  /** What to do next. */
  children: ReactNode;
}

/** Whether the player has won, what to do next, the score, and the fate of the forces. */
export const EndReport = (props: EndReportProps) => (
  <Suspense fallback={<EndPage {...props} />}>
    <EndAgainstHistory {...props} />
  </Suspense>
);

const EndAgainstHistory = (props: EndReportProps) => (
  <EndPage {...props} held={useAgainstHistory(props.system, props.snapshot)} />
);

interface EndPageProps extends Omit<EndReportProps, 'snapshot' | 'system'> {
  held?: HeldAgainst | undefined;
}

/** The end; for the player whose task was hopeless it is measured against history. */
export function EndPage({ outcome, sideName, own, slots, children, held }: EndPageProps) {
  const { score, fates } = slots;
  const isMeasured = own !== undefined && held?.hopeless?.side === own;
  const result = ownResult(outcome.winner, own);
  const end = isMeasured ? endOf(held.of[own].points) : result;
  return (
    <div className="end-report" data-own={end}>
      {isMeasured ? <h2>{scoreText(held, own)}</h2> : result && <h2>{tableText(result)}</h2>}
      {held && <HopelessScore held={held} />}
      {children}
      {score ?? ('victoryPoints' in outcome && <Sums {...{ outcome, sideName }} />)}
      {fates}
    </div>
  );
}

/** By how much the side whose task is hopeless did better than history. */
function HopelessScore({ held }: { held: HeldAgainst }) {
  if (!held.hopeless) return null;
  const { side } = held.hopeless;
  return (
    <p data-side={side}>
      <strong className="of-side">{held.card.sides[side].name}</strong>: {scoreText(held, side)}
      {'. '}
      {shipsText(held, side)}
    </p>
  );
}

/** Better than history counts as won, worse as lost. */
const endOf = (points: number): 'won' | 'lost' | undefined =>
  points === 0 ? undefined : points > 0 ? 'won' : 'lost';

/** How it ended for the player at this screen; absent where two play or nobody does. */
function ownResult(
  winner: OtherEnd['winner'],
  own: Side | undefined,
): 'won' | 'lost' | 'draw' | undefined {
  if (own === undefined || winner === undefined) return undefined;
  if (winner === 'draw') return 'draw';
  return winner === own ? 'won' : 'lost';
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
          <td>{figure(outcome.victoryPoints[side])}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
