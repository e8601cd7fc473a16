import type { ReactNode } from 'react';
import type { Side } from '../../../../rules/core';
import { fromFile, type HexInFile } from '../../../../scenario/draft/hexes';
import { Spot } from '../../../chartRoom/Spot';
import { chartFieldText } from '../../../i18n/chartFields';
import type { SeekriegDesk } from './seekriegDesk';

interface PieceProps {
  desk: SeekriegDesk;
  /** Its place in the file, by which the search map knows it. */
  path: string;
  piece: { name: string; side: Side; hex: HexInFile };
  onRemove(): void;
  children: ReactNode;
}

/** A force or a base of the search map: folded away its name; unfolded it is picked on the map. */
export function PieceForm({ desk, path, piece, onRemove, children }: PieceProps) {
  const { draft, wide } = desk;
  const { name, side, hex } = piece;
  return (
    <Spot path={path} className="ship-form">
      <details
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return;
          wide.pickPiece(path);
          wide.pickHex(fromFile(hex));
        }}
      >
        <summary>
          <b>{name}</b>
          <small>{draft.sides[side].name}</small>
        </summary>
        <div className="ship-form-body">{children}</div>
      </details>
      <button
        type="button"
        className="button quiet small"
        aria-label={chartFieldText('removeShip', { ship: name })}
        onClick={() => {
          wide.pickPiece(null);
          onRemove();
        }}
      >
        ×
      </button>
    </Spot>
  );
}
