import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { LiveLog } from '../log/LiveLog';
import { LogBook, type LogBookProps } from '../log/LogBook';
import type { LogHandle } from '../log/useLogHandle';

export interface PanelPart {
  id: string;
  /** On its tab. */
  label: string;
  body: ReactNode;
}

interface GamePanelProps extends Omit<LogBookProps, 'ref'> {
  label: string;
  /** Of the row of tabs. */
  tabsLabel: string;
  logLabel: string;
  /** The decision, or the bar of a replay. */
  head: ReactNode;
  /** The first is that of the orders. */
  parts: readonly [PanelPart, ...PanelPart[]];
  logRef: RefObject<LogHandle | null>;
  isOver: boolean;
  isReplay: boolean;
  /** Nothing to order, and nothing to read in its place. */
  isIdle?: boolean;
  /** Where the game is: another place begins at the top of what scrolls. */
  place?: string;
}

/** The panel beside the board: the decision, the parts, the log. On small screens one of them by its tab. */
export function GamePanel(props: GamePanelProps) {
  const { parts, isOver, place = '' } = props;
  const [orders] = parts;
  const [tab, setTab] = useState(orders.id);
  const [wasOver, setWasOver] = useState(isOver);
  const [low, setLow] = useState(false);
  const isIdle = tab === orders.id && props.isIdle === true;
  const body = useTop(place);
  const book = useLogInPanel(props.logRef, () => setTab('log'));
  // Where one of the parts is shown, the end comes to the front.
  if (isOver && !wasOver) {
    setWasOver(true);
    setTab(orders.id);
  }
  const pick = (id: string) => {
    flushSync(() => {
      setLow(id === tab && !low && !isIdle);
      setTab(id);
    });
    // While it was hidden the log could not follow what was added to it.
    if (id === 'log') book.current?.newest();
  };
  const { chapters, system, shipName, onLight } = props;
  return (
    <aside
      className="panel"
      data-tab={tab}
      data-low={low || undefined}
      data-idle={isIdle || undefined}
      aria-label={props.label}
    >
      {props.head}
      <PanelTabs
        label={props.tabsLabel}
        tabs={[...parts, { id: 'log', label: props.logLabel }]}
        open={tab}
        onPick={pick}
      />
      <div className="panel-body" ref={body}>
        {parts.map(({ id, label, body: shown }) => (
          <section
            key={id}
            className="panel-part"
            id={`panel-${id}`}
            data-part={id}
            data-open={id === tab || undefined}
            aria-label={label}
          >
            {shown}
          </section>
        ))}
      </div>
      <section className="panel-log" id="panel-log" data-part="log" aria-label={props.logLabel}>
        <LogBook ref={book} {...{ chapters, system, shipName, onLight }} />
      </section>
      <LiveLog chapters={chapters} isReplay={props.isReplay} />
    </aside>
  );
}

interface PanelTabsProps {
  label: string;
  tabs: readonly Pick<PanelPart, 'id' | 'label'>[];
  open: string;
  onPick: (id: string) => void;
}

const PanelTabs = ({ label, tabs, open, onPick }: PanelTabsProps) => (
  <div className="panel-tabs" role="tablist" aria-label={label}>
    {tabs.map((tab) => (
      <button
        key={tab.id}
        type="button"
        role="tab"
        aria-selected={open === tab.id}
        aria-controls={`panel-${tab.id}`}
        onClick={() => onPick(tab.id)}
      >
        {tab.label}
      </button>
    ))}
  </div>
);

function useTop(place: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the place that brings it back to the top
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [place]);
  return box;
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
