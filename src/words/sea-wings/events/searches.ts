import type { SeaWingsEvent } from '../../../rules/sea-wings';
import { telling } from '../../core/telling';
import { reportedText } from '../common/reported';
import { force, place, say, side, type Tellers } from './say';

/** Searches and what they report. */
type SearchEvent = Extract<
  SeaWingsEvent['kind'],
  | 'reportPrepared'
  | 'searchCapChosen'
  | 'searcherMet'
  | 'markerSearched'
  | 'markerReported'
  | 'taskForceSpotted'
  | 'dummyFound'
  | 'spottingLost'
>;

export const SEARCH_TEXT: Tellers<SearchEvent> = {
  reportPrepared: ({ taskForce }, names) =>
    telling(say('reportPrepared', { taskForce: force(names, taskForce) }), {
      tone: 'quiet',
      lights: { stacks: [taskForce] },
    }),
  searchCapChosen: ({ taskForce }, names) =>
    telling(say('searchCapChosen', { taskForce: force(names, taskForce) }), {
      tone: 'quiet',
      lights: { stacks: [taskForce] },
    }),
  searcherMet: ({ taskForce, aircraft }, names) =>
    telling(
      say('searcherMet', {
        taskForce: force(names, taskForce),
        aircraft: names.aircraft(aircraft),
      }),
      { tone: 'turn', lights: { stacks: [taskForce] } },
    ),
  markerSearched: ({ marker, hex, found }, names) =>
    telling(say(`searched.${found}`, { hex: place(names, hex) }), {
      tone: found === 'spotted' ? 'turn' : 'quiet',
      lights: { stacks: [marker], hexes: [hex] },
    }),
  markerReported: ({ report, hex }, names) =>
    telling(say('reported', { hex: place(names, hex), what: reportedText(report) }), {
      tone: 'turn',
      depth: 1,
      lights: { stacks: [report.marker], hexes: [hex] },
    }),
  taskForceSpotted: ({ taskForce, hex }, names) =>
    telling(say('spottedOwn', { taskForce: force(names, taskForce), hex: place(names, hex) }), {
      tone: 'turn',
      lights: { stacks: [taskForce], hexes: [hex] },
    }),
  dummyFound: ({ hex }, names) =>
    telling(say('dummyFound', { hex: place(names, hex) }), { lights: { hexes: [hex] } }),
  spottingLost: ({ side: of, markers }, names) =>
    telling(say('sightLost', { side: side(names, of), count: markers.length }), {
      tone: 'quiet',
      lights: { stacks: markers },
    }),
};
