import { firstRefusal, type Refusal, type Side } from '../../core';
import { basicOf } from '../common/own';
import type { SearchTarget } from '../model/basicState';
import type { OrderOf } from '../model/orders';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { SquadronRecord, StrategicView } from '../model/state';
import { RANGE_BOXES } from '../tables/rangeBoxes';
import { attemptsOf, searchable, searchableBoxes } from './attempts';
import { plansIn } from './flow';

/** [ST-7.25] Names the enemy division that an attempt is made on; several may name the same. */
export const searchDivision: OrderRule<'searchDivision'> = {
  legal: (view, side) =>
    eachAttempt(view, side, (squadron, attempt, named) =>
      searchable(view, side, squadron)
        .filter((division) => !isSame(named, { division }))
        .map(
          (division): OrderOf<'searchDivision'> => ({
            kind: 'searchDivision',
            attempt,
            division,
          }),
        ),
    ),
  refuse: (view, side, { attempt, division }) =>
    refuseTarget(view, side, { attempt, target: { division } }, (squadron) =>
      searchable(view, side, squadron).includes(division),
    ),
  apply: (play, side, { attempt, division }) => name(play, side, attempt, { division }),
};

/** [ST-7.31] Or a box of the enemy, for submarines. */
export const searchBox: OrderRule<'searchBox'> = {
  legal: (view, side) =>
    eachAttempt(view, side, (squadron, attempt, named) =>
      searchableBoxes(view, side, squadron, RANGE_BOXES)
        .filter((box) => !isSame(named, { submarinesIn: box }))
        .map((box): OrderOf<'searchBox'> => ({ kind: 'searchBox', attempt, box })),
    ),
  refuse: (view, side, { attempt, box }) =>
    refuseTarget(view, side, { attempt, target: { submarinesIn: box } }, (squadron) =>
      searchableBoxes(view, side, squadron, [box]).includes(box),
    ),
  apply: (play, side, { attempt, box }) => name(play, side, attempt, { submarinesIn: box }),
};

function eachAttempt<T>(
  view: StrategicView,
  side: Side,
  orders: (squadron: SquadronRecord, attempt: number, named: SearchTarget | null) => T[],
): T[] {
  if (!plansIn(view, side, 'searchTargets')) return [];
  const { searchTargets } = basicOf(view, side);
  return attemptsOf(view, side).flatMap((squadron, index) =>
    orders(squadron, index + 1, searchTargets[index] ?? null),
  );
}

const isSame = (a: SearchTarget | null | undefined, b: SearchTarget): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

interface Naming {
  attempt: number;
  target: SearchTarget;
}

function refuseTarget(
  view: StrategicView,
  side: Side,
  { attempt, target }: Naming,
  isReached: (squadron: SquadronRecord) => boolean,
): Refusal | undefined {
  if (!plansIn(view, side, 'searchTargets')) return notNow('searchTargets');
  const squadron = attemptsOf(view, side)[attempt - 1];
  return firstRefusal(
    () => (squadron ? undefined : refusal('no-such-attempt', 'ST-7.23', { attempt })),
    () => (squadron && isReached(squadron) ? undefined : refusal('out-of-reach.search', 'ST-7.9')),
    () =>
      isSame(basicOf(view, side).searchTargets[attempt - 1], target)
        ? refusal('no-change.named', 'ST-7.25')
        : undefined,
  );
}

function name({ state }: Play, side: Side, attempt: number, target: SearchTarget): void {
  const basic = basicOf(state, side);
  const count = attemptsOf(state, side).length;
  const named = Array.from({ length: count }, (_, index) => basic.searchTargets[index] ?? null);
  named[attempt - 1] = target;
  basic.searchTargets = named;
}
