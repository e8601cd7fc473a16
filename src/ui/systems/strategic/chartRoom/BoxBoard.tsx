import { SIDES, type Side } from '../../../../rules/core';
import { RANGE_BOXES, type RangeBox, stepsOf } from '../../../../rules/strategic/query';
import { withPlace } from '../../../../scenario/strategic/draft/form';
import type { DivisionDraft, LandUnitDraft } from '../../../../scenario/strategic/draft/shape';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { Spot } from '../../../chartRoom/Spot';
import { Ensign } from '../../../ships/Ensign';
import { LandSign } from '../../../ships/LandSign';
import { typesText } from '../matrix/Counter';
import type { OperationDesk, PanelProps } from './operationDesk';
import { knownVessel } from './vessels';
import './boxBoard.css';

/** [ST-6.3] Where the forces of a Basic game begin: range boxes of both sides, into which they are dragged or sent. */
export const BoxBoard = ({ desk }: PanelProps) => (
  <div className="box-board">
    <p className="hint">{strategicEditorText('boxes')}</p>
    {SIDES.map((side) => (
      <section key={side} data-side={side} aria-label={desk.draft.sides[side].name}>
        <h2>{desk.draft.sides[side].name}</h2>
        <div className="box-row">
          {RANGE_BOXES.map((box) => (
            <Box key={box} desk={desk} side={side} box={box} />
          ))}
        </div>
      </section>
    ))}
  </div>
);

interface BoxProps extends PanelProps {
  side: Side;
  box: RangeBox;
}

type Unit = DivisionDraft | LandUnitDraft;

/** [ST-6.2] Units of a Basic game are at Long unless their file says otherwise. */
const boxOf = ({ box = 'long' }: Unit): RangeBox => box;

function Box({ desk, side, box }: BoxProps) {
  const { divisions, landUnits } = desk.draft;
  const own = [...divisions, ...landUnits].filter((it) => it.side === side);
  const picked = own.find(({ id }) => id === desk.piece);
  const send = (id: string | undefined) => {
    const unit = own.find((it) => it.id === id);
    if (unit && boxOf(unit) !== box) desk.change((it) => withPlace(it, unit.id, { box }));
  };
  return (
    <section
      className="edit-box"
      aria-label={boxName(box)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // Some browsers go to what is dropped as to an address.
        event.preventDefault();
        send(event.dataTransfer.getData('text/plain'));
      }}
    >
      <h3>
        {boxName(box)} <small>{distance(box)}</small>
      </h3>
      <ul>
        {own
          .filter((it) => boxOf(it) === box)
          .map((unit) => (
            <li key={unit.id}>
              <Chip desk={desk} unit={unit} />
            </li>
          ))}
      </ul>
      {picked && boxOf(picked) !== box && (
        <button type="button" className="button quiet small" onClick={() => send(picked.id)}>
          {strategicEditorText('hither', { name: picked.name })}
        </button>
      )}
    </section>
  );
}

const distance = (box: RangeBox): string =>
  box === 'outOfContact'
    ? strategicBoardText('noContact')
    : strategicBoardText('steps', { count: stepsOf(box) });

const pathOf = ({ divisions, landUnits }: OperationDesk['draft'], { id }: Unit): string => {
  const d = divisions.findIndex((it) => it.id === id);
  const l = landUnits.findIndex((it) => it.id === id);
  return d >= 0 ? `divisions[${d}].box` : `landUnits[${l}].box`;
};

function Chip({ desk, unit }: PanelProps & { unit: Unit }) {
  const { draft, piece, pickPiece } = desk;
  return (
    <Spot path={pathOf(draft, unit)}>
      <button
        type="button"
        className="box-chip"
        data-side={unit.side}
        aria-pressed={piece === unit.id}
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', unit.id);
          pickPiece(unit.id);
        }}
        onClick={() => pickPiece(piece === unit.id ? null : unit.id)}
      >
        {'ships' in unit ? <Ships desk={desk} division={unit} /> : <LandSign kind={unit.kind} />}
        <b>{unit.name}</b>
      </button>
    </Spot>
  );
}

function Ships({ desk, division }: PanelProps & { division: DivisionDraft }) {
  const { draft, editing } = desk;
  const known = division.ships.flatMap((it) => knownVessel(it, draft.date, editing.registry) ?? []);
  return (
    <small>
      <Ensign nation={draft.sides[division.side].nation} width={15} />
      {typesText(known.map(({ card }) => ({ source: { card } })))}
    </small>
  );
}
