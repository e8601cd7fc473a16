import type { ShipSheet as Sheet, Ship } from '../../../../rules/battle';
import { rowName, surprisedText, typeName } from '../../../../words/battle/common/words';
import { sheetText } from '../../../../words/battle/texts/sheet';
import { RuleLink } from '../../../rules/RuleLink';
import { ShipLinkAside } from '../../../ships/ShipLink';
import { typeMark } from '../desk/typeMark';
import {
  ailments,
  type BattleTime,
  conditionOf,
  type SheetBox,
  type SheetRow,
  sheetRows,
  speedText,
  torpedoState,
} from './sheetRows';
import './sheet.css';

interface ShipSheetProps {
  sheet: Sheet;
  ship: Ship;
  /** When it is looked at. */
  now: BattleTime;
  captain?: string | undefined;
  /** The tables pack that the sheet is of, where it is not rated [BT-16.11]. */
  pack?: string | undefined;
  /** [BT-19.3] The impulse until which it is taken by surprise; none once it is not. */
  surprisedUntil?: number | undefined;
  /** Lit by the log. */
  lit?: boolean;
  /** Her page in the registry is linked. */
  isRegistered?: boolean;
}

/** A ship's sheet as it is printed: rows of boxes, struck out from the left. */
export function ShipSheet(props: ShipSheetProps) {
  const { sheet, ship, now, captain, lit = false, isRegistered = false } = props;
  return (
    <article
      className="sheet"
      data-side={ship.side}
      data-condition={conditionOf(sheet, ship)}
      data-lit={lit || undefined}
      aria-label={sheetText('sheetOf', { ship: sheet.name, type: typeName(sheet.type) })}
    >
      <header className="sheet-head">
        <span className="type-mark" title={typeName(sheet.type)}>
          {typeMark(sheet.type)}
        </span>
        <h3>{sheet.name}</h3>
        <span className="sheet-speed" data-slowed={ship.speed !== sheet.speed || undefined}>
          {speedText(sheet, ship)}
        </span>
        {captain && <small className="sheet-captain">{captain}</small>}
      </header>
      <dl className="sheet-rows">
        {sheetRows(sheet, ship).map((row) => (
          <Boxes key={row.row} {...row} />
        ))}
        <Torpedoes sheet={sheet} ship={ship} now={now} />
      </dl>
      <Notes {...props} />
      {isRegistered && <ShipLinkAside id={ship.id} name={sheet.name} />}
    </article>
  );
}

const drawBox = ({ armor, struck }: SheetBox, index: number) => (
  <i key={index} className="box" data-armor={armor} data-struck={struck || undefined} />
);

function Boxes({ row, boxes, left, spoken }: SheetRow) {
  const immune = boxes.filter((box) => box.immune);
  return (
    <div className="sheet-row">
      <dt>{rowName(row)}</dt>
      <dd>
        <span className="visually-hidden">{spoken}</span>
        <span className="boxes" aria-hidden="true">
          {immune.length > 0 && <span className="boxes enclosed">{immune.map(drawBox)}</span>}
          {boxes.slice(immune.length).map(drawBox)}
        </span>
        <span className="sheet-left" aria-hidden="true">
          {left}
        </span>
      </dd>
    </div>
  );
}

function Torpedoes({ sheet, ship, now }: Pick<ShipSheetProps, 'sheet' | 'ship' | 'now'>) {
  const torpedoes = torpedoState(sheet, ship, now);
  if (!torpedoes) return null;
  const struck = torpedoes.state !== 'ready' && torpedoes.state !== 'reloaded';
  return (
    <div className="sheet-row">
      <dt>{sheetText('torpedo')}</dt>
      <dd>
        <span className="visually-hidden">
          {sheetText('factors', { count: torpedoes.factors })}
        </span>
        <span className="boxes" aria-hidden="true">
          {Array.from({ length: torpedoes.factors }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tubes have no other name than their place
            <i key={index} className="tube" data-struck={struck || undefined} />
          ))}
        </span>
        <small>
          {torpedoes.state === 'reloading'
            ? sheetText('tubes.reloading', torpedoes)
            : sheetText(`tubes.${torpedoes.state}`, torpedoes)}
        </small>
      </dd>
    </div>
  );
}

function Notes({ sheet, ship, pack, surprisedUntil }: ShipSheetProps) {
  const ills = ailments(ship);
  if (ills.length === 0 && sheet.traits.length === 0 && !pack && !surprisedUntil) return null;
  return (
    <ul className="sheet-notes">
      {surprisedUntil && (
        <li>
          {surprisedText(surprisedUntil)} <RuleLink system="battle" rule="BT-19.3" />
        </li>
      )}
      {ills.map((ill) => (
        <li key={ill} className="ill">
          {ill}
        </li>
      ))}
      {sheet.traits.map((trait) => (
        <li key={trait}>{sheetText(`trait.${trait}`)}</li>
      ))}
      {pack && <li>{sheetText('ofPack', { pack })}</li>}
    </ul>
  );
}
