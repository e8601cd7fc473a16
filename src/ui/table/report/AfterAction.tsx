import type { ReactNode } from 'react';
import type { Snapshot } from '../../../game';
import type { ClauseId } from '../../../rules/core';
import { RuleLink } from '../../rules/RuleLink';
import { AgainstHistory } from './AgainstHistory';
import './plots.css';
import './report.css';

interface ReportPart {
  title: string;
  body: ReactNode;
}

interface AfterActionProps {
  system: string;
  /** The position that is reported on. */
  snapshot: Pick<Snapshot, 'outcome' | 'view'>;
  /** Where to go from here, and how to save the report. */
  tools: ReactNode;
  /** What is left out of it, and why. */
  hint?: ReactNode;
  /** How it ended, or where it stands. */
  result: string;
  rule: ClauseId | undefined;
  score?: ReportPart | undefined;
  losses?: ReportPart | undefined;
  /** What a system adds. */
  children?: ReactNode;
}

/** An after-action report: how it ended, score and losses side by side, then what a system adds. */
export function AfterAction(props: AfterActionProps) {
  const { system, snapshot, tools, hint, result, rule, score, losses, children } = props;
  return (
    <div className="report">
      <div className="actions">{tools}</div>
      {hint}
      <p className="report-result">
        {result} <RuleLink system={system} rule={rule} />
      </p>
      <AgainstHistory {...{ system, snapshot }} />
      <div className="report-pair">
        {score && (
          <ReportSection id="score" title={score.title}>
            {score.body}
          </ReportSection>
        )}
        {losses && (
          <ReportSection id="losses" title={losses.title}>
            <div className="report-wide">{losses.body}</div>
          </ReportSection>
        )}
      </div>
      {children}
    </div>
  );
}

interface ReportSectionProps {
  /** The id of its heading, for links to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the report under its heading. */
export const ReportSection = ({ id, title, children }: ReportSectionProps) => (
  <section aria-labelledby={`report-${id}`}>
    <h2 id={`report-${id}`}>{title}</h2>
    {children}
  </section>
);
