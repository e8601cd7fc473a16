import { type Axial, aheadOf } from '../../../hex';
import {
  hexesATurn,
  KNOTS_PER_HEX,
  runHexes,
  runOf,
  type Ship,
  type TorpedoOrder,
} from '../../../rules/seekrieg/query';
import type { Situation, Vessel } from '../common/situation';

/** Later tracks are not looked at: by then nobody stands where one thinks. */
const TURNS_AHEAD = 8;

/** Hexes off the track, and along it, within which a friend may come to be struck: she need not steam straight on. */
const OFF_TRACK = 1.2;
const ALONG_TRACK = 2;

/** [SK-17.27] Own ships that torpedoes may meet on their run, if all steam on as they do. */
export function friendsOnTrack(
  { own }: Situation,
  by: Ship,
  aimedAt: Axial,
  { setting }: TorpedoOrder,
): Vessel[] {
  const model = by.sheet.torpedoes?.model;
  const run = model && runOf(model, setting);
  if (!run) return [];
  const track = trackOf(by.hex, aimedAt);
  const each = hexesATurn(run);
  const turns = Math.min(TURNS_AHEAD, Math.ceil(runHexes(run) / each));
  return own.filter(
    (it) =>
      it.ship.id !== by.id &&
      isMet(it.ship, (hex, turn) => isOn(track, hex, turn * each, each), turns),
  );
}

/** A line of the map: its start, and its direction as a unit in hexes. */
interface Track {
  from: Axial;
  east: number;
  south: number;
}

const EAST = Math.sqrt(3) / 2;

function trackOf(from: Axial, to: Axial): Track {
  const east = EAST * (to.q - from.q);
  const south = to.r - from.r + (to.q - from.q) / 2;
  const length = Math.hypot(east, south) || 1;
  return { from, east: east / length, south: south / length };
}

/** Whether a hex lies near the part of a track that torpedoes run in a turn. */
function isOn({ from, east, south }: Track, hex: Axial, start: number, each: number): boolean {
  const x = EAST * (hex.q - from.q);
  const y = hex.r - from.r + (hex.q - from.q) / 2;
  const along = x * east + y * south;
  if (along <= 0 || along < start - ALONG_TRACK || along > start + each + ALONG_TRACK) return false;
  return Math.abs(x * south - y * east) <= OFF_TRACK;
}

function isMet(
  { hex, facing, speedKnots }: Ship,
  isThere: (hex: Axial, turn: number) => boolean,
  turns: number,
): boolean {
  const ahead = aheadOf(facing);
  const each = speedKnots / KNOTS_PER_HEX;
  for (let turn = 0; turn < turns; turn++) {
    const hexes = Math.round(turn * each);
    if (isThere({ q: hex.q + ahead.q * hexes, r: hex.r + ahead.r * hexes }, turn)) return true;
  }
  return false;
}
