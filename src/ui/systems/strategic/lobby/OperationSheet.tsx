import { shipCardOn } from '../../../../scenario/strategic/shipCard';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import type { RegisteredSheetProps } from '../../../table/system';
import { Ratings } from '../sheets/ShipCardRow';
import '../sheets/sheets.css';

/** The card that operations have of a ship of the registry [ST-2.8]. */
export function OperationSheet({ ship, date, side }: RegisteredSheetProps) {
  const card = shipCardOn(ship, date);
  const { capacity } = card;
  return (
    <article className="unit-sheet" data-side={side} aria-label={ship.name}>
      <h3>
        <span className="type-mark">{card.type}</span> {ship.name}
      </h3>
      <Ratings ship={{ source: { card }, record: null, speed: card.speed }} />
      <p className="ship-damage">
        <span className="damage-boxes" aria-hidden="true">
          {Array.from({ length: capacity }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name
            <i key={at} />
          ))}
        </span>
        <span>{strategicBoardText('damage', { lost: 0, of: capacity })}</span>
      </p>
    </article>
  );
}
