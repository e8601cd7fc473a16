import type { Side } from '../../../../rules/core';
import type { FleetActionView } from '../../../../rules/fleet-action';
import type { Unit } from '../../../../rules/fleet-action/query';
import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';
import { SpokenAs } from '../../../controls/SpokenAs';
import { ShipPicture } from '../../../ships/ShipFigure';
import { longestFeet } from '../../../ships/shipPlan';
import type { Silhouettes } from '../../../ships/silhouette';
import { hullOf } from '../desk/hullOf';
import { leftShort } from './BoxRows';
import { type Boxes, boxesOf } from './boxes';
import { isDone, type UnitGroup, unitGroups, weaponsLeft } from './fleet';
import { ailmentsOf, stateOf, stateText } from './state';
import '../../../tacticalSea/fleetStrip.css';

interface FleetStripProps {
  view: FleetActionView;
  /** Whose squadrons come first. */
  side: Side;
  names: { side(side: Side): string; squadron(id: string): string };
  /** Drawings by class. */
  silhouettes: Silhouettes;
  selected: string | null;
  onSelect: (unit: string) => void;
  /** Ships that the log lights up. */
  lit?: readonly string[];
}

/** Both fleets at a glance: a tile for each ship with what is left of her, by squadrons. */
export function FleetStrip(props: FleetStripProps) {
  const { view, side, names, silhouettes } = props;
  const ofFeet = longestFeet(Object.values(view.units).flatMap(drawingOf(silhouettes)));
  return (
    <nav className="fa-fleet" aria-label={fleetSheetText('fleet')}>
      {unitGroups(view, side).map((group) => (
        <section key={group.id} data-side={group.side}>
          <h2>{group.squadron ? names.squadron(group.squadron) : names.side(group.side)}</h2>
          <ul>
            {group.units.map((unit) => (
              <li key={unit.id}>
                <ShipTile {...props} {...{ unit, group, ofFeet }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

const drawingOf =
  (silhouettes: Silhouettes) =>
  ({ sheet }: Unit) => {
    const type = hullOf(sheet);
    return type ? [{ type, record: silhouettes[sheet.classId] }] : [];
  };

type TileProps = FleetStripProps & { unit: Unit; group: UnitGroup; ofFeet: number };

/** One ship: her drawing, name and speed, what is left of S and F, and what ails her. */
function ShipTile(props: TileProps) {
  const { view, silhouettes, selected, onSelect, lit = [], unit, group, ofFeet } = props;
  const { id, name } = unit;
  const [drawing] = drawingOf(silhouettes)(unit);
  const isAfloat = unit.fate === 'inPlay';
  return (
    <button
      type="button"
      className="fa-tile"
      aria-pressed={selected === id}
      data-state={stateOf(unit)}
      data-done={isDone(view, unit) || undefined}
      data-lit={lit.includes(id) || undefined}
      onClick={() => onSelect(id)}
    >
      <SpokenAs text={spoken(unit)}>
        <span className="fa-tile-head">
          <b>{name}</b>
          {group.flagship === id && <abbr title={fleetSheetText('hasCommand')}>⚑</abbr>}
        </span>
        <span className="fa-tile-plan">
          {drawing && <ShipPicture {...{ ...drawing, ofFeet }} />}
          {isAfloat && (
            <span className="fa-tile-speed">
              {fleetSheetText('speed', { knots: unit.speedKnots })}
            </span>
          )}
        </span>
        {isAfloat ? <Left unit={unit} /> : <em>{stateText(unit)}</em>}
        <Signs unit={unit} isOver={isDone(view, unit)} />
      </SpokenAs>
    </button>
  );
}

const Left = ({ unit }: { unit: Unit }) => (
  <span className="fa-bars">
    {boxesOf(unit.sheet, unit).map((boxes) => (
      <Bar key={boxes.of} boxes={boxes} />
    ))}
  </span>
);

/** What is left of S or F as a bar, with a mark at one third. */
function Bar({ boxes }: { boxes: Boxes }) {
  const { of, built, least, most, third } = boxes;
  const share = (count: number) => `${(100 * count) / built}%`;
  return (
    <span className="fa-bar" title={`${fleetSheetText(of)} ${leftShort(boxes)}`}>
      <small>{fleetSheetText(`letter.${of}`)}</small>
      <span className="fa-bar-track">
        <i data-state="doubtful" style={{ width: share(most) }} />
        <i data-state="left" style={{ width: share(least) }} />
        {third !== null && <i data-state="third" style={{ left: share(built - third) }} />}
      </span>
    </span>
  );
}

/** Fires and other troubles, guns and torpedoes left, and whether she is done. */
function Signs({ unit, isOver }: { unit: Unit; isOver: boolean }) {
  const { guns, tubes } = weaponsLeft(unit);
  const isAfloat = unit.fate === 'inPlay';
  return (
    <span className="fa-tile-signs">
      {ailmentsOf(unit).map((ill) => (
        <span key={ill} className="ill">
          {ill}
        </span>
      ))}
      {isAfloat && guns && guns.left < guns.built && (
        <span className="ill">{fleetSheetText('gunsLeft', guns)}</span>
      )}
      {isAfloat && tubes && (
        <span data-spent={tubes.left === 0 || undefined}>{fleetSheetText('tubesLeft', tubes)}</span>
      )}
      {isOver && <span title={fleetSheetText('doneName')}>✓ {fleetSheetText('done')}</span>}
    </span>
  );
}

/** 'Ajax: damaged, structure 31/46, flotation 30, 24 kn, 2 fires' */
function spoken(unit: Unit): string {
  const rows = boxesOf(unit.sheet, unit).map((it) => `${fleetSheetText(it.of)} ${leftShort(it)}`);
  const facts =
    unit.fate === 'inPlay'
      ? [...rows, fleetSheetText('speed', { knots: unit.speedKnots }), ...ailmentsOf(unit)]
      : [];
  return `${unit.name}: ${[stateText(unit), ...facts].join(', ')}`;
}
