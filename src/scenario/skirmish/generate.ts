import { bySide, drawFrom } from '../../rules/core';
import type { SkirmishForm, SkirmishPlan } from '../core/skirmish/plan';
import { SIZES, type SkirmishWish } from '../core/skirmish/wish';
import { bad, good, type Read } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import { oneOfThese } from './chance';
import { candidates } from './eligible';
import { worthOf } from './fleet';
import { groupsOf } from './groups';
import { skirmishId } from './link';
import { drawFleets } from './match';
import { drawSetting, frontsFor } from './setting';
import { tellSkirmish } from './words';

/**
 * Draws the battle of a wish from the ships in service: the same wish is the same battle everywhere, as all chance
 * comes from the seed and all figures from whole numbers, sums, quotients and square roots.
 */
export function drawSkirmish(
  wish: SkirmishWish,
  form: SkirmishForm,
  registry: Pick<ShipRegistry, 'ships'>,
): Read<SkirmishPlan> {
  const { mark = form.mark } = wish;
  const id = skirmishId(mark, wish);
  const { variant: _, ...withoutVariant } = wish;
  const occasion = skirmishId(mark, withoutVariant);
  const fronts = frontsFor(wish);
  if (fronts.length === 0) return never(id, 'navies that were at war there and then', wish);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const plan = attemptAt(`${occasion}/${attempt}`, { id, mark, wish, form, registry, fronts });
    if (plan) return good(plan);
  }
  return never(id, 'navies with ships enough for the task and the size on any date', wish);
}

const MAX_ATTEMPTS = 20;

interface Subject {
  id: string;
  mark: string;
  wish: SkirmishWish;
  form: SkirmishForm;
  registry: Pick<ShipRegistry, 'ships'>;
  fronts: ReturnType<typeof frontsFor>;
}

function attemptAt(
  key: string,
  { id, mark, wish, form, registry, fronts }: Subject,
): SkirmishPlan | undefined {
  const draw = drawFrom(key);
  const ships = [...registry.ships.values()];
  const setting = drawSetting(draw, wish, fronts, ships);
  if (!setting) return undefined;
  const { front, date, task, hour, actor } = setting;
  const pools = bySide((side) => candidates(ships, front.navies[side], date, form.worth));
  const share = form.fairShare[task][hour];
  const points = wish.points ?? oneOfThese(draw, Object.values(SIZES));
  const fleetDraw = drawFrom(`${key}/${wish.variant ?? 1}`);
  const fleets = drawFleets(fleetDraw, pools, points, { actor, share });
  if (!fleets) return undefined;
  const groups = groupsOf(fleetDraw, setting, fleets, ships);
  const worth = bySide((side) => worthOf(fleets[side]));
  return {
    ...{ ...setting, id, mark, groups, points: worth },
    ...tellSkirmish(setting, groups, { points: worth, seed: wish.seed }),
  };
}

const never = (file: string, expected: string, { navies, year, theater, task }: SkirmishWish) =>
  bad([
    {
      ...{ file, path: 'navies', expected },
      found: [navies?.join(' and '), theater, year, task]
        .filter((it) => it !== undefined)
        .join(', '),
    },
  ]);
