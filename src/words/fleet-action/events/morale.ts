import type { FleetActionEvent } from '../../../rules/fleet-action';
import { telling } from '../../core/telling';
import { fleetValuesText } from '../texts/values';
import { either, say, squadron, type Tellers, unit } from './say';

type MoraleEvent = Extract<
  FleetActionEvent['kind'],
  | 'moraleTested'
  | 'squadronTested'
  | 'standTested'
  | 'disengaged'
  | 'rallied'
  | 'rallyTested'
  | 'abandoned'
>;

export const MORALE_TEXT: Tellers<MoraleEvent> = {
  moraleTested: ({ unit: id, mark, isPassed }, names) =>
    telling(
      say(isPassed ? 'moralePassed' : 'moraleFailed', {
        ...{ ship: unit(names, id), mark: fleetValuesText(`mark.${mark}`) },
      }),
      { lights: { ships: [id] } },
    ),
  squadronTested: ({ squadron: id, isRally, isPassed }, names) =>
    telling(say(squadronKey(isRally, isPassed), { squadron: squadron(names, id) })),
  standTested: ({ stand: id, isPassed }, names) =>
    telling(say(isPassed ? 'standPassed' : 'standFailed', { stand: either(names, id) }), {
      lights: { stacks: [id] },
    }),
  disengaged: ({ unit: id }, names) =>
    telling(say('disengaged', { ship: unit(names, id) }), {
      ...{ tone: 'turn', depth: 1, lights: { ships: [id] } },
    }),
  rallied: ({ unit: id }, names) =>
    telling(say('rallied', { ship: unit(names, id) }), {
      ...{ tone: 'turn', depth: 1, lights: { ships: [id] } },
    }),
  rallyTested: ({ unit: id, isPassed }, names) =>
    telling(say(isPassed ? 'rallyPassed' : 'rallyFailed', { ship: unit(names, id) }), {
      lights: { ships: [id] },
    }),
  abandoned: ({ unit: id }, names) =>
    telling(say('abandoned', { ship: unit(names, id) }), {
      ...{ tone: 'loss', depth: 1, lights: { ships: [id] } },
    }),
};

function squadronKey(isRally: boolean, isPassed: boolean) {
  if (isRally) return isPassed ? 'squadronRallies' : 'squadronFlees';
  return isPassed ? 'squadronPassed' : 'squadronFailed';
}
