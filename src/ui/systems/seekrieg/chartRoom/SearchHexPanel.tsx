import { type Axial, isInRectangle, sameHex } from '../../../../hex';
import {
  isSearchLand,
  placedOnSearch,
  searchGroundAround,
  searchPainted,
  searchPieces,
} from '../../../../scenario/seekrieg/draft/searchMap';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { GroundActs } from '../../../chartRoom/HexFields';
import { chartFieldText } from '../../../i18n/chartFields';
import { theaterEditorText } from '../../../i18n/theaterEditor';
import { searchHexName, useFrame } from './searchDesk';
import type { SeekriegDesk } from './seekriegDesk';

/** The hex of the search map that is picked: its ground, and what can be put there. */
export function SearchHexPanel({ desk }: { desk: SeekriegDesk }) {
  const { draft, change, wide } = desk;
  const frame = useFrame(desk);
  const { hex } = wide;
  if (!hex)
    return (
      <div className="hex-panel">
        <p className="hint">{seekriegEditorText('howToSearch')}</p>
      </div>
    );
  const ground = isSearchLand(draft, hex) ? 'land' : 'sea';
  const piece = searchPieces(draft).find(({ id }) => id === wide.piece);
  const isOnChart = (it: Axial) => isInRectangle(frame.chart, frame.toChart(it));
  return (
    <section className="hex-panel" aria-label={chartFieldText('hexPanel')}>
      <h2>{chartFieldText(`hexIs.${ground}`, { hex: searchHexName(hex) })}</h2>
      {piece && !sameHex(piece.hex, hex) && (
        <div className="actions">
          <button
            type="button"
            className="button small"
            onClick={() => change((it) => placedOnSearch(it, piece.id, hex))}
          >
            {theaterEditorText('moveHere', { name: piece.name })}
          </button>
        </div>
      )}
      <GroundActs
        ground={ground}
        paint={(to) => change((it) => searchPainted(it, [hex], to))}
        fill={(to) => change((it) => searchPainted(it, searchGroundAround(it, hex, isOnChart), to))}
      />
    </section>
  );
}
