import { useMemo } from 'react';
import { SIDES } from '../../../rules/core';
import { plainText } from '../../../words/core/logLine';
import { segmentIn } from '../../../words/registry';
import { tableText } from '../../i18n/table';
import { RuleLink } from '../../rules/RuleLink';
import { ReportTable } from '../report/ReportTable';
import type { ReportProps } from '../report/reportProps';
import { tableWords } from '../words';
import { logChapters } from './log';
import { kindName } from './orders';
import '../report/report.css';

/** The report of a system that brings none: how it ended, the points, and all that was told. */
export function DefaultReport({
  snapshot,
  end,
  system,
  sideNames,
  children,
  moments,
}: ReportProps) {
  const { outcome, segment, view, viewer } = snapshot;
  const log = useMemo(() => {
    const chapters = moments.map(({ chapter, events }) => ({ chapter, events, closed: true }));
    return logChapters({ chapters, view, viewer }, '', tableWords(system));
  }, [moments, view, viewer, system]);
  return (
    <div className="report">
      <div className="actions">{children}</div>
      <p className="report-result">
        {outcome
          ? `${kindName(outcome.reason.replaceAll('-', ' '))}.`
          : (end?.text ?? tableText('notOver', { where: segmentIn(system, segment.name) }))}{' '}
        <RuleLink system={system} rule={outcome?.rule} />
      </p>
      {outcome && (
        <ReportTable caption={tableText('points')} heads={[tableText('side'), tableText('points')]}>
          <tbody>
            {SIDES.map((side) => (
              <tr key={side} data-side={side}>
                <th scope="row">{sideNames[side]}</th>
                <td>{outcome.victoryPoints[side]}</td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
      <ol className="report-told">
        {log.flatMap(({ lines }) =>
          lines.map(({ key, parts, rule }) => (
            <li key={key}>
              {plainText(parts)} <RuleLink system={system} rule={rule} />
            </li>
          )),
        )}
      </ol>
    </div>
  );
}
