import { type ComponentType, useMemo } from 'react';
import { SIDES } from '../../../rules/core';
import { plainText } from '../../../words/core/logLine';
import { tableText } from '../../i18n/table';
import { RuleLink } from '../../rules/RuleLink';
import { ReportTable } from '../report/ReportTable';
import type { ReportProps } from '../report/reportProps';
import type { TableWords } from '../words';
import { logChapters } from './log';
import { kindName } from './orders';
import '../report/report.css';

/** The report of a system that brings none: how it ended, the points, and all that was told. */
export const defaultReport = (words: TableWords): ComponentType<ReportProps> =>
  function DefaultReport({ snapshot, moments, end, system, sideNames, children }) {
    const { outcome, segment, view, viewer } = snapshot;
    const chapters = useMemo(
      () => moments.map(({ chapter, events }) => ({ chapter, events, closed: true })),
      [moments],
    );
    const log = useMemo(
      () => logChapters({ chapters, view, viewer }, '', words),
      [chapters, view, viewer],
    );
    const where = words.segmentText?.(segment) ?? segment.label;
    return (
      <div className="report">
        <div className="actions">{children}</div>
        <p className="report-result">
          {outcome
            ? `${kindName(outcome.reason.replaceAll('-', ' '))}.`
            : (end?.text ?? tableText('notOver', { where }))}{' '}
          <RuleLink system={system} rule={outcome?.rule} />
        </p>
        {outcome && (
          <ReportTable
            caption={tableText('points')}
            heads={[tableText('side'), tableText('points')]}
          >
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
  };
