import { type DragEvent, useState } from 'react';
import {
  boxCounts,
  capacityOf,
  type Formation,
  factorsOf,
  formationsOf,
} from '../../../../rules/sea-wings/query';
import { shortName } from '../../../../words/sea-wings/common/names';
import { wingsDeckText } from '../../../../words/sea-wings/texts/deck';
import { numbered } from '../../../controls/numbered';
import { type Desk, ownForce, useDesk } from '../desk/desk';
import { PlaneSign } from '../desk/figures';
import { type Chip, COLUMNS, type Column, chipsIn, homesOf } from './boxes';
import { TaskBar } from './TaskBar';
import { giveTask, isPlanning } from './tasks';
import './deck.css';

/** [WG-5.1] Every carrier, base and task force with aircraft: a board of boxes, from the hangar to the return. */
export function DeckBoard() {
  const desk = useDesk();
  const isAsked = isPlanning(desk);
  const [toggled, toggle] = useState({ isAsked, isFlipped: false });
  const isOpen = isAsked !== (toggled.isAsked === isAsked && toggled.isFlipped);
  const force = ownForce(desk);
  const homes = force ? homesOf(force) : [];
  if (homes.length === 0) return null;
  const title = wingsDeckText('board');
  return (
    <section
      className="deck"
      data-side={desk.side}
      data-open={isOpen || undefined}
      aria-label={title}
    >
      <header className="deck-title">
        <button
          type="button"
          className="board-toggle"
          aria-expanded={isOpen}
          onClick={() => toggle({ isAsked, isFlipped: isOpen === isAsked })}
        >
          {title}
        </button>
        {isOpen && isAsked && <TaskBar />}
      </header>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
        <div
          className="deck-homes"
          role="group"
          aria-label={wingsDeckText('homes')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
          tabIndex={0}
        >
          {homes.map((home) => (
            <HomeBoard key={home} home={home} />
          ))}
        </div>
      )}
    </section>
  );
}

/** One carrier or base: its formations in rows, the boxes in columns. */
function HomeBoard({ home }: { home: string }) {
  const desk = useDesk();
  const force = ownForce(desk);
  if (!force) return null;
  const formations = formationsOf(force).filter((it) => it.home.id === home && factorsOf(it) > 0);
  const [first] = formations;
  if (!first) return null;
  return (
    <table className="deck-home">
      <caption>
        <b>{desk.names.home(home)}</b>
        <LaunchNote first={first} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{wingsDeckText('type')}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-box={column}>
              {wingsDeckText(`box.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {formations.map((formation) => (
          <FormationRow key={formation.id} formation={formation} />
        ))}
      </tbody>
    </table>
  );
}

/** [WG-8.5] How many factors one launch can take. */
function LaunchNote({ first }: { first: Formation }) {
  const force = ownForce(useDesk());
  const capacity = force ? capacityOf(force, first) : 0;
  if (!Number.isFinite(capacity)) return null;
  return <small>{wingsDeckText('launch', { capacity })}</small>;
}

function FormationRow({ formation }: { formation: Formation }) {
  const desk = useDesk();
  const { type, home } = formation;
  const isFloatplane = home.kind === 'floatplanes';
  return (
    <tr data-picked={desk.picked.has(formation.id) || undefined}>
      <th scope="row">
        <PlaneSign type={type.class} isFloatplane={isFloatplane} />
        <span title={type.name}>{shortName(type.name)}</span>
        <abbr title={wingsDeckText(`class.${type.class}`)}>{type.class}</abbr>
      </th>
      {COLUMNS.map((column) => (
        <BoxCell key={column} formation={formation} column={column} />
      ))}
    </tr>
  );
}

interface CellProps {
  formation: Formation;
  column: Column;
}

/** A box of a formation: what is in it, and where pieces are dropped. */
function BoxCell({ formation, column }: CellProps) {
  const desk = useDesk();
  const [isOver, setOver] = useState(false);
  const takes = dropOf(desk, formation, column);
  const drop = takes && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      takes();
    },
  };
  const chips = chipsIn(desk, formation, column);
  return (
    <td data-box={column} data-over={isOver || undefined} {...drop}>
      {column === 'hangar' ? (
        <Hangar formation={formation} />
      ) : (
        chips.map((chip) => <BoxChip key={chip.key} chip={chip} formation={formation} />)
      )}
    </td>
  );
}

/** What a drop on a box does; the box that pieces come from takes them back. */
function dropOf(desk: Desk, formation: Formation, column: Column): (() => void) | undefined {
  if (!isPlanning(desk)) return undefined;
  if (column === 'returning') return undefined;
  if (column === 'hangar') return () => desk.give({ kind: 'standDown', formation: formation.id });
  return () => giveTask(desk, column);
}

/** Factors that can be taken; a press takes all of them, another puts them back. */
function Hangar({ formation }: { formation: Formation }) {
  const desk = useDesk();
  const { id, type } = formation;
  const { hangar } = boxCounts(formation);
  if (hangar === 0) return null;
  const picked = desk.picked.get(id) ?? 0;
  const isOpen = isPlanning(desk);
  const shown = picked > 0 ? `${picked}/${hangar}` : String(hangar);
  return (
    <button
      type="button"
      className="piece"
      draggable={isOpen}
      disabled={!isOpen}
      aria-pressed={picked > 0}
      aria-label={wingsDeckText('take', { type: type.name, shown })}
      onDragStart={() => desk.pick(id, hangar)}
      onClick={() => desk.pick(id, picked > 0 ? 0 : hangar)}
    >
      <Pips count={hangar} picked={picked} />
      <b>{shown}</b>
    </button>
  );
}

const MAX_PIPS = 12;

/** A mark for each factor; of very many only the number is shown. */
const Pips = ({ count, picked }: { count: number; picked: number }) =>
  count > MAX_PIPS ? null : (
    <span className="pips" aria-hidden="true">
      {numbered(Array.from({ length: count }, (_, at) => at < picked)).map(({ key, of }) => (
        <i key={key} data-picked={of || undefined} />
      ))}
    </span>
  );

/** Factors with a task; dragged to the hangar they are taken back. */
const BoxChip = ({ chip, formation }: { chip: Chip; formation: Formation }) => {
  const isOpen = isPlanning(useDesk());
  return (
    <span
      className="chip"
      data-box={chip.column}
      title={chip.title}
      draggable={isOpen || undefined}
    >
      <b>{chip.factors}</b> {chip.note}
      <span className="visually-hidden">
        {wingsDeckText('chip', { type: formation.type.name, box: chip.title })}
      </span>
    </span>
  );
};
