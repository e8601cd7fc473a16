import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import {
  capacityOf,
  type Formation,
  forceOf,
  formationsAt,
  formationsOf,
  hexOfHome,
  keyOf,
  type Load,
  NONE,
  strikeRange,
} from '../../../rules/sea-wings/query';
import { bestBy } from '../../core/lists';
import { contactsOf } from '../common/contacts';
import { hasDecksAbout } from '../common/enemy';
import type { Judgement } from '../common/judgement';
import { isBomber } from '../sea/forces';
import { type Quarry, quarriesOf } from './quarries';

/** Points that a strike must be worth. A guess. */
const MIN_POINTS = 3;

/** The best load of a formation against a target, with the hits of a factor. */
function loadFor({ type }: Formation, quarry: Quarry): { load: Load; hits: number } | undefined {
  const load = bestBy(type.loads, (it) => quarry.hits(it));
  return load && { load, hits: quarry.hits(load) };
}

/** Factors that have not been planned for anything. */
const idle = ({ boxes }: Formation): number => boxes.hangar;

const flown = ({ boxes }: Formation): number =>
  boxes.strike.reduce((sum, { factors }) => sum + factors, 0);

/** Factors planned at a target. */
const sentAt = ({ boxes }: Formation, id: string): number =>
  boxes.strike
    .filter(({ target }) => keyOf(target) === id)
    .reduce((sum, it) => sum + it.factors, 0);

const isInReach = (view: SeaWingsView, side: Side, it: Formation, hex: Axial): boolean => {
  const from = hexOfHome(forceOf(view, side), it);
  return from !== undefined && distance(from, hex) <= strikeRange(it);
};

/** Hits expected at a target of bombers that some boxes hold. */
const hitsAt = (
  all: readonly Formation[],
  quarry: Quarry,
  factors: (it: Formation) => number,
): number => all.reduce((sum, it) => sum + factors(it) * (loadFor(it, quarry)?.hits ?? 0), 0);

/** [WG-8.1 to WG-8.13, WG-25.1] Strikes: every bomber at what it gains most, carriers first, with escorts. */
export function* strikeWishes(
  view: SeaWingsView,
  side: Side,
  judgement: Judgement,
): Generator<Order> {
  const force = forceOf(view, side);
  const all = formationsOf(force).filter(isBomber).sort(diveBombersFirst);
  const quarries = quarriesOf(view, side);
  if (quarries.length > 0)
    for (const it of all.filter((bomber) => idle(bomber) > 0)) {
      const quarry = quarryFor(view, side, it, { all, quarries, judgement });
      if (quarry) yield* bombing(view, side, it, { quarry, judgement });
    }
  yield* escorts(view, side, judgement);
}

/** Dive bombers get through better, and so take the first launch. */
const diveBombersFirst = (a: Formation, b: Formation): number =>
  Number(b.type.class === 'DB') - Number(a.type.class === 'DB');

/** What bombers choose from, and how. */
interface Choice {
  all: readonly Formation[];
  quarries: readonly Quarry[];
  judgement: Judgement;
}

/** The target that a formation adds most points to, if it is worth a strike. */
function quarryFor(
  view: SeaWingsView,
  side: Side,
  bomber: Formation,
  { all, quarries, judgement }: Choice,
): Quarry | undefined {
  const inReach = quarries.filter(({ hex }) => isInReach(view, side, bomber, hex));
  const best = bestBy(inReach, (it) => {
    const sent = hitsAt(all, it, (other) => sentAt(other, it.id));
    return it.points(sent + idle(bomber) * (loadFor(bomber, it)?.hits ?? 0)) - it.points(sent);
  });
  return best && isWorthwhile(view, side, bomber, { all, quarry: best, judgement })
    ? best
    : undefined;
}

/** All that can reach the target is worth sending; a strike that is sent in part is sent whole. */
function isWorthwhile(
  view: SeaWingsView,
  side: Side,
  { home }: Formation,
  { all, quarry, judgement }: Pick<Choice, 'all' | 'judgement'> & { quarry: Quarry },
): boolean {
  const mates = all.filter((it) => (it.home.kind === 'base') === (home.kind === 'base'));
  const able = hitsAt(
    mates,
    quarry,
    (it) => sentAt(it, quarry.id) + (isInReach(view, side, it, quarry.hex) ? idle(it) : 0),
  );
  const waits =
    home.kind === 'carrier' && quarry.about !== 'carriers' && hasDecksAbout(view, side, quarry.hex);
  return quarry.points(able) >= (waits ? judgement.patience : MIN_POINTS);
}

/** [WG-8.5, WG-8.7] As many as go in the first launch with an escort, the rest in the second. */
function* bombing(
  view: SeaWingsView,
  side: Side,
  bomber: Formation,
  { quarry, judgement }: { quarry: Quarry; judgement: Judgement },
): Generator<Order> {
  const use = loadFor(bomber, quarry);
  if (!use) return;
  const most = capacityOf(forceOf(view, side), bomber);
  const planned = plannedAt(view, side, bomber.home.id);
  const first = Math.max(
    0,
    most - escortFor(view, side, bomber, { hex: quarry.hex, judgement }) - planned.first,
  );
  const order = {
    kind: 'planStrike' as const,
    formation: bomber.id,
    target: quarry.id,
    ordnance: use.load.id,
  };
  const carried = Math.min(idle(bomber), bomber.mayCarry ?? idle(bomber));
  if (first > 0) yield { ...order, launch: 'first', factors: Math.min(carried, first) };
  const second = Math.max(0, most - planned.second);
  if (second > 0) yield { ...order, launch: 'second', factors: Math.min(carried, second) };
}

/** Factors of a home in each launch. */
function plannedAt(
  view: SeaWingsView,
  side: Side,
  home: string,
): { first: number; second: number } {
  const tasks = formationsOf(forceOf(view, side))
    .filter((it) => it.home.id === home)
    .flatMap(({ boxes }) => boxes.strike);
  const sum = (launch: string) =>
    tasks.filter((it) => it.launch === launch).reduce((total, it) => total + it.factors, 0);
  return { first: sum('first'), second: sum('second') };
}

/** Bombers to each escort. A guess. */
const BOMBERS_PER_ESCORT = 3;

/** Factors of fighters that are to go with the bombers of a home to a target, as far as they are not planned yet. */
function escortFor(
  view: SeaWingsView,
  side: Side,
  { home }: Formation,
  { hex, judgement }: { hex: Axial; judgement: Judgement },
): number {
  const here = formationsAt(forceOf(view, side), home.id);
  const fighters = here.filter((it) => it.type.class === 'F' && isInReach(view, side, it, hex));
  const total = (all: readonly Formation[], count: (it: Formation) => number) =>
    all.reduce((sum, it) => sum + count(it), 0);
  const gone = total(fighters, flown);
  const wanted = Math.min(
    Math.ceil(total(here.filter(isBomber), (it) => idle(it) + flown(it)) / BOMBERS_PER_ESCORT),
    Math.floor((total(fighters, idle) + gone) * judgement.escorts),
  );
  return Math.max(0, wanted - gone);
}

/** [WG-8.17] Fighters with the strikes of their home that want most of them. */
function* escorts(view: SeaWingsView, side: Side, judgement: Judgement): Generator<Order> {
  const all = formationsOf(forceOf(view, side));
  for (const fighter of all.filter((it) => it.type.class === 'F' && idle(it) > 0))
    for (const { launch, target, wanted } of sortiesFrom(view, side, fighter.home.id)) {
      const hex = hexOfTarget(view, side, target);
      const able = hex ? escortFor(view, side, fighter, { hex, judgement }) : 0;
      const factors = Math.min(idle(fighter), able, wanted);
      const order = { formation: fighter.id, factors, launch, target };
      if (factors > 0) yield { kind: 'planStrike', ...order, ordnance: NONE };
    }
}

/** What flies in one launch from a home to a target, and the escorts that it still wants. */
interface Sortie extends Pick<OrderOf<'planStrike'>, 'launch' | 'target'> {
  wanted: number;
}

function sortiesFrom(view: SeaWingsView, side: Side, home: string): Sortie[] {
  const tasks = formationsAt(forceOf(view, side), home).flatMap(({ boxes }) => boxes.strike);
  const sortie = ({ launch, target }: (typeof tasks)[number]): Sortie => {
    const mates = tasks.filter((it) => it.launch === launch && keyOf(it.target) === keyOf(target));
    const factors = (isEscort: boolean) =>
      mates.reduce((sum, it) => sum + ((it.ordnance === null) === isEscort ? it.factors : 0), 0);
    const wanted = Math.ceil(factors(false) / BOMBERS_PER_ESCORT) - factors(true);
    return { launch, target: keyOf(target), wanted };
  };
  return tasks.map(sortie).sort((a, b) => b.wanted - a.wanted);
}

const hexOfTarget = (view: SeaWingsView, side: Side, id: string): Axial | undefined =>
  [...contactsOf(view, side), ...view.scenario.bases].find((it) => it.id === id)?.hex;
