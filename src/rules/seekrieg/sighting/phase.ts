import { type BySide, bySide, SIDES, type Side } from '../../core';
import { isOnMap, shipsInPlay, shipsOnMap } from '../common/own';
import { stopRun } from '../common/stopRun';
import type { ShipId } from '../model/ids';
import { type Play, tell } from '../model/play';
import { LEVELS, type SeekriegState, type Sighting, type SightingLevel } from '../model/state';
import type { Ship } from '../model/units';
import { levelFor } from './level';
import { keepPlots } from './plots';
import { renameTarget } from './rename';

type Sightings = Record<ShipId, Sighting>;

/**
 * Phase 4, and whenever ships have come: every ship of a side is tested against every enemy ship, and the side shares
 * what any of them sees [SK-10.1]. @returns what each side saw before
 */
export function updateSightings(play: Play): BySide<Sightings> {
  const { hidden } = play.state;
  const before = hidden.sightings;
  hidden.sightings = bySide((side) => sight(play.state, side));
  for (const side of SIDES) {
    showSmoke(play.state, side);
    report(play, side, before[side]);
    keepPlots(play.state, side);
  }
  return before;
}

function sight(state: SeekriegState, side: Side): Sightings {
  const lookouts = shipsInPlay(state, side);
  const now: Sightings = {};
  const fresh: Ship[] = [];
  for (const ship of Object.values(state.ships)) {
    if (ship.side === side) continue;
    const known = state.hidden.sightings[side][ship.id];
    const level = known && !isOnMap(ship) ? sunkLevel(known) : levelFor(state, lookouts, ship);
    if (!level) continue;
    if (!known && level !== 'identified') fresh.push(ship);
    const isWatched = known?.level === 'identified';
    now[ship.id] = { id: level === 'identified' ? ship.id : (known?.id ?? ''), level, isWatched };
  }
  nameContacts(state, side, fresh, now);
  return now;
}

/** A ship that was in visual range when she sank stays known. */
const sunkLevel = ({ level }: Sighting): SightingLevel | null =>
  level === 'identified' ? level : null;

/** New contacts are numbered by where they are, so that their names tell nothing else [SK-5.10]. */
function nameContacts(state: SeekriegState, side: Side, fresh: Ship[], now: Sightings): void {
  fresh.sort((a, b) => a.hex.q - b.hex.q || a.hex.r - b.hex.r);
  for (const { id } of fresh)
    (now[id] as Sighting).id = `contact-${state.hidden.nextContact[side]++}`;
}

/** [SK-5.8] Smoke of a ship that is seen or tracked is seen from then on. */
function showSmoke({ smoke, hidden }: SeekriegState, side: Side): void {
  for (const it of smoke)
    if (!it.shownTo[side] && it.layer && hidden.sightings[side][it.layer]) it.shownTo[side] = true;
}

/** Tells a side what has changed; a new enemy ends a run [SK-34.14]. */
function report(play: Play, side: Side, before: Sightings): void {
  const now = play.state.hidden.sightings[side];
  for (const id in now) reportSeen(play, side, id, before[id]);
  for (const id in before) if (!now[id]) reportLost(play, side, before[id] as Sighting);
}

function reportSeen(play: Play, side: Side, id: ShipId, before: Sighting | undefined): void {
  const { sightings, held } = play.state.hidden;
  const { id: target, level } = sightings[side][id] as Sighting;
  const hex = held[id] ?? (play.state.ships[id] as Ship).hex;
  const seenBy = [side];
  if (before && before.id !== target) {
    renameTarget(play.state, side, before.id, target);
    const contact = before.id;
    tell(play, { kind: 'contactNamed', rule: 'SK-19.18', side, seenBy, contact, target });
  }
  if (before && rank(before.level) <= rank(level)) return;
  tell(play, { kind: 'contactMade', rule: 'SK-10.1', side, seenBy, target, level, hex });
  if (!before) stopRun(play, side, 'new-enemy');
}

const rank = (level: SightingLevel): number => LEVELS.indexOf(level);

/** Whatever has become of her: that a contact has sunk, and is not lost from sight, is not told [SK-5.11]. */
const reportLost = (play: Play, side: Side, { id: target }: Sighting): void =>
  tell(play, { kind: 'contactLost', rule: 'SK-10.1', side, seenBy: [side], target });

/** [SK-1.14] Turns running in which no ship sees or tracks an enemy; counted once a turn. */
export function countQuietTurns({ state }: Play): void {
  const { hidden } = state;
  const isSeen = ({ id, side }: Ship) =>
    SIDES.some((viewer) => viewer !== side && hidden.sightings[viewer][id]);
  hidden.quietTurns = shipsOnMap(state).some(isSeen) ? 0 : hidden.quietTurns + 1;
}
