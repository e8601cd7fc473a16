import { type Task, taskRule } from '../../activation/task';
import { modifier } from '../../common/attackModifiers';
import { factorDice, factorsReady } from '../../common/factors';
import { conditionOf, enemiesInPlay, unitOf } from '../../common/own';
import { rollToHit } from '../../common/toHit';
import { saveHull, saveStructure, saveVessels } from '../../harm/saves';
import { splash } from '../../harm/splash';
import type { OrderOf } from '../../model/orders';
import { type Play, tell } from '../../model/play';
import { isLightlyBuilt, isSmallCraft, isSubmarine } from '../../model/sheet';
import type { FleetActionView } from '../../model/state';
import type { Unit } from '../../model/units';
import { type LightPlan, lightShot, refuseLight, SHIP_WEAPONS } from './attack';

type ShootLight = OrderOf<'shootLight'>;

const plannedBy = (
  view: FleetActionView,
  { unit, weapon, factors, target }: Omit<ShootLight, 'kind'>,
): LightPlan => ({
  weapon,
  factors,
  shooter: unitOf(view, unit),
  target: unitOf(view, target),
});

/** Each weapon with all factors left at each target; they may also be divided [NW-16.17]. */
const optionsOf = (view: FleetActionView, shooter: Unit): ShootLight[] =>
  SHIP_WEAPONS.flatMap((weapon) => {
    const factors = factorsReady(shooter, weapon);
    if (factors === 0) return [];
    return enemiesInPlay(view, shooter.side)
      .filter((target) => !refuseLight(view, { shooter, weapon, factors, target }))
      .map(({ id }) => ({
        kind: 'shootLight',
        unit: shooter.id,
        weapon,
        factors,
        target: id,
      }));
  });

export const shootLightTask: Task<'shootLight'> = {
  actorOf: ({ unit }) => unit,
  options: (view, id) => {
    const shooter = view.units[id];
    return shooter ? optionsOf(view, shooter) : [];
  },
  refuse: (view, order) => refuseLight(view, plannedBy(view, order)),
  apply: (play, order) => shootAt(play, plannedBy(play.state, order)),
};

/** [NW-16] */
export const shootLight = taskRule(shootLightTask);

/** Light weapons shoot at a target, and what hits takes effect. */
export function shootAt(play: Play, plan: LightPlan): void {
  const { shooter, weapon, factors, target } = plan;
  const shot = lightShot(plan);
  conditionOf(shooter).turn.factorsUsed[weapon] += factors;
  const { hits, dice } = rollToHit(play, shot, factorDice(shooter, factors), {
    reason: 'light-weapons',
    unit: shooter.id,
  });
  tell(play, {
    kind: 'lightFired',
    rule: 'NW-16.5',
    unit: shooter.id,
    weapon,
    target: target.id,
    need: shot.need,
    modifiers: shot.modifiers,
    hits,
    dice,
  });
  if (hits === 0) return;
  splashOnce(shooter, target);
  harm(play, plan, hits);
}

/** [NW-16.9] */
function splashOnce(shooter: Unit, target: Unit): void {
  const { splashed } = conditionOf(shooter).turn;
  if (splashed.includes(target.id)) return;
  splashed.push(target.id);
  splash(target);
}

/** [NW-7.13, NW-16.10 to NW-16.14] */
function harm(play: Play, { weapon, target }: LightPlan, hits: number): void {
  const { sheet } = target;
  if (isSmallCraft(sheet)) saveVessels(play, target, savingThrow(target, weapon), hits);
  else if (weapon === 'closeRange') return;
  else if (isLightlyBuilt(sheet))
    saveStructure(play, target, modifier('medium-range', 1, 'NW-16.11'), hits);
  else if (isSubmarine(sheet)) saveHull(play, target, [], hits);
}

/** [NW-16.11] */
const savingThrow = ({ sheet }: Unit, weapon: LightPlan['weapon']) => [
  ...modifier('saving-throw', sheet.smallCraft?.savingThrow ?? 0, 'NW-16.11'),
  ...modifier('close-range', weapon === 'closeRange' ? 1 : 0, 'NW-16.11'),
];
