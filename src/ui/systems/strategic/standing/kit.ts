import type { Order, StrategicView } from '../../../../rules/strategic';
import type { attemptsOf } from '../../../../rules/strategic/query';
import type { StandingKit } from '../../../table/standing/standing';
import { keepAdvanced, repeatAdvanced } from './advanced';
import { keepBasic, proposeBasic, repeatBasic } from './basic';
import { type Kept, NOTHING_KEPT } from './kept';

/** Patrols, searches, and what is armed for them go on from turn to turn. Strikes do not: each is for one target. */
export const STANDING: StandingKit<StrategicView, Order, Kept> = {
  none: NOTHING_KEPT,
  closes: 'confirm',
  keep(view, side, kept) {
    const { kind } = view.step;
    const others = kept.idle.filter((it) => it !== kind);
    const idle = isIdle(view, side) ? [...others, kind] : others;
    return { ...keepAdvanced(view, side, keepBasic(view, side, kept)), idle };
  },
  repeat: (view, side, kept) => [
    ...repeatBasic(view, side, kept),
    ...repeatAdvanced(view, side, kept),
  ],
  propose: proposeBasic,
  wasIdle: ({ step }, { idle }) => idle.includes(step.kind),
};

/** Steps of a Basic turn in which aircraft could be sent or aimed, and none is. */
function isIdle(view: StrategicView, side: Parameters<typeof attemptsOf>[1]): boolean {
  const basic = view.forces[side]?.basic;
  if (!basic) return false;
  switch (view.step.kind) {
    case 'search':
    case 'cap':
      return basic[view.step.kind].length === 0;
    case 'strikePlan':
      return basic.strikes.length === 0;
    case 'searchTargets':
      return basic.searchTargets.every((it) => it === null);
    default:
      return false;
  }
}
