import {
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { BattleEvent } from '../../../rules/battle';
import type { Outcome, Segment } from '../../../rules/core';
import { director } from '../../board/motion/stage';
import { useShown } from '../../board/motion/useScene';
import type { Action } from '../../controls/keys';
import { battleText } from '../../i18n/battle';
import { LiveLog } from '../../log/LiveLog';
import { LogBook } from '../../log/LogBook';
import type { LogChapter } from '../../log/logLine';
import type { LogHandle } from '../../log/useLogHandle';
import { placeText } from '../../match/placeText';
import { ReplayBar } from '../../match/ReplayBar';
import type { OtherEnd, ScreenProps } from '../../match/screen';
import type { Replay } from '../../match/useReplay';
import { DecisionBar } from './DecisionBar';
import { DeskContext, useDesk } from './desk';
import { EndReport } from './EndReport';
import { Fleet } from './Fleet';
import { AdviceCard } from './hint/AdviceCard';
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

const TABS = ['orders', 'ships', 'log'] as const;
type Tab = (typeof TABS)[number];

/** The panel beside the map: the decision, the orders, the ships, the log. On small screens one of the three. */
export function BattlePanel(props: BattlePanelProps) {
  const { actions, log, outcome, opponent, standstill, end, ending, replay } = props;
  const [tab, setTab] = useState<Tab>('orders');
  const isOver = (outcome ?? end) !== undefined;
  const [wasOver, setWasOver] = useState(isOver);
  const [low, setLow] = useState(false);
  const { light, names, stage } = useDesk();
  // Nothing to order, and nothing to read in its place.
  const isIdle = tab === 'orders' && stage === 'waiting' && !isOver && replay.at === null;
  const book = useLogInPanel(props.logRef, () => setTab('log'));
  // Where one of the three is shown, the end comes to the front.
  if (isOver && !wasOver) {
    setWasOver(true);
    setTab('orders');
  }
  const pick = (id: Tab) => {
    flushSync(() => {
      setLow(id === tab && !low && !isIdle);
      setTab(id);
    });
    // While it was hidden the log could not follow what was added to it.
    if (id === 'log') book.current?.newest();
  };
  return (
    <aside
      className="panel"
      data-tab={tab}
      data-low={low || undefined}
      data-idle={isIdle || undefined}
      aria-label={battleText('ordersAndShips')}
    >
      {replay.at === null ? (
        <DecisionBar actions={actions} opponent={opponent} standstill={standstill} end={end} />
      ) : (
        <BattleReplayBar {...props} />
      )}
      <div className="panel-tabs" role="tablist" aria-label={battleText('panel')}>
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            aria-controls={`panel-${id}`}
            onClick={() => pick(id)}
          >
            {battleText(`tab.${id}`)}
          </button>
        ))}
      </div>
      <div className="panel-body">
        <section
          className="panel-part"
          id="panel-orders"
          data-part="orders"
          aria-label={battleText('tab.orders')}
        >
          <PanelOrders outcome={outcome ?? end} ending={ending} replay={replay} />
        </section>
        <section
          className="panel-part"
          id="panel-ships"
          data-part="ships"
          aria-label={battleText('tab.ships')}
        >
          <ShipsShown>
            <StackSheets />
            <Fleet isOver={isOver && replay.at === null} />
            <Score />
          </ShipsShown>
        </section>
      </div>
      <section
        className="panel-log"
        id="panel-log"
        data-part="log"
        aria-label={battleText('tab.log')}
      >
        <LogBook ref={book} chapters={log} system="battle" shipName={names.ship} onLight={light} />
      </section>
      <LiveLog chapters={log} isReplay={replay.at !== null} />
    </aside>
  );
}

/** Sheets, stacks and score as far as the map has shown what became of them. */
function ShipsShown({ children }: { children: ReactNode }) {
  const desk = useDesk();
  const shown = useShown(director) ?? desk.view;
  const view = shown.scenario.id === desk.view.scenario.id ? shown : desk.view;
  return <DeskContext value={{ ...desk, view }}>{children}</DeskContext>;
}

/** The log's handle for keys, which brings its tab to the front first: elsewhere it may be hidden. */
function useLogInPanel(ref: Ref<LogHandle>, show: () => void): RefObject<LogHandle | null> {
  const book = useRef<LogHandle>(null);
  const shown = (act: (log: LogHandle) => void) => () => {
    flushSync(show);
    if (book.current) act(book.current);
  };
  useImperativeHandle(ref, () => ({
    search: shown((log) => log.search()),
    lastOwn: shown((log) => log.lastOwn()),
    newest: shown((log) => log.newest()),
  }));
  return book;
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
        <AdviceCard />
      </>
    );
  return <EndReport outcome={outcome}>{ending}</EndReport>;
}
