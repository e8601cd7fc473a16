import { type ReactNode, useCallback } from 'react';
import { type BattleEvent, type BattleView, battle, hasConditions } from '../../../rules/battle';
import type { BaseEvent } from '../../../rules/core';
import { outcomeSentence } from '../../../words/battle/events/outcome';
import { orderText } from '../../../words/battle/orderText';
import { reasonText } from '../../../words/battle/reason';
import { refusalText } from '../../../words/battle/refusal';
import { segmentText } from '../../../words/battle/segment';
import { placesText } from '../../../words/battle/texts/places';
import { battleText } from '../../../words/battle/texts/screen';
import type { LogChapter } from '../../../words/core/logLine';
import { useShown } from '../../hexmap/motion/useScene';
import { AdviceCard } from '../../table/advice/AdviceCard';
import type { EndSlots } from '../../table/EndReport';
import type { ScreenProps } from '../../table/screen';
import type { PanelSlots } from '../../table/TablePanel';
import type { AtTable } from '../../table/useTable';
import { AwardTable, ShipTable } from './Awards';
import { director } from './board/motion/stage';
import { decisionOf } from './decision';
import { Conditions } from './desk/Conditions';
import { type Desk, DeskContext, useDesk } from './desk/desk';
import { Fleet } from './Fleet';
import { DeclaredSum } from './orders/DeclaredSum';
import { OrdersFor } from './orders/OrdersFor';
import { markOf } from './replay/marks';
import { SealedOrders } from './replay/SealedOrders';
import { Score } from './Score';
import { StackSheets } from './StackSheets';
import { SealFromPanel } from './standing/SealFromPanel';
import { StandingNote } from './standing/StandingNote';

interface PanelProps {
  screen: ScreenProps;
  at: AtTable<typeof battle>;
  desk: Desk;
  log: readonly LogChapter[];
}

/** The panel of a battle: the odds of the declaration under the decision, the ships beside the orders. */
export function useBattlePanel({ screen, at, desk, log }: PanelProps): Omit<PanelSlots, 'back'> {
  const { view, names, stage } = desk;
  const { end, opponent } = screen;
  const isOver = (at.snapshot.outcome ?? end) !== undefined;
  const mark = useCallback((event: BaseEvent) => markOf(event as BattleEvent, names), [names]);
  return {
    ...{ log, names, markOf: mark },
    label: battleText('ordersAndShips'),
    legend: end ? placesText('over') : segmentText(battle.segment(at.before ?? view).name),
    place: isOver && !at.isReplay ? 'over' : view.step.kind,
    decision: decisionOf({ ...desk, opponent }),
    refusalText: (refusal) => refusalText(refusal, names),
    offered: ['best-fire', 'carry-on', 'seal-on', 'stand-down'],
    underDecision: (
      <>
        <StandingNote />
        {stage !== 'waiting' && <DeclaredSum />}
      </>
    ),
    orders: (
      <>
        <SealFromPanel />
        <OrdersFor />
        <BattleAdvice />
      </>
    ),
    inReplay: <SealedOrders events={momentEvents(at)} />,
    end: endOf(view, names),
    parts: [
      { id: 'ships', label: battleText('tab.ships'), body: shipsPart(isOver && !at.isReplay) },
    ],
    isIdle: stage === 'waiting',
  };
}

const momentEvents = ({ replay: { moments, at } }: PanelProps['at']): readonly BattleEvent[] =>
  (moments[at ?? 0]?.events ?? []) as readonly BattleEvent[];

/** The conditions of the scenario or else the points of each side, and its ships. */
function endOf(view: BattleView, names: Desk['names']): EndSlots {
  const byConditions = hasConditions(view);
  return {
    isOver: placesText('over'),
    sentence: (outcome) => outcomeSentence(outcome, names),
    rules: [byConditions ? 'BT-14.1' : 'BT-14.2'],
    score: byConditions ? <Conditions view={view} names={names} /> : <AwardTable />,
    fates: <ShipTable />,
  };
}

const shipsPart = (isOver: boolean) => (
  <ShipsShown>
    <StackSheets />
    <Fleet isOver={isOver} />
    <Score />
  </ShipsShown>
);

/** What a bot would do in this battle. */
function BattleAdvice() {
  const { advice, give, view, names } = useDesk();
  return (
    <AdviceCard
      {...{ advice, give }}
      whyIn={(why) => reasonText(why, names)}
      say={(orders) => orders.map((order) => orderText(order, view, names))}
    />
  );
}

/** Sheets, stacks and score as far as the map has shown. */
function ShipsShown({ children }: { children: ReactNode }) {
  const desk = useDesk();
  const shown = useShown(director) ?? desk.view;
  const view = shown.scenario.id === desk.view.scenario.id ? shown : desk.view;
  return <DeskContext value={{ ...desk, view }}>{children}</DeskContext>;
}
