import { type KeyboardEvent, useMemo, useRef } from 'react';
import { SIDES, type Side } from '../../../../rules/core';
import type { StrategicEvent } from '../../../../rules/strategic';
import type { ClassPlan } from '../../../../scenario/prepared';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { Ensign } from '../../../ships/Ensign';
import { silhouettesOf } from '../../../ships/silhouetteOf';
import { useNarrow } from '../../../table/useNarrow';
import { targetsOf } from '../desk/counterPicks';
import { useDesk } from '../desk/desk';
import { facesOf, landFacesOf } from '../desk/faces';
import { isNightNow } from '../desk/hours';
import { movesOf } from '../desk/moves';
import { useStrikeShow } from '../strikes/useStrikeShow';
import { columnOf } from './columnOf';
import { COLUMNS, type Column, columnKey, contentsOf, distancesFrom } from './columns';
import { MatrixColumn } from './MatrixColumn';
import { MatrixStrike, useStrikeHomes } from './MatrixStrike';
import { PlanLines } from './PlanLines';
import { stepFocus } from './stepFocus';
import { useGlide } from './useGlide';
import { useOwnInSight } from './useOwnInSight';
import { usePlaces } from './usePlaces';
import './matrix.css';
import './counter.css';

interface MatrixBoardProps {
  /** The match and the viewer: what moved since that viewer last looked glides. */
  eyes: string;
  events: readonly StrategicEvent[];
  plans: readonly ClassPlan[];
}

/** [ST-1.15] The Combat Matrix: the ten range boxes of the two sides in a row, with everything in them. */
export function MatrixBoard({ eyes, events, plans }: MatrixBoardProps) {
  const desk = useDesk();
  const { view, selected, side } = desk;
  const board = useRef<HTMLElement>(null);
  const isTall = useNarrow('phone');
  const divisions = useMemo(() => SIDES.flatMap((of) => facesOf(view)[of]), [view]);
  const land = useMemo(() => landFacesOf(view), [view]);
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const columns = useMemo(
    () =>
      new Map(divisions.map((face) => [face.id, columnKey({ ...face, box: face.box ?? 'long' })])),
    [divisions],
  );
  useGlide(board, eyes, columns);
  const places = usePlaces(
    board,
    `${desk.sorties.length}/${view.air?.id}/${view.clock}/${isTall}/${selected}`,
  );
  const show = useStrikeShow(eyes, events);
  const homes = useStrikeHomes(view, side);
  const from = selected ? columnOf(selected, divisions, land) : undefined;
  const distances = useMemo(() => (from ? distancesFrom(from) : null), [from]);
  const moves = movesOf(desk);
  const targets = targetsOf(desk);
  const order = orderOf(isTall, side);
  useOwnInSight(board, isTall ? `${view.clock}/${side}` : null);
  const onKeyDown = (event: KeyboardEvent) => stepFocus(event, board.current, isTall);
  return (
    <section
      className="matrix"
      ref={board}
      data-home={side}
      data-hour={isNightNow(view) ? 'night' : 'day'}
      aria-label={strategicBoardText('matrix')}
      onKeyDown={onKeyDown}
    >
      {!isTall && <Banners />}
      <div className="matrix-columns">
        {order.map((column, index) => (
          <MatrixColumn
            key={columnKey(column)}
            at={side === 'allies' && !isTall ? index : order.length - 1 - index}
            column={column}
            contents={contentsOf(column, divisions, land)}
            distance={distances?.get(columnKey(column))}
            move={moves.find((it) => columnKey(it) === columnKey(column))}
            targets={targets}
            silhouettes={silhouettes}
          />
        ))}
      </div>
      <PlanLines places={places} divisions={divisions} land={land} />
      {show && (
        <svg className="plan-lines strike-lines" aria-hidden="true">
          <MatrixStrike {...{ show, places, homes, board, isTall }} />
        </svg>
      )}
    </section>
  );
}

/** On a tall window the enemy is above, one's own side below. */
const orderOf = (isTall: boolean, side: Side): readonly Column[] =>
  isTall && side === 'allies' ? COLUMNS.toReversed() : COLUMNS;

const Banners = () => {
  const { view, names } = useDesk();
  return (
    <div className="matrix-banners">
      {SIDES.map((side) => (
        <p key={side} data-side={side} className="matrix-banner">
          <Ensign nation={view.scenario.sides[side].nation} width={22} />
          <b>{names.side(side)}</b>
        </p>
      ))}
    </div>
  );
};
