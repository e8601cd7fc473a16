import { type RefObject, useRef } from 'react';
import { type Axial, disk, line, sameHex } from '../../../hex';
import type { Ground } from '../../../scenario/draft/chartNames';
import { groundAround } from '../../../scenario/draft/theater/ground';
import type { ChartTarget } from '../../chart/ChartMap';
import type { PickHow } from '../../hexmap/picking';
import type { TheaterDesk } from './theaterDesk';

/** What the pointer holds between press and release. */
interface Held {
  piece?: string | undefined;
  /** Where the brush was last. */
  from?: Axial | undefined;
}

export const useTheaterHands = (): RefObject<Held> => useRef<Held>({});

/** Changes under one press of the pointer are undone in one step. */
const STROKE = 'stroke';

/** What a pick, a drag and a stroke do on the chart. */
export const theaterHands = (desk: TheaterDesk, held: RefObject<Held>) => ({
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
      desk.editing.settle();
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
      desk.editing.settle();
    },
  },
});

const isPaint = (brush: TheaterDesk['brush']): brush is Ground => brush !== 'hand';

/** A pick of the same hex again means the next thing there. */
function pickAt(desk: TheaterDesk, { hex, pin }: ChartTarget): void {
  const here = desk.form.places(desk.draft).filter((it) => sameHex(it.hex, hex));
  const now = here.findIndex(({ id }) => id === desk.piece);
  desk.pickHex(hex);
  desk.pickPiece(pin ?? here[(now + 1) % Math.max(1, here.length)]?.id ?? null);
}

/** Puts a force or a base into a hex of the chart. */
export function moveTo(desk: TheaterDesk, piece: string, hex: Axial, gesture?: string): void {
  const { form } = desk;
  if (!form.isOnMap(desk.draft, hex)) return;
  desk.change((draft) => form.placed(draft, piece, hex), gesture);
  desk.pickHex(hex);
}

function paint(desk: TheaterDesk, hexes: readonly Axial[], gesture?: string): void {
  const { form, brush, size } = desk;
  if (!isPaint(brush)) return;
  const [first] = hexes;
  desk.change((draft) => {
    const all = size === 'seven' ? hexes.flatMap((hex) => disk(hex, 1)) : hexes;
    const meant = size === 'fill' && first ? groundAround(form, draft, first) : all;
    return form.withGround(
      draft,
      meant.filter((hex) => form.isOnMap(draft, hex)),
      brush,
    );
  }, gesture);
}
