import { readFileSync } from 'node:fs';
import { type Axial, neighbor } from '../../src/hex';
import { type BattleEvent, type BattleState, battle } from '../../src/rules/battle';
import { sheetOf } from '../../src/rules/battle/query';
import { type AnySystem, giveOrder, must, newMatch } from '../../src/rules/core';
import { readSave } from '../../src/scenario';
import { POINTY } from '../../src/ui/hexmap/geometry/plane';
import type { Film, FilmPlace, FilmShot } from '../../src/ui/systems/battle/film/film';

type Frame = Film['frames'][number];

/** Ships of one hex stand so far apart. */
const ABREAST = 50;
/** Drawing units of sea around what happens. */
const AROUND = 110;
/** Width to height of the picture. */
const SHAPE = 16 / 9;

/** The moving picture of a recorded battle. */
export function filmOf(file: string): Film {
  const read = readSave(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(file);
  const { scenario, options, seed, orders } = read.value;
  const system = battle as unknown as AnySystem;
  const match = newMatch(system, scenario, options, seed);
  const stateNow = () => match.state as BattleState;
  const ids = Object.keys(stateNow().ships);
  const frames: Frame[] = [];
  let { chapter } = match;
  for (const order of orders) {
    giveOrder(system, match, order, seed);
    if (match.chapter === chapter) continue;
    chapter = match.chapter;
    // The set-up is not shown.
    if (stateNow().round === 0) continue;
    const places = placesIn(stateNow(), ids, frames);
    const shots = merged((match.closedEvents as BattleEvent[]).flatMap(shotOf));
    const isNew =
      shots.length > 0 || JSON.stringify(places) !== JSON.stringify(frames.at(-1)?.places);
    if (isNew && places.some((place) => place)) frames.push({ places, shots });
  }
  const started = frames.slice(frames.findIndex(({ places }) => places.every((place) => place)));
  return {
    scenario: scenario.id,
    view: viewOf(started),
    ships: ids.map((id) => {
      const { side } = must(stateNow().ships[id], id);
      const { name, type } = sheetOf(stateNow(), id);
      return { id, name, side, type };
    }),
    frames: started,
  };
}

function placesIn(
  state: BattleState,
  ids: readonly string[],
  before: readonly Frame[],
): FilmPlace[] {
  return ids.map((id, at) => {
    const stack = state.stacks.find((it) => it.place === 'board' && it.ships.includes(id));
    if (stack?.place !== 'board') return null;
    const { x, y } = pointOf(stack.hex);
    const ahead = pointOf(neighbor(stack.hex, stack.facing));
    const wanted = Math.round((Math.atan2(ahead.y - y, ahead.x - x) * 180) / Math.PI);
    const last = before.findLast(({ places }) => places[at])?.places[at];
    const off = (stack.ships.indexOf(id) - (stack.ships.length - 1) / 2) * ABREAST;
    return [x, y + Math.round(off), last ? turned(last[2], wanted) : wanted];
  });
}

const pointOf = (hex: Axial) => {
  const { x, y } = POINTY.center(hex);
  return { x: Math.round(x), y: Math.round(y) };
};

/** The same way as wanted, reached without turning the long way round. */
const turned = (from: number, wanted: number): number =>
  from + ((((wanted - from + 540) % 360) + 360) % 360) - 180;

function shotOf(event: BattleEvent): FilmShot[] {
  if (event.kind !== 'salvoFired' && event.kind !== 'torpedoesLaunched') return [];
  const from = pointOf(event.from);
  const to = pointOf(event.to);
  return [[from.x, from.y, to.x, to.y, event.hits]];
}

/** Shots along one line are one, with the hits of all. */
function merged(shots: readonly FilmShot[]): FilmShot[] {
  const lines = new Map<string, FilmShot>();
  for (const [x, y, toX, toY, hits] of shots) {
    const key = [x, y, toX, toY].join();
    lines.set(key, [x, y, toX, toY, hits + (lines.get(key)?.[4] ?? 0)]);
  }
  return [...lines.values()];
}

function viewOf(frames: readonly Frame[]): Film['view'] {
  const points = frames.flatMap(({ places }) => places.flatMap((place) => (place ? [place] : [])));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
  const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
  const width = Math.round(Math.max(right - left, (bottom - top) * SHAPE));
  const height = Math.round(width / SHAPE);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return [Math.round(middle.x - width / 2), Math.round(middle.y - height / 2), width, height];
}
