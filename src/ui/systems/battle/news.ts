import type { BattleEvent, ShipId } from '../../../rules/battle';
import type { Viewer } from '../../../rules/core';
import { plainText } from '../../log/logLine';
import { eventText } from './eventText';
import type { Names } from './names';
import { boxesOf, counted, listed } from './words';

/** What a side does by order of its own. */
const DECISIONS: readonly BattleEvent['kind'][] = [
  'stackPlaced',
  'sideShifted',
  'stackEntered',
  'stackMoved',
  'stackStayed',
  'stackDivided',
  'stacksCombined',
  'shipsSeparated',
  'fireDeclared',
  'fireWithdrawn',
  'scuttlingSealed',
  'sideDone',
];
/** Kinds told by their sums, or not worth saying aloud. */
const SUMMED: readonly BattleEvent['kind'][] = [
  'salvoFired',
  'torpedoesLaunched',
  'hitScored',
  'criticalHit',
];
const MOST_LETTERS = 480;

interface Told {
  event: BattleEvent;
  names: Names;
}

/** All that has happened since a side's last decision, in a few sentences: hits, losses, then the rest from the end. */
export function newsSince(
  events: readonly BattleEvent[],
  names: readonly Names[],
  viewer: Viewer,
): string {
  const last = events.findLastIndex(
    (event) => DECISIONS.includes(event.kind) && 'side' in event && event.side === viewer,
  );
  const told = events
    .map((event, index) => ({ event, names: names[index] as Names }))
    .slice(viewer === 'spectator' ? -1 : Math.max(last, 0));
  const losses = sentences(told, ({ tone }) => tone === 'loss' || tone === 'turn');
  const others = sentences(told, ({ tone }) => tone === 'plain' || tone === 'hit');
  return capped([...gunneryNews(told), ...losses], others);
}

const sentences = (
  told: readonly Told[],
  isAskedFor: (telling: ReturnType<typeof eventText>) => boolean,
): string[] =>
  told
    .filter(({ event }) => !SUMMED.includes(event.kind))
    .map(({ event, names }) => eventText(event, names))
    .filter(isAskedFor)
    .map(({ parts }) => plainText(parts));

/** The salvos in one sentence, then what every ship has lost. */
function gunneryNews(told: readonly Told[]): string[] {
  const salvos = told.flatMap(({ event, names }) =>
    event.kind === 'salvoFired' || event.kind === 'torpedoesLaunched' ? [{ event, names }] : [],
  );
  if (salvos.length === 0) return [];
  const hits = new Map<string, number>();
  for (const { event, names } of salvos)
    if (event.hits > 0) add(hits, names.ship(event.target), event.hits);
  const scored = [...hits].map(([name, count]) => `${counted(count, 'hit')} on ${name}`);
  const sum = `${counted(salvos.length, 'salvo')}: ${scored.length > 0 ? listed(scored) : 'no hit'}.`;
  return [sum.charAt(0).toUpperCase() + sum.slice(1), ...lossNews(told)];
}

/** 'Bismarck loses 2 hull boxes and one AA box.' */
function lossNews(told: readonly Told[]): string[] {
  const ships = new Map<ShipId, { name: string; rows: Map<string, number> }>();
  for (const { event, names } of told) {
    if (event.kind !== 'hitScored' && event.kind !== 'criticalHit') continue;
    if (event.boxes === 0) continue;
    const ship = ships.get(event.ship) ?? { name: names.ship(event.ship), rows: new Map() };
    add(ship.rows, event.row ?? 'hull', event.boxes);
    ships.set(event.ship, ship);
  }
  return [...ships.values()].map(({ name, rows }) => {
    const lost = [...rows].map(([row, count]) =>
      counted(count, boxesOf(row as 'hull', 1), boxesOf(row as 'hull', 2)),
    );
    return `${name} loses ${listed(lost)}.`;
  });
}

const add = (sums: Map<string, number>, key: string, count: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + count);
};

/** The sentences that must be said, and of the others as many of the last as there is room for. */
function capped(first: readonly string[], others: readonly string[]): string {
  const said = [...first];
  let room = MOST_LETTERS - first.join(' ').length;
  for (const sentence of others.toReversed()) {
    room -= sentence.length + 1;
    if (room < 0) break;
    said.splice(first.length, 0, sentence);
  }
  return said.join(' ');
}
