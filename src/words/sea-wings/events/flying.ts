import type { SeaWingsEvent } from '../../../rules/sea-wings';
import { telling } from '../../core/telling';
import { say, type Tellers, target } from './say';

/** Plans of aircraft, and factors that are lost or land. */
type FlyingEvent = Extract<
  SeaWingsEvent['kind'],
  | 'factorsPlanned'
  | 'plansWithdrawn'
  | 'attritionRolled'
  | 'duskRolled'
  | 'factorsLost'
  | 'factorLanded'
  | 'landingChosen'
>;

export const FLYING_TEXT: Tellers<FlyingEvent> = {
  factorsPlanned: ({ formation, factors, box }, names) =>
    telling(say(`planned.${box}`, { formation: names.formation(formation), count: factors }), {
      tone: 'quiet',
    }),
  plansWithdrawn: ({ formation }, names) =>
    telling(say('plansWithdrawn', { formation: names.formation(formation) }), { tone: 'quiet' }),
  attritionRolled: ({ formation: id, lost }, names) => {
    const formation = names.formation(id);
    return lost > 0
      ? telling(say('attrition', { formation }), { tone: 'hit' })
      : telling(say('noAttrition', { formation }), { tone: 'quiet' });
  },
  duskRolled: ({ formation: id, lost }, names) => {
    const formation = names.formation(id);
    return lost > 0
      ? telling(say('dusk', { formation }), { tone: 'hit' })
      : telling(say('noDusk', { formation }), { tone: 'quiet' });
  },
  factorsLost: ({ formation, factors }, names) =>
    telling(say('factorsLost', { formation: names.formation(formation), count: factors }), {
      tone: 'hit',
      depth: 1,
    }),
  landingChosen: ({ formation, factors, to }, names) =>
    telling(
      say('landing', {
        ...{ formation: names.formation(formation), to: target(names, to), count: factors },
      }),
      { tone: 'quiet' },
    ),
  factorLanded: ({ formation, to }, names) =>
    telling(say('landed', { formation: names.formation(formation), to: target(names, to) }), {
      tone: 'quiet',
    }),
};
