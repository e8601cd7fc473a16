import { helplessness, isSitting, modifier } from '../common/attackModifiers';
import { progression } from '../common/progression';
import { crewOf, loadOf } from '../common/stands';
import type { ToHit } from '../common/toHit';
import { isSmallCraft } from '../model/sheet';
import { AIR_ATTACK_NEED, ATTACK_TYPES, SMALL_CRAFT_TORPEDO_NEED } from '../tables/air';
import type { AirPlan } from './plan';

/** [NW-18.1, NW-18.15, NW-19.1] No stand has fewer missiles than it has dice. */
export const airDice = ({ aircraft }: Pick<AirPlan, 'aircraft'>): number => progression(aircraft);

/** [NW-18.2, NW-18.3] What each die of an attack by aircraft needs. */
export const airShot = (plan: AirPlan): ToHit => ({
  need: needOf(plan),
  rerollsMisses: isSitting(plan.target),
  modifiers: [
    ...modifier('crew-quality', crewOf(plan.stand).crewQuality, 'NW-18.3'),
    ...modifier('attack-type', ATTACK_TYPES[plan.attack], 'NW-18.3'),
    ...modifier('setting', settingOf(plan), 'NW-18.4'),
    ...modifier('target-size', plan.target.sheet.size, 'NW-18.3'),
    ...modifier('flak', -plan.stand.flakMarkers, 'NW-18.3'),
    ...modifier('splashes', -splashesOf(plan), 'NW-18.3'),
    ...helplessness(plan.target, 'NW-18.3'),
  ],
});

/** [NW-15.16] */
const needOf = ({ attack, target }: AirPlan): number =>
  attack === 'torpedo' && isSmallCraft(target.sheet) ? SMALL_CRAFT_TORPEDO_NEED : AIR_ATTACK_NEED;

const settingOf = ({ stand, attack }: AirPlan): number =>
  attack === 'torpedo' ? (loadOf(stand)?.torpedo?.modifier ?? 0) : 0;

const splashesOf = ({ attack, target }: AirPlan): number =>
  attack === 'torpedo' ? 0 : target.splashes;
