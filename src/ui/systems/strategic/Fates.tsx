import type { Side } from '../../../rules/core';
import type { StrategicView } from '../../../rules/strategic';
import type { Names } from '../../../words/strategic/common/names';
import { strategicBoardText } from '../../../words/strategic/texts/board';
import { strategicText } from '../../../words/strategic/texts/screen';
import { FateTable } from '../../table/report/FateTable';
import { useDesk } from './desk/desk';
import { allShips, landFacesOf } from './desk/faces';

const squadronsFate = ({ forces }: StrategicView, side: Side) => ({
  id: 'steps',
  name: strategicText('stepsLost'),
  fate: stepsLost(forces[side]?.squadrons ?? {}),
});

/** The fates of ships damaged or lost, of aircraft and of bases. */
export function Fates() {
  const { view, names } = useDesk();
  return (
    <FateTable
      heads={[strategicText('ships'), strategicText('fate')]}
      sideName={names.side}
      fatesOf={(side) => [
        ...shipFates(view, side, names),
        ...landFates(view, side),
        squadronsFate(view, side),
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
