import type { CSSProperties } from 'react';
import { type RangeBox, stepsOf } from '../../../../rules/strategic/query';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk/desk';
import type { BoxMove } from '../desk/moves';
import { Counter } from './Counter';
import { type Column, type Contents, columnKey, type Distance } from './columns';
import { Island } from './Island';
import { ObjectiveFlags } from './ObjectiveFlags';
import { objectivesIn } from './objectivesAt';

interface MatrixColumnProps {
  column: Column;
  contents: Contents;
  /** The range from the counter picked, if that is on the other side. */
  distance: Distance | undefined;
  /** The counter picked may go here. */
  move: BoxMove | undefined;
  targets: ReadonlySet<string>;
  silhouettes: Silhouettes;
  /** Bands between it and the viewer's edge of the board. */
  at: number;
}

/** With more divisions than this a column shows no pictures. */
const MAX_WITH_PICTURES = 4;

/** One range box: its name, its counters, and its range from the counter picked. */
export function MatrixColumn(props: MatrixColumnProps) {
  const { column, contents, distance, move, targets, silhouettes, at } = props;
  const { view, names } = useDesk();
  const { divisions, land } = contents;
  const name = boxName(column.box);
  return (
    <section
      className="range-box"
      data-side={column.side}
      data-box={column.box}
      data-column={columnKey(column)}
      data-reach={distance?.reach}
      data-empty={divisions.length + land.length === 0 || undefined}
      style={{ '--at': at } as CSSProperties}
      data-crowded={divisions.length > MAX_WITH_PICTURES || undefined}
      aria-label={strategicBoardText('column', { side: names.side(column.side), box: name })}
    >
      <header className="range-box-head">
        <h2>{name}</h2>
        {distance ? <DistanceText distance={distance} /> : <StepsText box={column.box} />}
        <ObjectiveFlags objectives={objectivesIn(view.scenario, column.side, column.box)} />
      </header>
      <ul className="range-box-units">
        {divisions.map((face) => (
          <li key={face.id}>
            <Counter face={face} isTarget={targets.has(face.id)} silhouettes={silhouettes} />
          </li>
        ))}
        {land.length > 0 && <Island land={land} targets={targets} />}
        {move && (
          <li>
            <MoveMark move={move} />
          </li>
        )}
      </ul>
    </section>
  );
}

function StepsText({ box }: { box: RangeBox }) {
  return (
    <p className="range-box-steps">
      {box === 'outOfContact'
        ? strategicBoardText('noContact')
        : strategicBoardText('steps', { count: stepsOf(box) })}
    </p>
  );
}

/** [ST-6.4 to ST-6.6] '4 steps, 180 nm: all squadrons'. */
const DistanceText = ({ distance: { miles, reach } }: { distance: Distance }) => (
  <p className="range-box-steps" data-reach={reach}>
    {miles === undefined ? null : <b>{strategicBoardText('miles', { miles })}</b>}
    <span>{strategicBoardText(`reach.${reach}`)}</span>
  </p>
);

/** The place of the counter picked: a press orders it there, or cancels the order. */
function MoveMark({ move }: { move: BoxMove }) {
  const { give } = useDesk();
  return (
    <button
      type="button"
      className="move-mark"
      data-ordered={move.isOrdered || undefined}
      onClick={() => give(move.order)}
    >
      {strategicBoardText(
        `move.${move.order.kind}${move.isOrdered ? 'Back' : ''}` as 'move.closeRange',
      )}
    </button>
  );
}
