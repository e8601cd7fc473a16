import { type RefObject, useRef } from 'react';
import { type Axial, disk, line, sameHex } from '../../../hex';
import type { Ground } from '../../../scenario/draft/chartNames';
import type { ChartTarget } from '../../chart/ChartMap';
import type { PickHow } from '../../hexmap/picking';
import type { ChartDesk } from './chartDesk';

/** What the pointer holds between press and release. */
interface Held {
  piece?: string | undefined;
  /** Where the brush was last. */
  from?: Axial | undefined;
}

export const useChartHands = (): RefObject<Held> => useRef<Held>({});

/** Changes under one press of the pointer are undone in one step. */
const STROKE = 'stroke';

/** What a pick, a drag and a stroke do on the chart. */
export const chartHands = (desk: ChartDesk, held: RefObject<Held>) => ({
  pick: (target: ChartTarget, { by, isAdded }: PickHow) => {
    const { piece } = desk;
    if (isPaint(desk.brush) && target.pin === undefined) {
      if (by === 'keys') paint(desk, [target.hex]);
    } else if (isAdded && piece !== null) moveTo(desk, piece, target.hex);
    else pickAt(desk, target);
  },
  hands: {
    isPainting: isPaint(desk.brush),
    clear: () => {
      desk.hold('hand');
      desk.pickPiece(null);
      desk.pickHex(null);
    },
    onGrab: (target: ChartTarget) => {
      desk.settle();
      held.current = {};
      if (isPaint(desk.brush)) {
        held.current.from = target.hex;
        paint(desk, [target.hex], STROKE);
      } else if (target.pin !== undefined) {
        held.current.piece = target.pin;
        pickAt(desk, target);
      }
    },
    drag: (hex: Axial) => {
      const { piece, from } = held.current;
      if (piece !== undefined) moveTo(desk, piece, hex, STROKE);
      else if (from && !sameHex(from, hex)) {
        held.current.from = hex;
        if (desk.size !== 'fill') paint(desk, line(from, hex), STROKE);
      }
    },
    onDrop: () => {
      held.current = {};
      desk.settle();
    },
  },
});

const isPaint = (brush: ChartDesk['brush']): brush is Ground => brush !== 'hand';

/** A pick of the same hex again means the next thing there. */
function pickAt(desk: ChartDesk, { hex, pin }: ChartTarget): void {
  const here = desk.places.filter((it) => sameHex(it.hex, hex));
  const now = here.findIndex(({ id }) => id === desk.piece);
  desk.pickHex(hex);
  desk.pickPiece(pin ?? here[(now + 1) % Math.max(1, here.length)]?.id ?? null);
}

/** Puts a piece into a hex of the chart. */
export function moveTo(desk: ChartDesk, piece: string, hex: Axial, gesture?: string): void {
  if (!desk.isOn(hex)) return;
  desk.place(piece, hex, gesture);
  desk.pickHex(hex);
}

function paint(desk: ChartDesk, hexes: readonly Axial[], gesture?: string): void {
  const { brush, size } = desk;
  if (!isPaint(brush)) return;
  const all = size === 'seven' ? hexes.flatMap((hex) => disk(hex, 1)) : hexes;
  desk.paint(all.filter(desk.isOn), brush, gesture);
}
