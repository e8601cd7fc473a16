import { rangeYards } from '../common/geometry';
import { conditionOf, planOf, shipsOnMap } from '../common/own';
import { expectedDamage } from '../damage/expected';
import { shellOf } from '../gunnery/impact';
import { type Mark, markNamed } from '../gunnery/marks';
import type { BatteryLog } from '../model/guns';
import type { Play } from '../model/play';
import type { Battery } from '../model/sheet';
import type { SeekriegState, SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { SHELL_TYPES, type ShellType } from '../tables/shells';

/** [SK-13.9, SK-13.10] With the orders of phase 2 every battery is loaded as ordered, or by the default. */
export function loadShells({ state }: Play): void {
  for (const ship of shipsOnMap(state)) {
    for (const [battery, log] of conditionOf(ship).batteries.entries()) {
      const ordered = planOf(ship).shells[battery];
      if (ordered) log.chosen = ordered;
      log.loaded = shellsFor(state, ship, battery) ?? log.loaded;
    }
  }
}

/** Types of which shells are left, in the order of CHART G2. */
const aboard = ({ shells }: BatteryLog): ShellType[] =>
  SHELL_TYPES.filter((type) => (shells[type] ?? 0) > 0);

/** [SK-34.3, SK-34.7] The type that a battery is loaded with; the player's choice stands. None without shells. */
export function shellsFor(
  view: SeekriegView | SeekriegState,
  ship: Ship,
  battery: number,
): ShellType | undefined {
  const log = conditionOf(ship).batteries[battery];
  const sheet = ship.sheet.batteries[battery];
  if (!log || !sheet) return undefined;
  const types = aboard(log);
  if (log.chosen && types.includes(log.chosen)) return log.chosen;
  if (types.length < 2) return types[0];
  const mark = lastMark(view, ship, log);
  return mark?.isIdentified ? bestFor(view, ship, { sheet, types }, mark) : types[0];
}

function lastMark(view: SeekriegView | SeekriegState, ship: Ship, log: BatteryLog) {
  const last = log.turrets.find(({ lastTarget }) => lastTarget !== null)?.lastTarget;
  return last ? markNamed(view, ship.side, last) : undefined;
}

/** [SK-34.7] The type with the greatest expected damage at the present range; of equals the first of CHART G2. */
function bestFor(
  view: SeekriegView,
  ship: Ship,
  { sheet, types }: { sheet: Battery; types: readonly ShellType[] },
  { ship: target }: Mark,
): ShellType | undefined {
  const tables = tablesOf(view);
  const yards = rangeYards(ship.hex, target.hex);
  let best: { type: ShellType; damage: number } | undefined;
  for (const type of types) {
    const shell = shellOf(tables, sheet, type, yards);
    const damage = expectedDamage(tables, view.options.damageMethod, target.sheet, shell);
    if (!best || damage > best.damage) best = { type, damage };
  }
  return best?.type;
}
