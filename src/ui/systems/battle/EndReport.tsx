import type { ReactNode } from 'react';
import { allShips, type BattleView, type Ship, worthOf } from '../../../rules/battle';
import { enemyOf, type Outcome, SIDES, type Side } from '../../../rules/core';
import { RuleLink } from '../../rules/RuleLink';
import { useDesk } from './desk';
import { fateText } from './fate';
import { outcomeSentence, points } from './text/outcome';
import { counted } from './words';

interface EndReportProps {
  outcome: Outcome;
  /** What to do next. */
  children: ReactNode;
}

/** Who won and why: the points of each side and the ships they are for. */
export function EndReport({ outcome, children }: EndReportProps) {
  const { view, names } = useDesk();
  return (
    <div className="end-report">
      <h2>
        {outcome.winner === 'draw' ? 'A draw' : `Victory of the ${names.side(outcome.winner)}`}
      </h2>
      <p>
        {outcomeSentence(outcome, names.side)} <RuleLink system="battle" rule={outcome.rule} />
      </p>
      <table className="end-table">
        <thead>
          <tr>
            <th scope="col">Losses</th>
            <th scope="col">Fate</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        {SIDES.map((side) => (
          <SideLosses key={side} view={view} side={side} outcome={outcome} />
        ))}
      </table>
      {children}
    </div>
  );
}

interface SideLossesProps {
  view: BattleView;
  side: Side;
  outcome: Outcome;
}

/** A side's ships with what the enemy scored for each. */
function SideLosses({ view, side, outcome }: SideLossesProps) {
  const { names } = useDesk();
  const enemy = enemyOf(side);
  const own = allShips(view).filter((ship) => ship.side === side);
  const forShips = own.reduce((sum, ship) => sum + worthOf(view, ship), 0);
  const beside = outcome.victoryPoints[enemy] - forShips;
  return (
    <tbody data-side={side}>
      <tr>
        <th scope="rowgroup" colSpan={2} className="of-side">
          {names.side(side)}
        </th>
        <td />
      </tr>
      {own.map((ship) => (
        <tr key={ship.id}>
          <th scope="row">{names.ship(ship.id)}</th>
          <td>{lossText(view, ship)}</td>
          <td>{points(worthOf(view, ship))}</td>
        </tr>
      ))}
      {beside > 0 && (
        <tr>
          <th scope="row">The scenario's own</th>
          <td>boxes destroyed, exits</td>
          <td>{points(beside)}</td>
        </tr>
      )}
      <tr className="end-sum">
        <th scope="row" colSpan={2}>
          Scored by {names.side(enemy)}
        </th>
        <td>{points(outcome.victoryPoints[enemy])}</td>
      </tr>
    </tbody>
  );
}

function lossText(view: BattleView, ship: Ship): string {
  const fate = fateText(view, ship);
  if (ship.fate === 'sunk' || ship.fate === 'scuttled' || ship.lost.hull === 0) return fate;
  return `${fate}, ${counted(ship.lost.hull, 'hull box', 'hull boxes')} lost`;
}
