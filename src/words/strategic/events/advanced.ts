import type { AdvancedEvent, SpottingEvent } from '../../../rules/strategic/query';
import { listed } from '../../core/say';
import { telling } from '../../core/telling';
import { strategicBoardText } from '../texts/board';
import { strategicLogText } from '../texts/log';
import { division, land, list, say, side, type Tellers } from './say';

/** The phases of an Advanced turn, and what is spotted in the first of them. */
export const ADVANCED_TEXT: Tellers<AdvancedEvent['kind'] | SpottingEvent['kind']> = {
  phaseBegan: () => null,
  spottingRolled: () => null,
  squadronScrambled: ({ squadron, isUp }, names) =>
    telling(say(isUp ? 'scrambles' : 'scrambleFails', { squadron: names.squadronOf(squadron) })),
  attackFoundNothing: ({ units, hex }, names) =>
    telling(say('foundNothing', { units: listed(units.map(names.any)), hex: names.hex(hex) }), {
      lights: { hexes: [hex] },
    }),
  squadronLaunched: ({ squadron, to, over }, names) =>
    telling(
      over
        ? say('launchedOver', { squadron: names.squadronOf(squadron), target: names.target(over) })
        : say('launched', { squadron: names.squadronOf(squadron), hex: names.hex(to) }),
      { tone: 'quiet', lights: { hexes: [to] } },
    ),
  nightFlightRolled: ({ squadron, isLost }, names) =>
    telling(
      isLost
        ? say('nightLost', { squadron: names.squadronOf(squadron), count: 1 })
        : say('nightSafe', { squadron: names.squadronOf(squadron) }),
      { tone: isLost ? 'hit' : 'quiet' },
    ),
  divisionSailed: ({ division: id, to }, names) =>
    telling(say('sailed', { division: division(names, id), hex: names.hex(to) }), {
      tone: 'quiet',
      lights: { stacks: [id], hexes: [to] },
    }),
  divisionArrived: ({ division: id, at }, names) =>
    telling(say('arrived', { division: division(names, id), hex: names.hex(at) }), {
      tone: 'turn',
      lights: { stacks: [id], hexes: [at] },
    }),
  divisionLeftMap: ({ division: id }, names) =>
    telling(say('leftMap', { division: division(names, id) }), { tone: 'turn' }),
  squadronsFlew: ({ squadrons, path }, names) =>
    telling(
      say(squadrons.length === 1 ? 'flewOne' : 'flew', {
        squadrons: listed(squadrons.map(names.squadronOf)),
        count: Math.max(0, path.length - 1),
      }),
      { tone: 'quiet', lights: { hexes: path } },
    ),
  squadronsArmed: ({ squadrons }, names) =>
    telling(
      say('armed', {
        squadrons: listed(
          squadrons.map(({ squadron, ordnance }) =>
            strategicLogText('armedWith', {
              squadron: names.squadronOf(squadron),
              ordnance: strategicLogText(`ordnance.${ordnance}`),
            }),
          ),
        ),
      }),
      { tone: 'quiet' },
    ),
  squadronRecovered: ({ squadron, at, mended }, names) =>
    telling(
      mended > 0
        ? say('landedMended', { squadron: names.squadronOf(squadron), count: mended })
        : say('landedElsewhere', { squadron: names.squadron(squadron), home: names.home(at) }),
      { tone: 'quiet' },
    ),
  squadronDitched: ({ squadron }, names) =>
    telling(say('ditched', { squadron: names.squadronOf(squadron) }), { tone: 'loss' }),
  submarineChanged: ({ division: id, isSubmerged, isForced }, names) =>
    telling(
      say(isSubmerged ? 'submerges' : isForced ? 'surfacesForced' : 'surfaces', {
        division: division(names, id),
      }),
      { lights: { stacks: [id] } },
    ),
  landUnitsTaken: ({ side: of, landUnits }, names) =>
    telling(say('captured', { division: side(names, of), land: list(names, landUnits, land) }), {
      tone: 'loss',
      lights: { stacks: landUnits },
    }),
  contactReported: ({ contact }, names) =>
    telling(
      say('contact', {
        spotter: names.any(contact.spotter),
        what: strategicLogText(`contact.${contact.subject}`),
        hex: names.hex(contact.hex),
        count: contact.count,
      }),
      { tone: 'turn', lights: { hexes: [contact.hex] } },
    ),
  landUnitSighted: ({ landUnit, state }, names) =>
    telling(
      say('landSighted', {
        land: land(names, landUnit),
        state: strategicBoardText(`landState.${state}`),
      }),
    ),
};
