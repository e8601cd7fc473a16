import type { ReactNode } from 'react';
import { type Outcome, SIDES, type Side } from '../../../rules/core';
import { DEGREES } from '../../../rules/strategic/common/victory';
import type { StrategicView } from '../../../rules/strategic/model/state';
import type { Names } from '../../../words/strategic/names';
import { strategicBoardText } from '../../../words/strategic/texts/board';
import { strategicText } from '../../../words/strategic/texts/screen';
import { RuleLink } from '../../rules/RuleLink';
import { FateTable } from '../../table/report/FateTable';
import { HeadRow } from '../../table/report/ReportTable';
import type { OtherEnd } from '../../table/screen';
import { useDesk } from './desk';
import { allShips, landFacesOf } from './faces';

interface EndReportProps {
  /** How it ended by the rules, or otherwise. */
  outcome: Outcome | OtherEnd;
  /** What to do next. */
  children: ReactNode;
}

/** Who won and how clearly: the points of each side, what became of its ships, squadrons and bases. */
export function EndReport({ outcome, children }: EndReportProps) {
  const { names } = useDesk();
  const { winner } = outcome;
  return (
    <div className="end-report">
      <h2>{winner === undefined ? strategicText('isOver') : titleOf(winner, names)}</h2>
      {'text' in outcome ? (
        <p>{outcome.text}</p>
      ) : (
        <p>
          {degreeText(outcome)} <RuleLink system="strategic" rule={outcome.rule} />
        </p>
      )}
      {children}
      {'victoryPoints' in outcome && <Points outcome={outcome} />}
      <Fates />
    </div>
  );
}

const titleOf = (
  winner: Outcome['winner'],
  names: { side: (side: 'allies' | 'axis') => string },
): string =>
  winner === 'draw'
    ? strategicText('draw')
    : strategicText('victory', { side: names.side(winner) });

function degreeText({ reason, winner }: Outcome): string {
  const degree = DEGREES.find((it) => reason.includes(it));
  return degree && winner !== 'draw'
    ? strategicText(`degree.${degree}`)
    : strategicText('byPoints');
}

const Points = ({ outcome: { victoryPoints } }: { outcome: Outcome }) => {
  const { names } = useDesk();
  return (
    <table className="end-table">
      <HeadRow heads={[strategicText('side'), strategicText('points')]} />
      <tbody>
        {SIDES.map((side) => (
          <tr key={side} data-side={side}>
            <th scope="row" className="of-side">
              {names.side(side)}
            </th>
            <td>{victoryPoints[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What became of the ships that are hurt or lost, of aircraft and of bases. */
function Fates() {
  const { view, names } = useDesk();
  return (
    <FateTable
      heads={[strategicText('ships'), strategicText('fate')]}
      sideName={names.side}
      fatesOf={(side) => [
        ...shipFates(view, side, names),
        ...landFates(view, side),
        {
          id: 'steps',
          name: strategicText('stepsLost'),
          fate: stepsLost(view.forces[side]?.squadrons ?? {}),
        },
      ]}
    />
  );
}

const shipFates = (view: StrategicView, side: Side, names: Names) =>
  allShips(view, side)
    .filter(({ state, fate }) => state !== 'none' || fate !== 'afloat')
    .map(({ id, fate, state }) => ({
      ...{ id, name: names.ship(id) },
      fate: strategicBoardText(fate === 'afloat' ? `state.${state}` : `fate.${fate}`),
    }));

const landFates = (view: StrategicView, side: Side) =>
  landFacesOf(view)
    .filter((land) => land.side === side && land.state !== null && land.state !== 'none')
    .map(({ id, name, state }) => ({
      ...{ id, name, fate: strategicBoardText(`landState.${state ?? 'unknown'}`) },
    }));

const stepsLost = (squadrons: Readonly<Record<string, { lostForGood: number }>>): number =>
  Object.values(squadrons).reduce((sum, { lostForGood }) => sum + lostForGood, 0);
