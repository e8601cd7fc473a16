import { type ReactNode, type RefObject, useMemo } from 'react';
import type { BattleEvent } from '../../../rules/battle';
import type { Outcome, Segment } from '../../../rules/core';
import { battleText } from '../../../words/battle/texts/screen';
import type { LogChapter } from '../../../words/core/logLine';
import type { Action } from '../../controls/keys';
import { useShown } from '../../hexmap/motion/useScene';
import type { LogHandle } from '../../log/useLogHandle';
import { GamePanel } from '../../table/GamePanel';
import { placeText } from '../../table/placeText';
import { ReplayBar } from '../../table/replay/ReplayBar';
import type { Replay } from '../../table/replay/useReplay';
import type { OtherEnd, ScreenProps } from '../../table/screen';
import { director } from './board/motion/stage';
import { DecisionBar } from './DecisionBar';
import { DeskContext, useDesk } from './desk';
import { EndReport } from './EndReport';
import { Fleet } from './Fleet';
import { BattleAdvice } from './hint/BattleAdvice';
import { OrdersFor } from './orders/OrdersFor';
import { replayMarks } from './replay/marks';
import { SealedOrders } from './replay/SealedOrders';
import { Score } from './Score';
import { StackSheets } from './StackSheets';

interface BattlePanelProps extends ScreenProps {
  actions: readonly Action[];
  log: readonly LogChapter[];
  logRef: RefObject<LogHandle | null>;
  outcome: Outcome | undefined;
  replay: Replay;
  leaveReplay: () => void;
  /** Where what is shown came about. */
  segment: Segment;
}

/** The panel beside the map: the decision, the orders, the ships, the log. */
export function BattlePanel(props: BattlePanelProps) {
  const { actions, log, logRef, outcome, opponent, standstill, end, ending, replay } = props;
  const { light, names, stage } = useDesk();
  const isOver = (outcome ?? end) !== undefined;
  const isReplay = replay.at !== null;
  return (
    <GamePanel
      label={battleText('ordersAndShips')}
      tabsLabel={battleText('panel')}
      logLabel={battleText('tab.log')}
      head={
        isReplay ? (
          <BattleReplayBar {...props} />
        ) : (
          <DecisionBar {...{ actions, opponent, standstill, end }} />
        )
      }
      parts={[
        {
          id: 'orders',
          label: battleText('tab.orders'),
          body: <PanelOrders outcome={outcome ?? end} ending={ending} replay={replay} />,
        },
        {
          id: 'ships',
          label: battleText('tab.ships'),
          body: (
            <ShipsShown>
              <StackSheets />
              <Fleet isOver={isOver && !isReplay} />
              <Score />
            </ShipsShown>
          ),
        },
      ]}
      isIdle={stage === 'waiting' && !isOver && !isReplay}
      {...{ isOver, isReplay, logRef, chapters: log, system: 'battle' }}
      shipName={names.ship}
      onLight={light}
    />
  );
}

/** Sheets, stacks and score as far as the map has shown what became of them. */
function ShipsShown({ children }: { children: ReactNode }) {
  const desk = useDesk();
  const shown = useShown(director) ?? desk.view;
  const view = shown.scenario.id === desk.view.scenario.id ? shown : desk.view;
  return <DeskContext value={{ ...desk, view }}>{children}</DeskContext>;
}

/** A battle looked through again; who may not see all of it yet cannot begin one of his own from it. */
function BattleReplayBar(props: BattlePanelProps) {
  const { replay, segment, outcome, hotSeat, leaveReplay, onPlayFrom } = props;
  const { names } = useDesk();
  const marks = useMemo(() => replayMarks(replay.moments, names), [replay.moments, names]);
  return (
    <ReplayBar
      replay={replay}
      label={placeText(segment.label)}
      marks={marks}
      back={battleText(outcome ? 'toEnd' : 'toBattle')}
      onClose={leaveReplay}
      onPlayFrom={outcome || hotSeat ? onPlayFrom : undefined}
    />
  );
}

/** The orders open; once the battle is over its report, unless it is looked through again. */
function PanelOrders({
  outcome,
  ending,
  replay,
}: Pick<BattlePanelProps, 'ending' | 'replay'> & { outcome: Outcome | OtherEnd | undefined }) {
  if (replay.at !== null)
    return <SealedOrders events={(replay.moments[replay.at]?.events ?? []) as BattleEvent[]} />;
  if (!outcome)
    return (
      <>
        <OrdersFor />
        <BattleAdvice />
      </>
    );
  return <EndReport outcome={outcome}>{ending}</EndReport>;
}
