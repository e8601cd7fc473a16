import { type RangeBox, stepsOf } from '../../../../rules/strategic/query';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk/desk';
import type { BoxMove } from '../desk/moves';
import { Counter } from './Counter';
import { type Column, type Contents, columnKey, type Distance } from './columns';
import { LandCounter } from './LandCounter';

interface MatrixColumnProps {
  column: Column;
  contents: Contents;
  /** From the counter picked, where it is of the other side. */
  distance: Distance | undefined;
  /** The counter picked may go here. */
  move: BoxMove | undefined;
  targets: ReadonlySet<string>;
  silhouettes: Silhouettes;
}

/** More divisions than that stand in a column without pictures. */
const MAX_WITH_PICTURES = 4;

/** One range box: its name, what stands in it, how far it is from what is picked. */
export function MatrixColumn(props: MatrixColumnProps) {
  const { column, contents, distance, move, targets, silhouettes } = props;
  const { names } = useDesk();
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
      data-crowded={divisions.length > MAX_WITH_PICTURES || undefined}
      aria-label={strategicBoardText('column', { side: names.side(column.side), box: name })}
    >
      <header className="range-box-head">
        <h3>{name}</h3>
        {distance ? <DistanceText distance={distance} /> : <StepsText box={column.box} />}
      </header>
      <ul className="range-box-units">
        {divisions.map((face) => (
          <li key={face.id}>
            <Counter face={face} isTarget={targets.has(face.id)} silhouettes={silhouettes} />
          </li>
        ))}
        {land.map((face) => (
          <li key={face.id}>
            <LandCounter face={face} isTarget={targets.has(face.id)} />
          </li>
        ))}
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

/** Where the counter picked would stand: pressed, it is ordered there, or called back. */
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
