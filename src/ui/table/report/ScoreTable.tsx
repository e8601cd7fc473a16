import type { ReactNode } from 'react';
import type { ClauseId, Side } from '../../../rules/core';
import { RuleLink } from '../../rules/RuleLink';
import { ReportTable } from './ReportTable';
import { SideRows } from './SideRows';

/** What a side has scored for. */
interface ScoredAward {
  key: string;
  text: string;
  rule: ClauseId;
  points: ReactNode;
}

interface ScoreTableProps {
  system: string;
  caption: string;
  heads: readonly [what: string, clause: string, points: string];
  sideName: (side: Side) => string;
  awardsOf: (side: Side) => readonly ScoredAward[];
  sumOf: (side: Side) => ReactNode;
}

/** Points by reason. */
export const ScoreTable = ({ system, caption, heads, awardsOf, ...of }: ScoreTableProps) => (
  <ReportTable caption={caption} heads={heads}>
    <SideRows
      columns={3}
      {...of}
      rowsOf={(side) =>
        awardsOf(side).map(({ key, text, rule, points }) => ({
          key,
          cells: [text, <RuleLink key="rule" system={system} rule={rule} />, points],
        }))
      }
    />
  </ReportTable>
);
