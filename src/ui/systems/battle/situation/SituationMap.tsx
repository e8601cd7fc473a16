import { useMemo } from 'react';
import type { BattleScenario, BattleView } from '../../../../rules/battle';
import { isAtSea } from '../../../../rules/battle';
import type { ClassPlan } from '../../../../scenario/prepared';
import { BoardDefs } from '../../../hexmap/BoardDefs';
import { lightOf, type WhenAndWhere } from '../../../hexmap/light';
import { boardText } from '../../../i18n/board';
import { situationText } from '../../../i18n/situation';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { Chart, seaShift, sheetBounds } from '../board/chart/Chart';
import type { ChartName } from '../board/common/boardProps';
import { centerOf } from '../board/common/plane';
import { CounterNames } from '../board/counters/CounterNames';
import { Counters } from '../board/counters/Counters';
import { sayStack } from '../board/say';
import { ArrivalMark } from './ArrivalMark';
import { type Arrival, situationOf } from './situation';
import '../../../hexmap/board.css';
import '../../../hexmap/light.css';
import '../board/chart/chart.css';
import '../board/counters/counters.css';
import './situation.css';

interface SituationMapProps {
  scenario: BattleScenario;
  names: readonly ChartName[];
  plans: readonly ClassPlan[];
  /** For the light of the picture. */
  when: WhenAndWhere;
}

/** The chart of a battle before it begins: who stands where, and who enters from where. */
export function SituationMap({ scenario, names, plans, when }: SituationMapProps) {
  const { view, arrivals } = useMemo(() => situationOf(scenario), [scenario]);
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const { left, top, right, bottom } = sheetBounds(scenario.radius);
  return (
    <figure className="situation">
      <div
        className="board"
        data-hour={scenario.hour}
        data-weather={scenario.weather}
        data-light={lightOf(scenario.hour, when)}
      >
        <svg
          className="board-svg"
          data-zoom="middle"
          viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
          role="img"
          aria-label={wordsOf(view, arrivals)}
        >
          <BoardDefs />
          <Chart view={view} names={names} />
          <g transform={seaShift(centerOf(view.center))}>
            <Counters view={view} silhouettes={silhouettes} selected={null} lit={undefined} />
            <CounterNames view={view} names={names} />
            {arrivals.map((arrival) => (
              <ArrivalMark key={`${arrival.side}/${arrival.at}`} arrival={arrival} view={view} />
            ))}
          </g>
        </svg>
      </div>
    </figure>
  );
}

function wordsOf(view: BattleView, arrivals: readonly Arrival[]): string {
  const stacks = view.stacks.filter(isAtSea).map((stack) => sayStack(view, stack));
  const coming = arrivals.map(({ names, at }) =>
    situationText('enters', { who: names.join(', '), at: boardText(`edge.${at}`) }),
  );
  return [situationText('chartOf', { title: view.scenario.title }), ...stacks, ...coming].join(
    '. ',
  );
}
