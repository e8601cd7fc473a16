import { type RefObject, useMemo } from 'react';
import type { Outcome } from '../../../rules/core';
import type { StrategicEvent } from '../../../rules/strategic';
import type { ClassPlan } from '../../../scenario/prepared';
import type { LogChapter } from '../../../words/core/logLine';
import { strategicText } from '../../../words/strategic/texts/screen';
import type { Action } from '../../controls/keys';
import type { LogHandle } from '../../log/useLogHandle';
import { GamePanel } from '../../table/GamePanel';
import { ReplayBar } from '../../table/replay/ReplayBar';
import type { Replay } from '../../table/replay/useReplay';
import type { OtherEnd, ScreenProps } from '../../table/screen';
import { AirBoard } from './air/AirBoard';
import { DecisionBar } from './DecisionBar';
import { useDesk } from './desk';
import { EndReport } from './EndReport';
import { OperationAdvice } from './hint/OperationAdvice';
import { OrdersFor } from './orders/OrdersFor';
import { PassEmpty } from './passing';
import { placeLabel } from './place';
import { Results } from './Results';
import { replayMarks } from './replayMarks';
import { Forces } from './sheets/Forces';
import { SelectedSheet } from './sheets/SelectedSheet';
import { useMaybeTactical } from './tactical/tacticalDesk';
import { useNarrow } from './useNarrow';

export interface StrategicPanelProps extends ScreenProps {
  actions: readonly Action[];
  log: readonly LogChapter[];
  logRef: RefObject<LogHandle | null>;
  outcome: Outcome | undefined;
  replay: Replay;
  leaveReplay: () => void;
  plans: readonly ClassPlan[];
  events: readonly StrategicEvent[];
}

/** The panel beside the board: the decision, the orders, what is picked and all forces, the log. */
export function StrategicPanel(props: StrategicPanelProps) {
  const { actions, log, logRef, outcome, opponent, standstill, end, replay, plans } = props;
  const { view, side, light, names } = useDesk();
  const isOver = (outcome ?? end) !== undefined;
  const isReplay = replay.at !== null;
  return (
    <GamePanel
      label={strategicText('panel')}
      tabsLabel={strategicText('panel')}
      logLabel={strategicText('tab.log')}
      head={
        isReplay ? (
          <StrategicReplayBar {...props} />
        ) : (
          <DecisionBar {...{ actions, opponent, standstill, end }} />
        )
      }
      parts={[
        {
          id: 'orders',
          label: strategicText('tab.orders'),
          body: <PanelOrders {...props} isOver={isOver} />,
        },
        { id: 'forces', label: strategicText('tab.forces'), body: <Forces plans={plans} /> },
      ]}
      place={`${view.clock}/${side}`}
      {...{ isOver, isReplay, logRef, chapters: log, system: 'strategic' }}
      shipName={names.ship}
      onLight={light}
    />
  );
}

/** The orders open, with what is picked; once the game is over its report, unless it is looked through again. */
function PanelOrders(props: StrategicPanelProps & { isOver: boolean }) {
  const { replay, outcome, end, ending, isOver, plans, events } = props;
  const isStacked = useNarrow('stacked');
  const isTactical = useMaybeTactical() !== null;
  const ended: Outcome | OtherEnd | undefined = outcome ?? end;
  if (replay.at !== null) return <SelectedSheet plans={plans} />;
  if (isOver && ended) return <EndReport outcome={ended}>{ending}</EndReport>;
  return (
    <>
      <Results eyes={`${props.matchId}/${props.viewer}`} events={events} />
      <OperationAdvice />
      <OrdersFor />
      <PassEmpty />
      {isStacked && !isTactical && <AirBoard />}
      <SelectedSheet plans={plans} />
    </>
  );
}

function StrategicReplayBar(props: StrategicPanelProps) {
  const { replay, outcome, hotSeat, leaveReplay, onPlayFrom } = props;
  const { view, names } = useDesk();
  const marks = useMemo(
    () =>
      replayMarks(
        replay.moments.map(({ events }) => events as StrategicEvent[]),
        names,
      ),
    [replay.moments, names],
  );
  return (
    <ReplayBar
      replay={replay}
      label={placeLabel(view)}
      marks={marks}
      back={strategicText(outcome ? 'toEnd' : 'toGame')}
      onClose={leaveReplay}
      onPlayFrom={outcome || hotSeat ? onPlayFrom : undefined}
    />
  );
}
