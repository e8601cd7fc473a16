import type { EncounterEvent } from '../../../rules/strategic/query';
import { telling } from '../../core/telling';
import { strategicLogText } from '../texts/log';
import { division, say, ship, type Tellers } from './say';

/** Submarines and their hunters outside tactical play. */
export const ENCOUNTER_TEXT: Tellers<EncounterEvent['kind']> = {
  approachMade: ({ submarine, target, approach }, names) =>
    telling(
      say('approach', {
        boat: division(names, submarine),
        target: target ? division(names, target) : strategicLogText('theShips'),
        how: strategicLogText(`approach.${approach}`),
      }),
      { lights: { stacks: target ? [submarine, target] : [submarine] } },
    ),
  boatFired: ({ submarine, ship: id, isHit }, names) =>
    telling(
      say(isHit ? 'boatFiredHit' : 'boatFiredMiss', {
        boat: submarine ? division(names, submarine) : strategicLogText('aBoat'),
        ship: ship(names, id),
      }),
      { tone: isHit ? 'hit' : 'plain', depth: 1, lights: { ships: [id] } },
    ),
  boatAttacked: ({ by, submarine, isDetected }, names) =>
    telling(
      say(isDetected ? 'huntDetected' : 'huntNothing', {
        ship: ship(names, by),
        boat: submarine ? division(names, submarine) : strategicLogText('aBoat'),
      }),
      { tone: isDetected ? 'hit' : 'quiet', depth: 1, lights: { ships: [by] } },
    ),
};
