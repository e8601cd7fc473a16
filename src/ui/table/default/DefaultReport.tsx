import { useMemo } from 'react';
import { plainText } from '../../../words/core/logLine';
import { segmentIn, wordsOf } from '../../../words/registry';
import { tableText } from '../../i18n/table';
import { RuleLink } from '../../rules/RuleLink';
import { AfterAction, ReportSection } from '../report/AfterAction';
import { ReportTable } from '../report/ReportTable';
import { SideRows } from '../report/SideRows';
import type { ReportProps } from '../reportProps';
import { logChapters } from './log';
import { outcomeText } from './orders';

/** The report of a system without its own: the result, the points, and the whole log. */
export function DefaultReport(props: ReportProps) {
  const { snapshot, end, system, sideNames, children, moments } = props;
  const { outcome, segment, view, viewer } = snapshot;
  const lines = useMemo(() => {
    const chapters = moments.map(({ chapter, events }) => ({ chapter, events, closed: true }));
    const told = logChapters({ chapters, view, viewer }, '', wordsOf(system));
    return told.flatMap((chapter) => chapter.lines);
  }, [moments, view, viewer, system]);
  const where = segmentIn(system, segment.name);
  return (
    <AfterAction
      {...{ snapshot, system, tools: children, rule: outcome?.rule }}
      result={
        outcome ? outcomeText(outcome, sideNames) : (end?.text ?? tableText('notOver', { where }))
      }
      score={
        outcome && {
          title: tableText('points'),
          body: (
            <ReportTable
              caption={tableText('points')}
              heads={[tableText('side'), tableText('points')]}
            >
              <SideRows
                columns={2}
                sideName={(side) => sideNames[side]}
                rowsOf={() => []}
                sumOf={(side) => outcome.victoryPoints[side]}
              />
            </ReportTable>
          ),
        }
      }
    >
      <ReportSection id="told" title={tableText('tab.log')}>
        <ol>
          {lines.map(({ key, parts, rule }) => (
            <li key={key}>
              {plainText(parts)} <RuleLink system={system} rule={rule} />
            </li>
          ))}
        </ol>
      </ReportSection>
    </AfterAction>
  );
}
