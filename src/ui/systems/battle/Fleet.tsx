import { bearingBetween, distance } from '../../../hex';
import {
  allShips,
  type BattleView,
  boxesBuilt,
  boxesLeft,
  isAfloat,
  type ShipId,
  type Stack,
  sheetOf,
  speedOf,
  stacksOfSide,
} from '../../../rules/battle';
import { enemyOf, type Side } from '../../../rules/core';
import { hexes, listed, speedName } from '../../../words/battle/common/words';
import { sheetText } from '../../../words/battle/texts/sheet';
import { wordsText } from '../../../words/battle/texts/words';
import { bandWords } from './board/say';
import { stackNote } from './decision';
import { useDesk } from './desk/desk';
import { typeMark } from './desk/typeMark';

interface FleetProps {
  /** No stack can do anything more in this impulse. */
  isOver: boolean;
}

/** All stacks of both sides, selectable without the map; and the ships that are gone. */
export function Fleet({ isOver }: FleetProps) {
  const { side } = useDesk();
  return (
    <div className="fleet">
      <FleetOf side={side} isOver={isOver} />
      <FleetOf side={enemyOf(side)} isOver={isOver} />
    </div>
  );
}

function FleetOf({ side, isOver }: FleetProps & { side: Side }) {
  const { view, names } = useDesk();
  const gone = allShips(view).filter((ship) => ship.side === side && !isAfloat(ship));
  const hidden = hiddenShips(view, side);
  return (
    <section data-side={side}>
      <h3 className="fleet-name">{names.side(side)}</h3>
      <ul>
        {stacksOfSide(view, side).map((stack) => (
          <StackRow key={stack.id} stack={stack} isOver={isOver} />
        ))}
        {gone.map((ship) => (
          <li key={ship.id} className="fleet-gone">
            {names.ship(ship.id)} <small>{wordsText(`fate.${ship.fate}`)}</small>
          </li>
        ))}
        {hidden.length > 0 && (
          <li>
            {listed(hidden.map(names.ship))} <small>{sheetText('outOfSight')}</small>
          </li>
        )}
      </ul>
    </section>
  );
}

/** [BT-20.14] Ships of the scenario whose position is not known. */
const hiddenShips = ({ scenario, ships }: BattleView, side: Side): ShipId[] =>
  scenario.taskForces
    .filter((force) => force.side === side)
    .flatMap((force) => force.ships.map(({ id }) => id))
    .filter((id) => !ships[id]);

function StackRow({ stack, isOver }: FleetProps & { stack: Stack }) {
  const { view, names, selected, select, legal, lights } = useDesk();
  const lit =
    lights.stacks.includes(stack.id) || stack.ships.some((id) => lights.ships.includes(id));
  return (
    <li>
      <button
        type="button"
        className="stack-row"
        aria-pressed={selected === stack.id}
        data-lit={lit || undefined}
        onClick={() => select(stack.id)}
      >
        {stack.ships.map((id) => (
          <ShipLine key={id} view={view} id={id} name={names.ship(id)} />
        ))}
        {stack.band && (
          <span className="ship-line">
            <span className="type-mark">?</span>
            <b>{sheetText('outOfSightName')}</b>
          </span>
        )}
        <span className="stack-facts">
          <span>
            {stack.band
              ? sheetText('band', { band: bandWords(stack.band) })
              : speedName(speedOf(view, stack.ships))}
          </span>
          <span>{placeOf(stack, names.hex(stack.hex))}</span>
          <span>{rangeText(view, stack, selected)}</span>
          {!isOver && <b>{stackNote(view, stack.id, legal)}</b>}
        </span>
      </button>
    </li>
  );
}

function ShipLine({ view, id, name }: { view: BattleView; id: string; name: string }) {
  const left = boxesLeft(view, id, 'hull');
  const built = boxesBuilt(view, id, 'hull');
  return (
    <span className="ship-line">
      <span className="type-mark">{typeMark(sheetOf(view, id).type)}</span>
      <b>{name}</b>
      <span className="hull-bar" aria-hidden="true">
        <i
          style={{ inlineSize: `${(left / built) * 100}%` }}
          data-half={left * 2 <= built || undefined}
        />
      </span>
      <small>
        {left}/{built}
        <span className="visually-hidden"> {sheetText('hullBoxes')}</span>
      </small>
    </span>
  );
}

const placeOf = ({ place }: Stack, label: string): string =>
  place === 'board' ? sheetText('at', { hex: label }) : '';

/** '5 hexes off, bearing 045', from the selected stack. */
function rangeText(view: BattleView, stack: Stack, selected: string | null): string {
  const from = view.stacks.find(({ id }) => id === selected);
  if (!from || from.id === stack.id || from.place !== 'board' || stack.place !== 'board') return '';
  const range = distance(from.hex, stack.hex);
  if (range === 0) return sheetText('sameHex');
  const bearing = String(Math.round(bearingBetween(from.hex, stack.hex)) % 360).padStart(3, '0');
  return sheetText('off', { range: hexes(range), bearing });
}
