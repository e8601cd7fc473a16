import { type RefObject, useRef } from 'react';
import { type Axial, disk, line, sameHex } from '../../../hex';
import type { Ground } from '../../../scenario/draft/chartNames';
import { painted, sameGround } from '../../../scenario/draft/sea/ground';
import { groupPlaced, placed } from '../../../scenario/draft/sea/members';
import type { PickHow } from '../../hexmap/picking';
import type { SeaTarget } from '../../tacticalSea/SeaMap';
import type { SeaBrush, SeaDesk } from './seaDesk';

/** What the pointer holds between press and release. */
interface Held {
  ship?: string | undefined;
  /** Where the brush was last. */
  from?: Axial | undefined;
  isDragging: boolean;
}

export const useSeaHands = (): RefObject<Held> => useRef<Held>({ isDragging: false });

/** Changes under one press of the pointer are undone in one step. */
const STROKE = 'stroke';

/** What a pick, a drag and a stroke do on the sea. */
export const seaHands = (desk: SeaDesk, held: RefObject<Held>) => ({
  pick: (target: SeaTarget, { by, isAdded }: PickHow) => {
    const { ship } = desk;
    if (isPaint(desk.brush) && target.ship === undefined) {
      if (by === 'keys') paint(desk, [target.hex]);
    } else if (isAdded && ship) moveTo(desk, ship.id, target.hex);
    else pickAt(desk, target);
  },
  clear: () => {
    desk.hold('formation');
    desk.pickShip(undefined);
    desk.pickHex(null);
  },
  onGrab: (target: SeaTarget) => {
    desk.editing.settle();
    held.current = { isDragging: true };
    if (isPaint(desk.brush)) {
      held.current.from = target.hex;
      paint(desk, [target.hex], STROKE);
    } else if (target.ship !== undefined) {
      held.current.ship = target.ship;
      pickAt(desk, target);
    }
  },
  drag: (hex: Axial) => {
    const { ship, from } = held.current;
    if (ship !== undefined) moveTo(desk, ship, hex, STROKE);
    else if (from && !sameHex(from, hex)) {
      held.current.from = hex;
      if (desk.size !== 'fill') paint(desk, line(from, hex), STROKE);
    }
  },
  onDrop: () => {
    held.current = { isDragging: false };
    desk.editing.settle();
  },
});

export const isPaint = (brush: SeaBrush): brush is Ground | 'foul' | 'fair' =>
  brush !== 'formation' && brush !== 'vessel';

/** A pick of the same hex again means its next ship. */
function pickAt(desk: SeaDesk, { hex, ship }: SeaTarget): void {
  const here = desk.members.filter((it) => it.hex && sameHex(it.hex, hex)).map(({ id }) => id);
  const now = here.indexOf(desk.ship?.id ?? '');
  desk.pickHex(hex);
  desk.pickShip(ship ?? here[(now + 1) % Math.max(1, here.length)]);
}

/** Puts a ship into a hex of the map, alone or with all of her formation. */
function moveTo(desk: SeaDesk, ship: string, hex: Axial, gesture?: string): void {
  const { form, brush } = desk;
  if (!form.isOnMap(desk.draft, hex)) return;
  const move = brush === 'vessel' ? placed : groupPlaced;
  desk.change((draft) => move(form, draft, ship, hex), gesture);
  desk.pickHex(hex);
}

function paint(desk: SeaDesk, hexes: readonly Axial[], gesture?: string): void {
  const { form, brush, size, kit } = desk;
  if (!isPaint(brush)) return;
  const [first] = hexes;
  const all = size === 'seven' ? hexes.flatMap((hex) => disk(hex, 1)) : hexes;
  const isFill = size === 'fill' && first !== undefined;
  desk.change((draft) => {
    if (brush === 'foul' || brush === 'fair') {
      const meant = isFill ? (kit.weather?.around(draft, first) ?? []) : all;
      return kit.weather?.painted(draft, meant, brush) ?? draft;
    }
    return isFill ? fillFrom(desk, draft, first, brush) : painted(form, draft, all, brush);
  }, gesture);
}

const fillFrom = (
  { form }: SeaDesk,
  draft: SeaDesk['draft'],
  from: Axial,
  ground: Ground,
): SeaDesk['draft'] => painted(form, draft, sameGround(form, draft, from), ground);

/** Everything that hangs together with a hex made the other ground. */
export const fillAt = (desk: SeaDesk, hex: Axial, ground: Ground): void =>
  desk.change((draft) => fillFrom(desk, draft, hex, ground));
