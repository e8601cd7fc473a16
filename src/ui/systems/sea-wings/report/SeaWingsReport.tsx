import { useMemo } from 'react';
import type { Snapshot } from '../../../../game';
import { type Outcome, SIDES, type Side } from '../../../../rules/core';
import type { SeaWingsState, SeaWingsView, seaWings } from '../../../../rules/sea-wings';
import { type Award, awardsOf, knownPoints } from '../../../../rules/sea-wings/query';
import { segmentIn } from '../../../../words/registry';
import { type Names, newNames } from '../../../../words/sea-wings/common/names';
import { outcomeText } from '../../../../words/sea-wings/outcome';
import { wingsReportText } from '../../../../words/sea-wings/texts/report';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';
import { AfterAction } from '../../../table/report/AfterAction';
import { ReportTable } from '../../../table/report/ReportTable';
import { ScoreTable } from '../../../table/report/ScoreTable';
import { SideRows } from '../../../table/report/SideRows';
import type { ReportProps } from '../../../table/reportProps';
import { awardText } from './awardText';

/** The after-action report of a game of Sea Wings, or the report so far. */
export function SeaWingsReport(props: ReportProps) {
  const { children, end, eyes, moments } = props;
  const snapshot = props.snapshot as Snapshot<typeof seaWings>;
  const { outcome, segment } = snapshot;
  const last = moments.at(-1)?.view as SeaWingsView | undefined;
  const view = eyes === 'all' ? (last ?? snapshot.view) : snapshot.view;
  const names = useMemo(() => newNames(view), [view]);
  const notOver = () => wingsReportText('notOver', { where: segmentIn('sea-wings', segment.name) });
  return (
    <AfterAction
      {...{ snapshot, system: 'sea-wings', tools: children, rule: outcome?.rule }}
      result={outcome ? outcomeText(outcome, names) : (end?.text ?? notOver())}
      score={{
        title: wingsReportText(outcome ? 'score' : 'scoreSoFar'),
        body: <Score view={view} names={names} outcome={outcome} />,
      }}
      losses={{ title: wingsReportText('ships'), body: <Losses view={view} names={names} /> }}
    />
  );
}

interface PartProps {
  view: SeaWingsView;
  names: Names;
}

/** [WG-22.15] Points by what they were given for, where nothing is hidden; before the end the sums alone that are known. */
function Score({ view, names, outcome }: PartProps & { outcome: Outcome | undefined }) {
  const awards = outcome && view.viewer === 'all' ? awardsOf(view as SeaWingsState) : [];
  return (
    <ScoreTable
      system="sea-wings"
      caption={wingsReportText(outcome ? 'score' : 'scoreSoFar')}
      heads={[wingsReportText('for'), wingsReportText('clause'), wingsReportText('points')]}
      sideName={names.side}
      awardsOf={(side) =>
        awards
          .filter(({ scores }) => scores === side)
          .map((award) => ({
            ...{ rule: award.rule, points: award.points },
            ...{ key: keyOf(award), text: awardText(award, view, names) },
          }))
      }
      sumOf={(side) => (outcome ? outcome.victoryPoints[side] : pointsNow(view, side))}
    />
  );
}

const keyOf = (award: Award): string => {
  if (award.for === 'ship') return award.id;
  return award.for === 'objective' ? `objective ${award.objective.id}` : award.for;
};

/** [WG-24.18] As far as the viewer has seen; a spectator has seen nothing. */
function pointsNow(view: SeaWingsView, side: Side): number | undefined {
  const viewer = SIDES.find((it) => view.forces[it] && view.known[it]);
  return viewer && knownPoints(view, viewer)[side];
}

/** [WG-13.31] Ships that are hurt or lost, by side. */
function Losses({ view, names }: PartProps) {
  const hurtOf = (side: Side) =>
    Object.values(view.forces[side]?.ships ?? {}).filter(
      ({ fate, hits }) => hits.length > 0 || !['afloat', 'waiting'].includes(fate),
    );
  if (SIDES.every((side) => hurtOf(side).length === 0))
    return <p className="hint">{wingsReportText('noShips')}</p>;
  return (
    <ReportTable
      caption={wingsReportText('ships')}
      heads={[wingsReportText('ship'), wingsReportText('type'), wingsReportText('fate')]}
    >
      <SideRows
        columns={3}
        sideName={names.side}
        rowsOf={(side) =>
          hurtOf(side).map(({ card, fate, hits }) => ({
            key: card.id,
            cells: [
              card.name,
              card.type,
              fate === 'afloat' || fate === 'waiting'
                ? wingsSheetText('hits', { count: hits.length })
                : wingsSheetText(`fate.${fate}`),
            ],
          }))
        }
      />
    </ReportTable>
  );
}
