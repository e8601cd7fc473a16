import { type Side, sumOfModifiers, type Viewer } from '../../rules/core';
import type { EventOf, FleetActionEvent, FleetActionView } from '../../rules/fleet-action';
import { type LogPlace, newChapterBook } from '../core/chapters';
import { newKeptLines } from '../core/keptLines';
import type { LogChapter, LogLine } from '../core/logLine';
import { type Names, newNames } from './common/names';
import { eventText } from './eventText';
import { modifierInWords } from './modifiers';
import { toldDice } from './rolls';
import { type Section, sectionOf } from './sections';
import { fleetLogText } from './texts/log';

/** What a side does by order of its own. */
const ORDERED: readonly FleetActionEvent['kind'][] = [
  'firstChosen',
  'repairChosen',
  'refillChosen',
  'hidingChosen',
  'endOffered',
  'speedSet',
  'smokeBegan',
  'contactMoved',
  'shipsDetached',
  'torpedoesLaunched',
  'gunsFired',
  'lightFired',
  'starShellFired',
  'searchlightSet',
  'standMoved',
  'standLaunched',
  'capSet',
  'minesLaid',
  'submarinePlaced',
  'submarineMoved',
];

const keptLines = newKeptLines<FleetActionEvent, LogLine>();

/** The log of a battle: its events told, gathered by turns and by phases. */
export function logChapters(
  events: readonly FleetActionEvent[],
  view: FleetActionView,
  viewer: Viewer,
): LogChapter[] {
  const book = newChapterBook(headingOf);
  const reader = keptLines(newNames(view, viewer), viewer);
  const told = { names: reader.names, viewer };
  let section: Section = 'setUp';
  events.forEach((event, index) => {
    section = sectionOf(event, section);
    const key = String(index);
    const line = reader.lineOf(event, key, () => lineOf(event, key, told));
    if (line) book.add(line, { turn: event.turn, section });
  });
  return book.chapters;
}

const headingOf = ({ turn, section }: LogPlace<Section>) => ({
  part: turn === 0 ? fleetLogText('setUp') : fleetLogText('turnPart', { turn }),
  title: fleetLogText(`section.${section}`),
});

/** What lines are told with. */
interface Told {
  names: Names;
  viewer: Viewer;
}

function lineOf(
  event: FleetActionEvent,
  key: string,
  { names, viewer }: Told,
): LogLine | undefined {
  const told = eventText(event, names);
  if (!told) return undefined;
  const modifiers = 'modifiers' in event ? event.modifiers : [];
  return {
    ...told,
    ...{ key, rule: event.rule, ships: told.lights.ships },
    dice: toldDice(event.dice ?? [], names),
    modifiers: modifiers.map(modifierInWords),
    ...(isOwnShot(event, names, viewer) && { needed: neededFor(event) }),
    ...(isOwn(event, names, viewer) && { own: true as const }),
  };
}

const isOwn = (event: FleetActionEvent, names: Names, viewer: Viewer): boolean =>
  ORDERED.includes(event.kind) &&
  viewer === ('side' in event ? event.side : 'unit' in event && names.sideOf(event.unit));

/** Attacks, whose dice hit or miss; the enemy's modifiers are hidden, and with them what his dice needed [NW-3.21]. */
type Shot = EventOf<
  | 'gunsFired'
  | 'lightFired'
  | 'torpedoAttackRolled'
  | 'flakFired'
  | 'airAttackRolled'
  | 'dogfought'
  | 'depthCharged'
>;

const SHOTS: readonly FleetActionEvent['kind'][] = [
  'gunsFired',
  'lightFired',
  'torpedoAttackRolled',
  'flakFired',
  'airAttackRolled',
  'dogfought',
  'depthCharged',
];

const isShot = (event: FleetActionEvent): event is Shot => SHOTS.includes(event.kind);

/** Who attacks: of depth charges the ship, not the submarine. */
const attackerOf = (event: Shot, { sideOf }: Names): Side | undefined =>
  'side' in event ? event.side : sideOf('by' in event ? event.by : event.unit);

const isOwnShot = (event: FleetActionEvent, names: Names, viewer: Viewer): event is Shot =>
  isShot(event) && event.need !== null && attackerOf(event, names) === viewer;

/** What a die needs after all modifiers; a natural 1 always misses [NW-1.24]. */
const neededFor = ({ need, modifiers }: Shot): number =>
  Math.max(2, (need ?? 0) - sumOfModifiers(modifiers, Infinity));
