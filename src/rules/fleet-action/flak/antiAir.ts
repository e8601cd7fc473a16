import type { Refusal, Side } from '../../core';
import { doneAsking } from '../common/done';
import { factorsReady } from '../common/factors';
import { standOf } from '../common/stands';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import { isSubmarine } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import { flakBearing } from './bearing';
import { refuseFlak } from './shot';

type AntiAir = OrderOf<'antiAir'>;

/** The attack at which a side is asked to fire. */
const askedOf = ({ step }: FleetActionView, side: Side) =>
  step.kind === 'flak' && step.side === side ? step.attack : undefined;

/** Each weapon that bears and has not been named, with all its factors or none. */
function legalFlak(view: FleetActionView, side: Side): AntiAir[] {
  const attack = askedOf(view, side);
  if (!attack) return [];
  return flakBearing(view, attack)
    .filter(({ unit, weapon }) =>
      attack.fire.every((it) => it.unit !== unit.id || it.weapon !== weapon),
    )
    .flatMap(({ unit, weapon }) =>
      [factorsReady(unit, weapon), 0].map(
        (factors): AntiAir => ({
          kind: 'antiAir',
          unit: unit.id,
          weapon,
          stand: attack.stand,
          factors,
        }),
      ),
    );
}

function refuse(
  view: FleetActionView,
  side: Side,
  { unit: id, weapon, stand, factors }: AntiAir,
): Refusal | undefined {
  const attack = askedOf(view, side);
  const unit = view.units[id];
  if (attack?.stand !== stand) return refusal('not-now', 'NW-17.1');
  if (unit?.side !== side || isSubmarine(unit.sheet))
    return refusal('no-such-unit', 'NW-17.1', { unit: id });
  if (!Number.isInteger(factors) || factors < 0 || factors > factorsReady(unit, weapon))
    return refusal('no-factors', 'NW-17.3', { ship: unit.name, weapon });
  return refuseFlak(view, { unit, weapon, stand: standOf(view, stand) }, attack.target);
}

/** [NW-17.3, NW-17.16] Names so many factors of a weapon, 0 to hold its fire; in place of what was named for it before. */
export const antiAir: OrderRule<'antiAir'> = {
  legal: legalFlak,
  refuse,
  apply({ state: { step } }, _side, { unit, weapon, factors }) {
    if (step.kind !== 'flak') return;
    const others = step.attack.fire.filter((it) => it.unit !== unit || it.weapon !== weapon);
    step.attack.fire = [...others, { unit, weapon, factors }];
  },
};

/** [NW-17.16] What is named fires; with nothing named, all that bears. */
export const doneFiring = doneAsking((view, side) => !!askedOf(view, side), 'NW-17.1');
