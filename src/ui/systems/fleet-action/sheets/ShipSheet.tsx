import type { ReactNode } from 'react';
import type { Armor, DataSheet, Unit } from '../../../../rules/fleet-action/query';
import { signed } from '../../../../words/core/say';
import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';
import { RuleLink } from '../../../rules/RuleLink';
import { ShipPicture } from '../../../ships/ShipFigure';
import type { Silhouette } from '../../../ships/silhouette';
import { hullOf } from '../desk/hullOf';
import { BoxRow } from './BoxRows';
import { boxesOf } from './boxes';
import { Fittings, LightWeapons } from './Fittings';
import { SpeedChart } from './SpeedChart';
import { ailmentsOf, signsOf, stateOf, stateText } from './state';
import { type SheetValue, valuesOf } from './values';
import { Weapons } from './Weapons';
import '../../../tacticalSea/shipSheet.css';

interface ShipSheetProps {
  sheet: DataSheet;
  /** As she is now; without it as printed. */
  unit?: Unit | undefined;
  record?: Silhouette | undefined;
  /** Knots that she can make now, where that is known. */
  limit?: number | undefined;
  /** What stands above her name in the panel: her squadron, her captain. */
  note?: ReactNode;
  lit?: boolean;
  /** Without her drawing, where that stands beside it already. */
  isCompact?: boolean;
}

/** A ship's data sheet as it is printed [NW-2], with her damage marked; an enemy's with what is known of her. */
export function ShipSheet(props: ShipSheetProps) {
  const { sheet, unit, record, limit, note, lit = false, isCompact = false } = props;
  const type = hullOf(sheet);
  return (
    <article
      className="fa-sheet"
      data-side={unit?.side}
      data-state={unit && stateOf(unit)}
      data-lit={lit || undefined}
      aria-label={fleetSheetText('sheetOf', {
        ship: unit?.name ?? sheet.name,
        type: fleetSheetText(`type.${sheet.type}`),
      })}
    >
      <SheetHead {...{ sheet, unit, note }} />
      {type && !isCompact && (
        <div className="fa-plan">
          <ShipPicture type={type} record={record} />
        </div>
      )}
      {unit && <Troubles unit={unit} />}
      <div className="fa-columns">
        <div className="fa-hull">
          {boxesOf(sheet, unit).map((boxes) => (
            <BoxRow key={boxes.of} boxes={boxes} />
          ))}
          <SpeedChart {...{ sheet, limit }} unit={unit?.fate === 'inPlay' ? unit : undefined} />
          <Values values={valuesOf(sheet, unit)} />
          <ArmorRow armor={sheet.armor} />
        </div>
        <div className="fa-arms">
          <Weapons sheet={sheet} unit={unit} />
          <LightWeapons sheet={sheet} unit={unit} />
          <Fittings sheet={sheet} unit={unit} />
        </div>
      </div>
      {unit && !unit.condition && (
        <p className="fa-secret">
          {fleetSheetText('asPrinted')} <RuleLink system="fleet-action" rule="NW-3.21" />
        </p>
      )}
    </article>
  );
}

const SheetHead = ({ sheet, unit, note }: Pick<ShipSheetProps, 'sheet' | 'unit' | 'note'>) => (
  <header className="fa-sheet-head">
    <span className="type-mark" title={fleetSheetText(`type.${sheet.type}`)}>
      {sheet.type}
    </span>
    <h3>{unit?.name ?? sheet.name}</h3>
    {unit && <em className="fa-state">{stateText(unit)}</em>}
    <small>
      {note && <span>{note}</span>}
      {sheet.displacementTons > 0 && (
        <span>{fleetSheetText('tons', { tons: sheet.displacementTons })}</span>
      )}
      <span>{fleetSheetText('worth', { value: sheet.value })}</span>
    </small>
  </header>
);

function Troubles({ unit }: { unit: Unit }) {
  const ills = ailmentsOf(unit);
  const signs = signsOf(unit);
  if (ills.length + signs.length === 0) return null;
  return (
    <ul className="fa-troubles">
      {ills.map((ill) => (
        <li key={ill} className="ill">
          {ill}
        </li>
      ))}
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  );
}

/** [NW-2.3 to NW-2.16] Values in cells; what damage has changed stands beside what was printed. */
const Values = ({ values }: { values: readonly SheetValue[] }) => (
  <dl className="fa-values">
    {values.map(({ id, printed, now, isModifier }) => {
      const write = isModifier ? signed : String;
      return (
        <div key={id} data-changed={now !== printed || undefined}>
          <dt title={fleetSheetText(`valueName.${id}`)}>{fleetSheetText(`value.${id}`)}</dt>
          <dd>
            {now !== printed && <s aria-hidden="true">{write(printed)}</s>}
            {write(now)}
          </dd>
        </div>
      );
    })}
  </dl>
);

const PLATES = ['belt', 'deck', 'conningTower', 'turret', 'casemate', 'flightDeck'] as const;

/** Inches of armor are drawn this many pixels thick. */
const PIXELS_AN_INCH = 0.55;

/** [NW-2.14] Armor as plates of their thickness. */
function ArmorRow({ armor }: { armor: Armor }) {
  const plates = PLATES.filter((plate) => armor[plate] > 0);
  if (plates.length === 0) return <p className="fa-unarmored">{fleetSheetText('unarmored')}</p>;
  return (
    <dl className="fa-armor" aria-label={fleetSheetText('armor')}>
      {plates.map((plate) => (
        <div key={plate} style={{ borderBottomWidth: `${1 + armor[plate] * PIXELS_AN_INCH}px` }}>
          <dt>{fleetSheetText(`armor.${plate}`)}</dt>
          <dd>{armor[plate]}″</dd>
        </div>
      ))}
    </dl>
  );
}
