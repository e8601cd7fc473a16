import type { SeekriegView } from '../../../rules/seekrieg';
import {
  chanceOf,
  inBands,
  type Ship,
  SLOW_TORPEDO,
  type TorpedoBattery,
  tablesOf,
  torpedoBurst,
  torpedoOf,
} from '../../../rules/seekrieg/query';
import type { Situation, Vessel } from './situation';

/** Salvos are spread over so many turns: tubes are seldom reloaded in a fight. */
const TURNS = 6;

const YARDS_PER_HEX = 500;

/** Both broadsides bear. */
const BEAM = 90;

/** Damage points a turn that a ship's loaded torpedoes are good for from a range. */
export function torpedoDamage(
  situation: Situation,
  by: Vessel,
  at: Vessel,
  rangeHexes: number,
): number {
  const loaded = tubesOf(by.ship);
  const battery = by.ship.sheet.torpedoes;
  if (loaded === 0 || !battery) return 0;
  const { torpedoRows, own, enemy } = situation;
  const key = by.index * (own.length + enemy.length) + at.index;
  const row = torpedoRows.get(key) ?? rowOf(situation.view, by.ship, battery, at.ship);
  torpedoRows.set(key, row);
  return Math.min(at.pointsLeft, (loaded * (row[rangeHexes] ?? 0)) / TURNS);
}

/** The farthest run of a ship's torpedoes in hexes; 0 without. */
export function torpedoReach({ sheet: { torpedoes } }: Ship): number {
  if (!torpedoes) return 0;
  const { fast, middle, slow } = torpedoOf(torpedoes.model);
  return Math.floor(Math.max(fast.yards, middle?.yards ?? 0, slow.yards) / YARDS_PER_HEX);
}

const tubesOf = ({ sheet, condition }: Ship): number =>
  condition
    ? condition.mounts.reduce((sum, { loaded }) => sum + loaded, 0)
    : (sheet.torpedoes?.mounts.reduce((sum, { tubes }) => sum + tubes, 0) ?? 0);

/** Damage points of one torpedo by range in hexes, by model and class of target. */
const ROWS = new WeakMap<SeekriegView['scenario'], Map<string, Float64Array>>();

function rowOf(view: SeekriegView, ship: Ship, battery: TorpedoBattery, target: Ship) {
  const rows = ROWS.get(view.scenario) ?? new Map<string, Float64Array>();
  ROWS.set(view.scenario, rows);
  const { nation } = ship.sheet;
  const speed = inBands(tablesOf(view).trackingError.base, target.speedKnots);
  const name = `${battery.model} ${nation} ${target.sheet.classId} ${speed}`;
  const row = rows.get(name) ?? newRow(view, ship, battery, target);
  rows.set(name, row);
  return row;
}

function newRow(view: SeekriegView, ship: Ship, { model }: TorpedoBattery, target: Ship) {
  const burst = torpedoBurst(view, ship, target, 'contact');
  return Float64Array.from(
    { length: torpedoReach(ship) + 1 },
    (_, hexes) => (burst * combedChance(view, model, target, hexes)) / 100,
  );
}

/** [SK-34.9] In per cent, with the fastest run that reaches: a target that is shown a track combs it. */
function combedChance(
  view: SeekriegView,
  model: string,
  { sheet: { lengthFeet }, speedKnots }: Ship,
  rangeHexes: number,
): number {
  const { fast, middle, slow, isWakeless } = torpedoOf(model);
  const table = tablesOf(view).trackingError;
  const rangeYards = Math.max(0.5, rangeHexes) * YARDS_PER_HEX;
  const run = [fast, middle ?? slow].find(({ yards }) => yards >= rangeYards) ?? slow;
  const error =
    table.combing + (isWakeless ? table.wakeless : 0) + (run.knots < SLOW_TORPEDO ? table.slow : 0);
  return chanceOf(table, {
    lengthFeet,
    targetKnots: speedKnots,
    targetAngle: BEAM,
    rangeYards,
    error,
  });
}
