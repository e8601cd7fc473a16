import { memo, useMemo } from 'react';
import { piecesOf } from '../hexmap/geometry/pieces';

/** A long line in pieces, of which the browser draws those in its window. */
export const Pieces = memo(function Pieces({ className, path }: PiecesProps) {
  const pieces = useMemo(() => piecesOf(path), [path]);
  return (
    <g className={className}>
      {pieces.map((piece) => (
        <path key={piece} d={piece} />
      ))}
    </g>
  );
});

interface PiecesProps {
  className: string;
  path: string;
}
