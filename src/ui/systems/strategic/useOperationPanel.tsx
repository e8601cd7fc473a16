import { useCallback } from 'react';
import type { BaseEvent } from '../../../rules/core';
import type { StrategicEvent, strategic } from '../../../rules/strategic';
import type { ClassPlan } from '../../../scenario/prepared';
import type { LogChapter } from '../../../words/core/logLine';
import { sayOrders } from '../../../words/strategic/orders/sayOrders';
import { outcomeText } from '../../../words/strategic/outcome';
import { reasonText } from '../../../words/strategic/reason';
import { refusalText } from '../../../words/strategic/refusal';
import { strategicText } from '../../../words/strategic/texts/screen';
import { useKeptLesson } from '../../lesson/keptLesson';
import { AdviceCard } from '../../table/advice/AdviceCard';
import type { ScreenProps } from '../../table/screen';
import { QuietChoices, QuietNotes } from '../../table/standing/QuietNotes';
import type { Passing } from '../../table/standing/usePassing';
import type { PanelSlots } from '../../table/TablePanel';
import { useNarrow } from '../../table/useNarrow';
import type { AtTable } from '../../table/useTable';
import { AirBoard } from './air/AirBoard';
import { decisionOf } from './decision';
import { settingNow } from './desk/assign';
import { type Desk, useDesk } from './desk/desk';
import { placeLabel } from './desk/place';
import { Fates } from './Fates';
import { StepHint } from './hint/StepHint';
import { OrdersFor } from './orders/OrdersFor';
import { Results } from './Results';
import { markOf } from './replayMarks';
import { Forces } from './sheets/Forces';
import { SelectedSheet } from './sheets/SelectedSheet';
import { useMaybeTactical } from './tactical/tacticalDesk';
import './hint/strategicAdvice.css';
import { NONE_GIVEN } from '../../table/standing/standing';

interface PanelProps {
  screen: ScreenProps;
  at: AtTable<typeof strategic>;
  desk: Desk;
  log: readonly LogChapter[];
  plans: readonly ClassPlan[];
  passing: Passing;
}

/** The panel of an operation: strike results above the orders, the counter picked below, all forces beside. */
export function useOperationPanel(props: PanelProps): Omit<PanelSlots, 'back'> {
  const { screen, at, desk, log, plans, passing } = props;
  const { view, side, names } = desk;
  const isTaught = useKeptLesson(screen.matchId) !== null;
  const isNarrow = useNarrow('tablet');
  const hint = <StepHint isOff={isTaught || at.isReplay || passing.isPassing} />;
  const mark = useCallback((event: BaseEvent) => markOf(event as StrategicEvent, names), [names]);
  return {
    ...{ log, names, markOf: mark },
    label: strategicText('panel'),
    legend: placeLabel(view),
    decision: decisionOf({ ...desk, opponent: screen.opponent }),
    refusalText: (refusal) => refusalText(refusal, names),
    underDecision: (
      <>
        <QuietNotes
          {...passing}
          given={desk.stage === 'waiting' ? NONE_GIVEN : desk.standing.given}
        />
        {!isNarrow && hint}
      </>
    ),
    orders: (
      <>
        {/* Above them it would leave a small window no room for the orders. */}
        {isNarrow && hint}
        <OpenOrders eyes={`${screen.matchId}/${screen.viewer}`} events={at.events} plans={plans} />
      </>
    ),
    picked: desk.selected && <SelectedSheet plans={plans} />,
    end: { sentence: (outcome) => outcomeText(outcome, names), fates: <Fates /> },
    parts: [{ id: 'forces', label: strategicText('tab.forces'), body: <Forces plans={plans} /> }],
    place: `${view.clock}/${side}`,
  };
}

interface OpenOrdersProps extends Pick<PanelProps, 'plans'> {
  eyes: string;
  events: readonly StrategicEvent[];
}

/** The orders open, with what is picked. */
function OpenOrders({ eyes, events, plans }: OpenOrdersProps) {
  const { view, side } = useDesk();
  const isTactical = useMaybeTactical() !== null;
  // Where there is no room below the map; before the list of what is sent, which grows.
  const isBoardBelow = useNarrow('tablet') && !isTactical;
  const isAskedOf = settingNow(view) !== null;
  return (
    <>
      <Results eyes={eyes} events={events} />
      <OperationAdvice />
      {isBoardBelow && isAskedOf && <AirBoard />}
      <OrdersFor />
      {isBoardBelow && !isAskedOf && <AirBoard />}
      {/* Spectators order nothing. */}
      {view.forces[side] && <QuietChoices standing={strategicText('standingOrders')} />}
      <SelectedSheet plans={plans} />
    </>
  );
}

/** What a bot would do in this part of the operation. */
function OperationAdvice() {
  const desk = useDesk();
  const { advice, give } = desk;
  return (
    <AdviceCard
      {...{ advice, give }}
      whyIn={reasonText}
      say={(orders) => sayOrders(orders, desk)}
    />
  );
}
