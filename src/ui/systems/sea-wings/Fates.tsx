import type { Outcome, Side } from '../../../rules/core';
import { outcomeText } from '../../../words/sea-wings/outcome';
import { wingsScreenText } from '../../../words/sea-wings/texts/screen';
import { wingsSheetText } from '../../../words/sea-wings/texts/sheet';
import { FateTable } from '../../table/report/FateTable';
import { type Desk, useDesk } from './desk/desk';

/** Who won and by how much; where the scenario asks for a lead, by which. */
export function endText(outcome: Outcome, { view, names }: Pick<Desk, 'view' | 'names'>): string {
  const points = outcomeText(outcome, names);
  const { margin } = view.scenario;
  if (!margin || outcome.reason === 'resigned') return points;
  const { allies, axis } = outcome.victoryPoints;
  const { side, wins, loses } = margin;
  const lead = side === 'allies' ? allies - axis : axis - allies;
  return `${points} ${wingsScreenText('byLead', { side: names.side(side), lead, wins, loses })}`;
}

/** The fates of ships that were hit or lost, and the factors lost. */
export function Fates() {
  const { view, names } = useDesk();
  return (
    <FateTable
      heads={[wingsScreenText('ships'), wingsScreenText('fate')]}
      sideName={names.side}
      fatesOf={(side) => [...shipFates(view, side), factorsFate(view, side)]}
    />
  );
}

const shipFates = ({ forces }: Desk['view'], side: Side) =>
  Object.values(forces[side]?.ships ?? {})
    .filter(({ fate, hits }) => hits.length > 0 || (fate !== 'afloat' && fate !== 'waiting'))
    .map(({ card, fate, hits }) => ({
      ...{ id: card.id, name: card.name },
      fate:
        fate === 'afloat' || fate === 'waiting'
          ? wingsSheetText('hits', { count: hits.length })
          : wingsSheetText(`fate.${fate}`),
    }));

function factorsFate({ forces }: Desk['view'], side: Side) {
  const lost = forces[side]?.factorsLost;
  const fate = (lost?.carrier ?? 0) + (lost?.other ?? 0);
  return { id: 'factors', name: wingsScreenText('factorsLost'), fate };
}
