import type { SeekriegView } from '../../../../rules/seekrieg';
import type { Ship } from '../../../../rules/seekrieg/query';
import { seekriegSheetText } from '../../../../words/seekrieg/texts/sheet';
import { SpokenAs } from '../../../controls/SpokenAs';
import { ShipPicture } from '../../../ships/ShipFigure';
import { longestFeet } from '../../../ships/shipPlan';
import type { Silhouettes } from '../../../ships/silhouette';
import { useDesk } from '../desk/desk';
import { hullOf } from '../desk/hullOf';
import { shipGroups, weaponsLeft } from './fleet';
import { stateOf, stateText, troublesOf } from './state';
import '../../../tacticalSea/fleetStrip.css';

interface FleetsProps {
  /** Drawings by class. */
  silhouettes: Silhouettes;
}

/** Both fleets at a glance: a tile for each ship with what is left of her, by elements; a press picks her. */
export function Fleets({ silhouettes }: FleetsProps) {
  const { view, side, names } = useDesk();
  const ofFeet = longestFeet(Object.values(view.ships).flatMap(drawingOf(silhouettes)));
  return (
    <nav className="fa-fleet" aria-label={seekriegSheetText('fleet')}>
      {shipGroups(view, side).map((group) => (
        <section key={group.id} data-side={group.side}>
          <h2>{group.element ?? names.side(group.side)}</h2>
          <ul>
            {group.ships.map((ship) => (
              <li key={ship.id}>
                <Tile {...{ ship, silhouettes, ofFeet }} />
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
  ({ sheet }: Ship) => {
    const type = hullOf(sheet);
    return type ? [{ type, record: silhouettes[sheet.classId] }] : [];
  };

function Tile({ ship, silhouettes, ofFeet }: FleetsProps & { ship: Ship; ofFeet: number }) {
  const { view, selected, select, lights } = useDesk();
  const { id, sheet, fate, speedKnots } = ship;
  const [drawing] = drawingOf(silhouettes)(ship);
  const isAfloat = fate === 'inPlay';
  return (
    <button
      type="button"
      className="fa-tile"
      aria-pressed={selected === id}
      data-state={stateOf(ship)}
      data-lit={lights.ships.includes(id) || undefined}
      onClick={() => select(id)}
    >
      <SpokenAs text={spoken(view, ship)}>
        <span className="fa-tile-head">
          <b>{sheet.name}</b>
        </span>
        <span className="fa-tile-plan">
          {drawing && <ShipPicture {...{ ...drawing, ofFeet }} />}
          {isAfloat && (
            <span className="fa-tile-speed">
              {seekriegSheetText('knots', { knots: speedKnots })}
            </span>
          )}
        </span>
        {isAfloat ? <Left ship={ship} /> : <em>{stateText(ship)}</em>}
        <Signs ship={ship} />
      </SpokenAs>
    </button>
  );
}

/** Damage points left as a bar; of an enemy nothing. */
function Left({ ship: { condition, sheet } }: { ship: Ship }) {
  if (!condition) return null;
  const left = Math.max(0, sheet.dp - condition.damage);
  return (
    <span className="fa-bars">
      <span className="fa-bar" title={seekriegSheetText('dpLeft', { left, dp: sheet.dp })}>
        <small>{seekriegSheetText('dpShort')}</small>
        <span className="fa-bar-track">
          <i data-state="left" style={{ width: `${(100 * left) / sheet.dp}%` }} />
        </span>
      </span>
    </span>
  );
}

/** Fires, guns lost, loaded tubes; of an enemy the hits that have been seen. */
function Signs({ ship }: { ship: Ship }) {
  const { view } = useDesk();
  const { guns, tubes } = weaponsLeft(ship);
  if (ship.fate !== 'inPlay') return null;
  return (
    <span className="fa-tile-signs">
      {troublesOf(view, ship).map((it) => (
        <span key={it} className="ill">
          {it}
        </span>
      ))}
      {!ship.condition && ship.hitsSeen > 0 && (
        <span className="ill">{seekriegSheetText('hitsSeen', { count: ship.hitsSeen })}</span>
      )}
      {guns && guns.left < guns.built && (
        <span className="ill">{seekriegSheetText('gunsLeft', guns)}</span>
      )}
      {tubes && (
        <span data-spent={tubes.left === 0 || undefined}>
          {seekriegSheetText('tubesLeft', tubes)}
        </span>
      )}
    </span>
  );
}

/** 'Hood: damaged, 1020 of 1400 damage points left, 24 kn, 2 fires' */
function spoken(view: SeekriegView, ship: Ship): string {
  const { sheet, condition, fate, speedKnots } = ship;
  const left = condition && Math.max(0, sheet.dp - condition.damage);
  const facts =
    fate === 'inPlay'
      ? [
          ...(left === null ? [] : [seekriegSheetText('dpLeft', { left, dp: sheet.dp })]),
          seekriegSheetText('knots', { knots: speedKnots }),
          ...troublesOf(view, ship),
        ]
      : [];
  return `${sheet.name}: ${[stateText(ship), ...facts].join(', ')}`;
}
