import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '../../../rules/core';
import type { StrategicEvent } from '../../../rules/strategic';
import type { ClassPlan } from '../../../scenario/prepared';
import type { Action } from '../../controls/keys';
import { strategicText } from '../../i18n/strategic';
import { LiveLog } from '../../log/LiveLog';
import { LogBook } from '../../log/LogBook';
import type { LogChapter } from '../../log/logLine';
import type { LogHandle } from '../../log/useLogHandle';
import { ReplayBar } from '../../match/ReplayBar';
import type { OtherEnd, ScreenProps } from '../../match/screen';
import type { Replay } from '../../match/useReplay';
import { AirBoard } from './air/AirBoard';
import { DecisionBar } from './DecisionBar';
import { useDesk } from './desk';
import { EndReport } from './EndReport';
import { OrdersFor } from './orders/OrdersFor';
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

const TABS = ['orders', 'forces', 'log'] as const;
type Tab = (typeof TABS)[number];

/** The panel beside the board: the decision, the orders, what is picked and all forces, the log. */
export function StrategicPanel(props: StrategicPanelProps) {
  const { actions, log, outcome, opponent, standstill, end, replay, plans } = props;
  const [tab, setTab] = useState<Tab>('orders');
  const [low, setLow] = useState(false);
  const { view, side, light, names } = useDesk();
  const isOver = (outcome ?? end) !== undefined;
  const body = useTop(`${view.clock}/${side}`);
  const book = useLogInPanel(props.logRef, () => setTab('log'));
  const pick = (id: Tab) => {
    flushSync(() => {
      setLow(id === tab && !low);
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
      aria-label={strategicText('panel')}
    >
      {replay.at === null ? (
        <DecisionBar actions={actions} opponent={opponent} standstill={standstill} end={end} />
      ) : (
        <StrategicReplayBar {...props} />
      )}
      <div className="panel-tabs" role="tablist" aria-label={strategicText('panel')}>
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            aria-controls={`panel-${id}`}
            onClick={() => pick(id)}
          >
            {strategicText(`tab.${id}`)}
          </button>
        ))}
      </div>
      <div className="panel-body" ref={body}>
        <section
          className="panel-part"
          id="panel-orders"
          data-part="orders"
          aria-label={strategicText('tab.orders')}
        >
          <PanelOrders {...props} isOver={isOver} />
        </section>
        <section
          className="panel-part"
          id="panel-forces"
          data-part="forces"
          aria-label={strategicText('tab.forces')}
        >
          <Forces plans={plans} />
        </section>
      </div>
      <section
        className="panel-log"
        id="panel-log"
        data-part="log"
        aria-label={strategicText('tab.log')}
      >
        <LogBook
          ref={book}
          chapters={log}
          system="strategic"
          shipName={names.ship}
          onLight={light}
        />
      </section>
      <LiveLog chapters={log} isReplay={replay.at !== null} />
    </aside>
  );
}

/** Another step begins at the top of what scrolls. */
function useTop(place: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the step that brings it back to the top
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [place]);
  return box;
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
      <OrdersFor />
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
