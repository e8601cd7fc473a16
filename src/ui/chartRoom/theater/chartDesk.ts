import { useState } from 'react';
import type { Axial } from '../../../hex';
import type { Ground } from '../../../scenario/draft/chartNames';
import type { BrushSize } from '../BrushBar';

/** What the chart does under the pointer: it moves what is pinned to it, or paints. */
export const CHART_BRUSHES = ['hand', 'land', 'sea'] as const;
type ChartBrush = (typeof CHART_BRUSHES)[number];

/** What is in hand on a chart, and what of it is picked. */
export interface InHand {
  brush: ChartBrush;
  size: BrushSize;
  hold(brush: ChartBrush, size?: BrushSize): void;
  hex: Axial | null;
  pickHex(hex: Axial | null): void;
  /** The id of the force, base or other piece that is picked. */
  piece: string | null;
  pickPiece(id: string | null): void;
}

export function useInHand(): InHand {
  const [held, setHeld] = useState<Pick<InHand, 'brush' | 'size'>>({ brush: 'hand', size: 'one' });
  const [hex, pickHex] = useState<Axial | null>(null);
  const [piece, pickPiece] = useState<string | null>(null);
  return {
    ...{ hex, pickHex, piece, pickPiece, ...held },
    hold: (brush, size = held.size) => setHeld({ brush, size }),
  };
}

/** A chart that is edited. */
export interface ChartDesk extends InHand {
  /** All that lies on it and can be moved, and where. */
  places: readonly { id: string; hex: Axial }[];
  isOn(hex: Axial): boolean;
  /** Puts a piece into a hex that is on it. */
  place(id: string, hex: Axial, gesture?: string): void;
  /** Makes hexes land or sea, or all that hangs together with the first where the brush fills. */
  paint(hexes: readonly Axial[], ground: Ground, gesture?: string): void;
  settle(): void;
}
