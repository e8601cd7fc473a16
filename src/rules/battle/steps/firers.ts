import type { Refusal, Side } from '../../core';
import { factorsOf, isGun, isSilent } from '../common/firing';
import { isSurprised } from '../common/mobility';
import { afloatShips, hasTorpedoesLeft, sheetOf, shipOf } from '../common/ships';
import { stackOf } from '../common/stacks';
import { refusal } from '../model/refusals';
import { CALIBERS, type TorpedoKind } from '../model/sheet';
import type { BattleView, Declaration, ShipId, Weapon } from '../model/state';

/** A ship with one of its weapons. */
export type Firer = Pick<Declaration, 'ship' | 'weapon'>;

/** What may be declared in the present impulse. */
export const weaponsNow = ({ step }: BattleView): readonly Weapon[] =>
  step.kind === 'gunnery' ? CALIBERS : ['torpedoes'];

/** The side's ships with each weapon that they have and may fire now. */
export function firersOf(view: BattleView, side: Side): Firer[] {
  const firers: Firer[] = [];
  for (const { id: ship } of afloatShips(view, side))
    for (const weapon of weaponsNow(view))
      if (canFire(view, ship, weapon)) firers.push({ ship, weapon });
  return firers;
}

/** The ship has this weapon, and nothing keeps it silent now. */
export const canFire = (view: BattleView, ship: ShipId, weapon: Weapon): boolean =>
  factorsOf(view, ship, weapon) > 0 && !refuseFirer(view, ship, weapon);

/** Why a ship does not fire this weapon now, whatever the target. */
export function refuseFirer(view: BattleView, id: ShipId, weapon: Weapon): Refusal | undefined {
  const { name } = sheetOf(view, id);
  const { side } = shipOf(view, id);
  if (stackOf(view, id)?.place !== 'board')
    return refusal('not-on-board', 'BT-3.12', { ship: name });
  if (isSurprised(view, id)) return refusal('surprised.fire', 'BT-19.3', { ship: name });
  if (isSilent(view, id)) return refusal('silent', 'BT-6.6', { ship: name });
  if (view.declared[side].some((it) => it.ship === id && it.weapon === weapon))
    return refusal('already-declared', 'BT-8.4', { ship: name });
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
    return refusal('no-guns', 'BT-8.8', { ship: name, weapon });
  if (silenced.gunnery) return refuseBridge(name);
  if (blindCalibers.includes(weapon))
    return refusal('fire-control-hit', 'BT-12.1', { weapon, ship: name });
  if (weapon === 'tertiary' && isRough(view) && !view.scenario.allows.tertiaryInStorm)
    return refusal('rough-sea.tertiary', 'BT-9.5');
  return undefined;
}

const refuseBridge = (ship: string): Refusal => refusal('bridge-hit', 'BT-12.5', { ship });

const isRough = ({ scenario }: BattleView): boolean =>
  scenario.weather === 'squall' || scenario.weather === 'storm';

/** A ship with Long Lances has two launches, any other one. */
const refuseSpent = (ship: string, kind: TorpedoKind): Refusal =>
  kind === 'long-lance'
    ? refusal('launched-twice', 'BT-10.14', { ship })
    : refusal('torpedoes-spent', 'BT-10.2', { ship });

function refuseTorpedoes(view: BattleView, id: ShipId): Refusal | undefined {
  const { name, torpedoes } = sheetOf(view, id);
  const { mountHit, silenced, launches } = shipOf(view, id);
  if (!torpedoes) return refusal('no-torpedoes', 'BT-10.2', { ship: name });
  if (mountHit) return refusal('mount-hit', 'BT-10.6', { ship: name });
  if (silenced.torpedoes) return refuseBridge(name);
  if (isRough(view) && !view.scenario.allows.torpedoesInStorm)
    return refusal('rough-sea.torpedoes', 'BT-10.9');
  if (!hasTorpedoesLeft(view, id)) return refuseSpent(name, torpedoes.kind);
  return refuseReloading(view, name, launches.at(-1));
}

/** A ship launches again in the same impulse of the next round, or later. */
function refuseReloading(
  view: BattleView,
  ship: string,
  last: { round: number; impulse: number } | undefined,
): Refusal | undefined {
  if (!last || last.round * 100 + last.impulse + 100 <= view.round * 100 + view.impulse)
    return undefined;
  return refusal('reloading', 'BT-10.5', { ship, impulse: last.impulse, round: last.round + 1 });
}
