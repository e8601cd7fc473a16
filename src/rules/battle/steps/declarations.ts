import { firstRefusal, type Refusal, refusal, type Side } from '../../core';
import {
  factorsOf,
  fireBlockedAt,
  isGun,
  isSilent,
  rangeOf,
  rangeTo,
  targetStack,
} from '../firing';
import { isOutOfSight } from '../fog';
import { isSurprised } from '../mobility';
import { tell } from '../play';
import { CALIBERS } from '../sheet';
import { afloatShips, hasTorpedoesLeft, sheetOf, shipOf } from '../ships';
import { maySeeToFire, sightedWithin } from '../sighting';
import { shipNames, stackOf } from '../stacks';
import type { BattleView, Declaration, ShipId, Stack, Weapon } from '../state';
import { type OrderRule, refuseShip } from './rule';
import { enemyWithinReach, reaches, targetsByStack } from './targets';

const isOpen = (view: BattleView, side: Side): boolean =>
  (view.step.kind === 'gunnery' || view.step.kind === 'torpedoes') && !view.done[side];

/** [BT-8] One line of a sealed list. */
export const declare: OrderRule<'declare'> = {
  legal(view, side) {
    if (!isOpen(view, side)) return [];
    const targets = targetsByStack(view, side);
    return afloatShips(view, side).flatMap(({ id }) =>
      weaponsNow(view)
        .filter((weapon) => !refuseFirer(view, id, weapon))
        .flatMap((weapon) => declarationsFor(view, { ship: id, weapon }, targets(id))),
    );
  },
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseImpulse(view, side, order.weapon),
      () => refuseShip(view, side, order.ship),
      () => refuseFirer(view, order.ship, order.weapon),
      () => refuseTarget(view, side, order),
      () => refuseFull(view, side, order),
    ),
  apply(play, side, { ship, weapon, target, full }) {
    const declaration = { ship, weapon, target, full };
    play.state.declared[side].push(declaration);
    tell(play, {
      kind: 'fireDeclared',
      rule: 'BT-8.3',
      side,
      declaration: { ...declaration },
      seenBy: [side],
    });
  },
};

export const withdraw: OrderRule<'withdraw'> = {
  legal: (view, side) =>
    isOpen(view, side)
      ? view.declared[side].map(({ ship, weapon }) => ({ kind: 'withdraw', ship, weapon }))
      : [],
  refuse(view, side, { ship, weapon }) {
    const refused = refuseImpulse(view, side, weapon);
    if (refused) return refused;
    if (view.declared[side].some((it) => it.ship === ship && it.weapon === weapon))
      return undefined;
    return refusal('not-declared', 'BT-8.14', `No such declaration stands: ${ship}, ${weapon}.`, {
      ship,
      weapon,
    });
  },
  apply(play, side, { ship, weapon }) {
    const { declared } = play.state;
    declared[side] = declared[side].filter((it) => it.ship !== ship || it.weapon !== weapon);
    tell(play, { kind: 'fireWithdrawn', rule: 'BT-8.14', side, ship, weapon, seenBy: [side] });
  },
};

const weaponsNow = ({ step }: BattleView): readonly Weapon[] =>
  step.kind === 'gunnery' ? CALIBERS : ['torpedoes'];

function declarationsFor(
  view: BattleView,
  { ship, weapon }: Pick<Declaration, 'ship' | 'weapon'>,
  targets: readonly string[],
) {
  return targets
    .filter((target) => reaches(view, ship, weapon, target))
    .flatMap((target) =>
      [false, true].map((full) => ({ kind: 'declare' as const, ship, weapon, target, full })),
    )
    .filter((order) => !refuseFull(view, shipOf(view, ship).side, order));
}

/** [BT-20.6] The side has something to declare in this impulse. */
export function canDeclare(view: BattleView, side: Side): boolean {
  if (!enemyWithinReach(view, side)) return false;
  const targets = targetsByStack(view, side);
  return afloatShips(view, side).some(({ id }) =>
    weaponsNow(view).some(
      (weapon) =>
        !refuseFirer(view, id, weapon) &&
        targets(id).some((target) => reaches(view, id, weapon, target)),
    ),
  );
}

function refuseImpulse(view: BattleView, side: Side, weapon: Weapon): Refusal | undefined {
  const kind = isGun(weapon) ? 'gunnery' : 'torpedoes';
  if (view.step.kind !== kind)
    return isGun(weapon)
      ? refusal('not-now', 'BT-8.1', `The ${weapon} guns are declared in a gunnery impulse.`, {
          form: 'guns',
          weapon,
        })
      : refusal('not-now', 'BT-8.1', 'The torpedoes are declared in a torpedo impulse.', {
          form: 'torpedoes',
        });
  if (view.done[side])
    return refusal('already-done', 'BT-8.14', 'Your declarations of this impulse are sealed.');
  return undefined;
}

/** Why a ship does not fire this weapon now, whatever the target. */
export function refuseFirer(view: BattleView, id: ShipId, weapon: Weapon): Refusal | undefined {
  const { name } = sheetOf(view, id);
  const { side } = shipOf(view, id);
  if (stackOf(view, id)?.place !== 'board')
    return refusal('not-on-board', 'BT-3.12', `${name} is not on the board.`, { ship: name });
  if (isSurprised(view, id))
    return refusal('surprised', 'BT-19.3', `${name} is taken by surprise and does not fire yet.`, {
      form: 'fire',
      ship: name,
    });
  if (isSilent(view, id))
    return refusal(
      'silent',
      'BT-6.6',
      `${name} does not fire: she is dead in the water or part of a tow.`,
      { ship: name },
    );
  if (view.declared[side].some((it) => it.ship === id && it.weapon === weapon))
    return refusal(
      'already-declared',
      'BT-8.4',
      `${name} has declared that already: withdraw it to change it.`,
      { ship: name },
    );
  return isGun(weapon) ? refuseGuns(view, id, weapon) : refuseTorpedoes(view, id);
}

function refuseGuns(
  view: BattleView,
  id: ShipId,
  weapon: Exclude<Weapon, 'torpedoes'>,
): Refusal | undefined {
  const { name } = sheetOf(view, id);
  const { silenced, blindCalibers } = shipOf(view, id);
  if (factorsOf(view, id, weapon) === 0)
    return refusal('no-guns', 'BT-8.8', `${name} has no ${weapon} guns left.`, {
      ship: name,
      weapon,
    });
  if (silenced.gunnery)
    return refusal(
      'bridge-hit',
      'BT-12.5',
      `${name} fires nothing in this impulse: her bridge is hit.`,
      { ship: name },
    );
  if (blindCalibers.includes(weapon))
    return refusal(
      'fire-control-hit',
      'BT-12.1',
      `The ${weapon} guns of ${name} have no fire control until after impulse 22.`,
      { weapon, ship: name },
    );
  if (weapon === 'tertiary' && isRough(view) && !view.scenario.allows.tertiaryInStorm)
    return refusal('rough-sea', 'BT-9.5', 'Tertiary guns do not fire in squalls and storms.', {
      form: 'tertiary',
    });
  return undefined;
}

const isRough = ({ scenario }: BattleView): boolean =>
  scenario.weather === 'squall' || scenario.weather === 'storm';

function refuseTorpedoes(view: BattleView, id: ShipId): Refusal | undefined {
  const { name, torpedoes } = sheetOf(view, id);
  const { mountHit, silenced, launches } = shipOf(view, id);
  if (!torpedoes)
    return refusal('no-torpedoes', 'BT-10.2', `${name} carries no torpedoes.`, { ship: name });
  if (mountHit)
    return refusal('mount-hit', 'BT-10.6', `The torpedo mount of ${name} is hit.`, { ship: name });
  if (silenced.torpedoes)
    return refusal(
      'bridge-hit',
      'BT-12.5',
      `${name} fires nothing in this impulse: her bridge is hit.`,
      { ship: name },
    );
  if (isRough(view) && !view.scenario.allows.torpedoesInStorm)
    return refusal('rough-sea', 'BT-10.9', 'Torpedoes are not launched in squalls and storms.', {
      form: 'torpedoes',
    });
  if (!hasTorpedoesLeft(view, id))
    return refusal('torpedoes-spent', 'BT-10.2', `${name} has spent her torpedoes.`, {
      ship: name,
    });
  const last = launches.at(-1);
  if (!last || last.round * 100 + last.impulse + 100 <= view.round * 100 + view.impulse)
    return undefined;
  return refusal(
    'reloading',
    'BT-10.5',
    `${name} is reloading: she may launch again from impulse ${last.impulse} of round ${last.round + 1} on.`,
    { ship: name, impulse: last.impulse, round: last.round + 1 },
  );
}

function refuseTarget(
  view: BattleView,
  side: Side,
  it: Omit<Declaration, 'full'>,
): Refusal | undefined {
  const to = targetStack(view, it.target);
  if (!to && isOutOfSight(view, side, it.target))
    return refusal(
      'target-not-sighted',
      'BT-20.15',
      `${shipNames(view, [it.ship])} cannot fire at a ship that none of your stacks sights.`,
      { form: 'fog', ships: shipNames(view, [it.ship]) },
    );
  if (!to || to.side === side || to.place !== 'board')
    return refusal('no-such-target', 'BT-8.3', `There is no enemy ${it.target} to fire at.`, {
      id: it.target,
    });
  const from = stackOf(view, it.ship) as Stack;
  const names = shipNames(view, [it.ship]);
  if (!maySeeToFire(view, from, to))
    return refusal(
      'target-not-sighted',
      'BT-8.2',
      `${names} cannot fire at stack ${to.id}: none of your stacks sights it within ${sightedWithin(view, to)} hexes.`,
      { ships: names, stack: to.id, range: sightedWithin(view, to) },
    );
  const rangeHexes = rangeTo(view, it.ship, it.target);
  if (rangeHexes > rangeOf(view, it.ship, it.weapon)) return refuseRange(view, it, rangeHexes);
  if (!fireBlockedAt(view, from, to)) return undefined;
  return refusal('line-blocked', 'BT-8.2', 'Land or a friendly stack lies between.');
}

function refuseRange(
  view: BattleView,
  { ship, weapon }: Pick<Declaration, 'ship' | 'weapon'>,
  rangeHexes: number,
): Refusal {
  const rule = reachRule(view, { ship, weapon });
  const reach = rangeOf(view, ship, weapon);
  const ships = shipNames(view, [ship]);
  return isGun(weapon)
    ? refusal(
        'target-out-of-range',
        rule,
        `The target is at ${rangeHexes} hexes; the ${weapon} guns of ${ships} reach ${reach}.`,
        { form: 'guns', range: rangeHexes, weapon, ships, reach },
      )
    : refusal(
        'target-out-of-range',
        rule,
        `The target is at ${rangeHexes} hexes; the torpedoes of ${ships} reach ${reach}.`,
        { form: 'torpedoes', range: rangeHexes, ships, reach },
      );
}

function reachRule(view: BattleView, { ship, weapon }: Pick<Declaration, 'ship' | 'weapon'>) {
  if (isGun(weapon)) return 'BT-9.1';
  return sheetOf(view, ship).torpedoes?.kind === 'long-lance' ? 'BT-10.3' : 'BT-10.1';
}

/** [BT-8.5, BT-8.10] One ship a target is named for full strength, and only for its guns. */
function refuseFull(view: BattleView, side: Side, it: Declaration): Refusal | undefined {
  if (!it.full) return undefined;
  if (!isGun(it.weapon))
    return refusal(
      'not-halved',
      'BT-8.10',
      'Torpedoes are never halved: no ship is named for them.',
    );
  const other = view.declared[side].find(
    ({ full, target, ship }) => full && target === it.target && ship !== it.ship,
  );
  if (!other) return undefined;
  return refusal(
    'full-strength-taken',
    'BT-8.5',
    `${shipNames(view, [other.ship])} is named for full strength at that target already.`,
    { ships: shipNames(view, [other.ship]) },
  );
}
