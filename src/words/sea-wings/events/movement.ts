import type { SeaWingsEvent } from '../../../rules/sea-wings';
import { telling } from '../../core/telling';
import { force, place, say, ship, ships, side, type Tellers } from './say';

/** Plots, moves, tows, dummies. */
type MovementEvent = Extract<
  SeaWingsEvent['kind'],
  | 'movePlotted'
  | 'towMadeFast'
  | 'towCastOff'
  | 'moveOrderRolled'
  | 'taskForceMoved'
  | 'taskForceLeft'
  | 'taskForceEntered'
  | 'fuelRolled'
  | 'dummyPlaced'
  | 'dummyMoved'
  | 'dummyRemoved'
  | 'numbersSwapped'
  | 'markersShown'
>;

export const MOVEMENT_TEXT: Tellers<MovementEvent> = {
  movePlotted: ({ taskForce, path, leaves }, names) => {
    const last = path.at(-1);
    const who = { taskForce: force(names, taskForce) };
    const lights = { stacks: [taskForce], hexes: path };
    if (leaves) return telling(say('plottedExit', who), { tone: 'quiet', lights });
    return telling(
      last ? say('plotted', { ...who, hex: place(names, last) }) : say('plottedStay', who),
      { tone: 'quiet', lights },
    );
  },
  towMadeFast: ({ tower, towed }, names) =>
    telling(say('towMadeFast', { tower: ship(names, tower), towed: ship(names, towed) }), {
      lights: { ships: [tower, towed] },
    }),
  towCastOff: ({ tower, towed }, names) =>
    telling(say('towCastOff', { tower: ship(names, tower), towed: ship(names, towed) }), {
      lights: { ships: [tower, towed] },
    }),
  moveOrderRolled: ({ first, totals }, names) =>
    telling(say('moveOrder', { side: side(names, first), one: totals.allies, two: totals.axis })),
  taskForceMoved: ({ taskForce, path, from }, names) =>
    telling(
      say('moved', {
        taskForce: force(names, taskForce),
        hex: place(names, path.at(-1) ?? from),
      }),
      { lights: { stacks: [taskForce], hexes: path } },
    ),
  taskForceLeft: ({ ships: ids, hex }, names) =>
    telling(say('left', { ships: ships(names, ids) }), {
      tone: 'turn',
      lights: { ships: ids, hexes: [hex] },
    }),
  taskForceEntered: ({ taskForce, ships: ids, hex }, names) =>
    telling(say('entered', { ships: ships(names, ids), hex: place(names, hex) }), {
      lights: { stacks: [taskForce], hexes: [hex] },
    }),
  fuelRolled: ({ taskForce, isLow }, names) =>
    telling(say(isLow ? 'fuelLow' : 'fuelEnough', { taskForce: force(names, taskForce) }), {
      tone: isLow ? 'hit' : 'quiet',
      lights: { stacks: [taskForce] },
    }),
  dummyPlaced: ({ hex, taskForce }, names) =>
    telling(say('dummyPlaced', { hex: place(names, hex) }), {
      tone: 'quiet',
      lights: { stacks: [taskForce], hexes: [hex] },
    }),
  dummyMoved: ({ taskForce, hex }, names) =>
    telling(say('dummyMoved', { taskForce: force(names, taskForce), hex: place(names, hex) }), {
      tone: 'quiet',
      lights: { stacks: [taskForce], hexes: [hex] },
    }),
  dummyRemoved: ({ hex }, names) =>
    telling(say('dummyRemoved', { hex: place(names, hex) }), {
      tone: 'quiet',
      lights: { hexes: [hex] },
    }),
  numbersSwapped: ({ taskForces: [one, two] }, names) =>
    telling(say('numbersSwapped', { one: force(names, one), two: force(names, two) }), {
      tone: 'quiet',
      lights: { stacks: [one, two] },
    }),
  markersShown: ({ side: of }, names) =>
    telling(say('markersShown', { side: side(names, of) }), { tone: 'quiet' }),
};
