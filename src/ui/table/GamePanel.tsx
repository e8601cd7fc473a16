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
import { PanelTabs } from './PanelTabs';
import { type Sheet, useSheet } from './useSheet';

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
  /** Nothing to order, and nothing to read instead. */
  isIdle?: boolean;
  /** Where the game stands: each new place scrolls back to the top. */
  place?: string;
}

/** The panel beside the board: the decision, the parts, the log. On small screens one of them at a time, by tabs. */
export function GamePanel(props: GamePanelProps) {
  const { parts, isOver, place = '' } = props;
  const [orders] = parts;
  const [tab, setTab] = useState(orders.id);
  const [wasOver, setWasOver] = useState(isOver);
  const panel = useRef<HTMLElement>(null);
  const { sheet, setSheet, isHeld, hands } = useSheet(panel);
  const isIdle = tab === orders.id && props.isIdle === true;
  const body = useTop(place);
  const book = useLogInPanel(props.logRef, () => setTab('log'));
  // When a part is on show at the end, the result comes to the front.
  if (isOver && !wasOver) {
    setWasOver(true);
    setTab(orders.id);
  }
  const pick = (id: string) => {
    flushSync(() => {
      setSheet(id === tab && !isIdle ? lowerOf(sheet) : raisedFrom(sheet));
      setTab(id);
    });
    // While it was hidden the log could not scroll to its new lines.
    if (id === 'log') book.current?.newest();
  };
  const { chapters, system, shipName, onLight } = props;
  return (
    <aside
      ref={panel}
      className="panel"
      data-tab={tab}
      data-sheet={isHeld ? 'held' : sheet}
      data-idle={isIdle || undefined}
      aria-label={props.label}
    >
      <h2 className="visually-hidden">{props.label}</h2>
      {props.head}
      <PanelTabs
        label={props.tabsLabel}
        tabs={[...parts, { id: 'log', label: props.logLabel }]}
        open={tab}
        onPick={pick}
        sheet={sheet}
        onSheet={setSheet}
        hands={hands}
      />
      {/* A replay may have nothing in it to reach with Tab, and is scrolled with keys all the same. */}
      <div className="panel-body" ref={body} tabIndex={props.isReplay ? 0 : undefined}>
        {parts.map((part) => (
          <Part key={part.id} part={part} isOpen={part.id === tab} />
        ))}
      </div>
      <section className="panel-log" id="panel-log" data-part="log" aria-label={props.logLabel}>
        <LogBook ref={book} {...{ chapters, system, shipName, onLight }} />
      </section>
      <LiveLog chapters={chapters} isReplay={props.isReplay} />
    </aside>
  );
}

const Part = ({ part: { id, label, body }, isOpen }: { part: PanelPart; isOpen: boolean }) => (
  <section
    className="panel-part"
    id={`panel-${id}`}
    data-part={id}
    data-open={isOpen || undefined}
    aria-label={label}
  >
    {body}
  </section>
);

/** The tab that is open, pressed again, gives its room to the board; low, it comes back. */
const lowerOf = (sheet: Sheet): Sheet => (sheet === 'low' ? 'middle' : 'low');

const raisedFrom = (sheet: Sheet): Sheet => (sheet === 'low' ? 'middle' : sheet);

function useTop(place: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the place that brings it back to the top
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [place]);
  return box;
}

/** The log's handle for keys, which brings its tab to the front first: it may be hidden. */
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
