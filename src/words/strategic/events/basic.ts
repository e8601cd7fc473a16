import type { BasicEvent, SearchTarget } from '../../../rules/strategic/query';
import type { Part } from '../../core/logLine';
import { telling } from '../../core/telling';
import { boxName } from '../common/boxName';
import type { Names } from '../common/names';
import { strategicLogText } from '../texts/log';
import { division, land, list, say, side, type Tellers } from './say';

const soughtPart = (sought: SearchTarget, names: Names): Part =>
  'division' in sought
    ? division(names, sought.division)
    : strategicLogText('boatsIn', { box: boxName(sought.submarinesIn) });

/** The steps of a Basic turn. */
export const BASIC_TEXT: Tellers<BasicEvent['kind']> = {
  countersChanged: ({ side: of, appeared, gone }, names) =>
    telling(
      say('countersChanged', {
        side: side(names, of),
        appeared: appeared.map((it) => it.division).join(', ') || '–',
        gone: gone.join(', ') || '–',
      }),
      { lights: { stacks: appeared.map((it) => it.division) } },
    ),
  divisionEntered: ({ division: id, box }, names) =>
    telling(say('entered', { division: division(names, id), box: boxName(box) }), {
      lights: { stacks: [id] },
    }),
  nightLaunchRolled: ({ squadron, stepsLost }, names) =>
    telling(
      stepsLost > 0
        ? say('nightLost', { squadron: names.squadronOf(squadron), count: stepsLost })
        : say('nightSafe', { squadron: names.squadronOf(squadron) }),
      { tone: stepsLost > 0 ? 'hit' : 'quiet' },
    ),
  squadronLanded: ({ squadron, from, at, stepsMended, stepsWithoutDeck }, names) => {
    const name = names.squadronOf(squadron);
    if (at === null)
      return telling(say('noDeck', { squadron: name, count: stepsWithoutDeck }), { tone: 'loss' });
    if (at === from && stepsMended === 0)
      return telling(say('landed', { squadron: name }), { tone: 'quiet' });
    return telling(
      at === from
        ? say('landedMended', { squadron: name, count: stepsMended })
        : say('landedElsewhere', { squadron: name, home: names.home(at) }),
    );
  },
  searchRolled: ({ squadron, target: sought, hasFound, spotsUpTo }, names) =>
    telling(
      say(hasFound ? 'searchFound' : 'searchMissed', {
        squadron: names.squadronOf(squadron),
        target: soughtPart(sought, names),
        most: spotsUpTo,
      }),
      { tone: hasFound ? 'plain' : 'quiet' },
    ),
  divisionSpotted: ({ division: id, box }, names) =>
    telling(say('spotted', { division: division(names, id), box: boxName(box) }), {
      tone: 'turn',
      lights: { stacks: [id] },
    }),
  divisionMoved: ({ division: id, to, why }, names) =>
    telling(say(`moved.${why}`, { division: division(names, id), box: boxName(to) }), {
      lights: { stacks: [id] },
    }),
  divisionWithdrawn: ({ division: id }, names) =>
    telling(say('withdrawn', { division: division(names, id) }), { tone: 'turn' }),
  rangeOpeningRolled: ({ side: of, division: id, speed, isOpened }, names) =>
    telling(
      say(isOpened ? 'opened' : 'notOpened', {
        side: side(names, of),
        division: division(names, id),
        speed,
      }),
      { lights: { stacks: [id] } },
    ),
  surfaceAttackDeclared: ({ divisions, target: id }, names) =>
    telling(
      say('attackDeclared', {
        divisions: list(names, divisions, division),
        count: divisions.length,
        target: division(names, id),
      }),
      { tone: 'turn', lights: { stacks: [...divisions, id] } },
    ),
  bombardmentDeclared: ({ division: id, landUnit }, names) =>
    telling(say('bombards', { division: division(names, id), land: land(names, landUnit) }), {
      tone: 'turn',
      lights: { stacks: [id, landUnit] },
    }),
  surfacePassed: ({ side: of }, names) =>
    telling(say('passes', { side: side(names, of) }), { tone: 'quiet' }),
  interceptionRolled: ({ division: id, hasIntercepted }, names) =>
    telling(say(hasIntercepted ? 'intercepts' : 'tooLate', { division: division(names, id) }), {
      depth: 1,
      lights: { stacks: [id] },
    }),
  spottedCardRolled: ({ division: id, isRemoved }, names) =>
    telling(say(isRemoved ? 'cardRemoved' : 'cardStays', { division: division(names, id) }), {
      tone: isRemoved ? 'plain' : 'quiet',
      lights: { stacks: [id] },
    }),
  landUnitsCaptured: ({ division: id, landUnits }, names) =>
    telling(
      say('captured', { division: division(names, id), land: list(names, landUnits, land) }),
      {
        tone: 'loss',
        lights: { stacks: [id, ...landUnits] },
      },
    ),
};
