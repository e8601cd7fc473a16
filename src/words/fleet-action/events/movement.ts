import type { Facing } from '../../../hex';
import type { FleetActionEvent } from '../../../rules/fleet-action';
import { telling } from '../../core/telling';
import { fleetValuesText } from '../texts/values';
import { contact, place, say, side, type Tellers, unit, units } from './say';

/** Ships and Contact markers that move. */
type MovementEvent = Extract<
  FleetActionEvent['kind'],
  | 'speedSet'
  | 'shipMoved'
  | 'shipTurned'
  | 'smokeBegan'
  | 'smokeLost'
  | 'shipLeft'
  | 'shipEntered'
  | 'shipStopped'
  | 'ranAground'
  | 'controlLost'
  | 'collided'
  | 'collisionAvoided'
  | 'ramFailed'
  | 'contactMoved'
  | 'contactDeployed'
  | 'dummyRemoved'
  | 'contactFormed'
  | 'shipsDetached'
>;

const courseText = (facing: Facing): string => fleetValuesText(`course.${facing}`);

export const MOVEMENT_TEXT: Tellers<MovementEvent> = {
  speedSet: ({ unit: id, knots }, names) =>
    telling(say('speedSet', { ship: unit(names, id), knots }), {
      tone: 'quiet',
      lights: { ships: [id] },
    }),
  shipMoved: ({ unit: id, path, facing }, names) => {
    const last = path.at(-1);
    if (!last) return null;
    const figures = { ship: unit(names, id), hex: place(names, last), count: path.length };
    return telling(say('moved', { ...figures, course: courseText(facing) }), {
      tone: 'quiet',
      lights: { ships: [id], hexes: path },
    });
  },
  shipTurned: ({ unit: id, facing }, names) =>
    telling(say('turned', { ship: unit(names, id), course: courseText(facing) }), {
      tone: 'quiet',
      lights: { ships: [id] },
    }),
  smokeBegan: ({ unit: id }, names) =>
    telling(say('smokeBegan', { ship: unit(names, id) }), { lights: { ships: [id] } }),
  smokeLost: ({ unit: id }, names) =>
    telling(say('smokeLost', { ship: unit(names, id) }), { depth: 2, lights: { ships: [id] } }),
  shipLeft: ({ unit: id, hex }, names) =>
    telling(say('left', { ship: unit(names, id), hex: place(names, hex) }), {
      tone: 'turn',
      lights: { ships: [id], hexes: [hex] },
    }),
  shipEntered: ({ unit: id, hex }, names) =>
    telling(say('entered', { ship: unit(names, id), hex: place(names, hex) }), {
      lights: { ships: [id], hexes: [hex] },
    }),
  shipStopped: ({ unit: id, knots }, names) =>
    telling(
      knots === 0
        ? say('stopped', { ship: unit(names, id) })
        : say('slowed', { ship: unit(names, id), knots }),
      { depth: 1, lights: { ships: [id] } },
    ),
  ranAground: ({ unit: id }, names) =>
    telling(say('aground', { ship: unit(names, id) }), {
      ...{ tone: 'loss', depth: 1, lights: { ships: [id] } },
    }),
  controlLost: ({ unit: id, to }, names) =>
    telling(say(`controlLost.${to}`, { ship: unit(names, id) }), {
      ...{ tone: 'hit', depth: 1, lights: { ships: [id] } },
    }),
  collided: ({ unit: id, with: other, isRam }, names) =>
    telling(
      say(isRam ? 'rammed' : 'collided', { ship: unit(names, id), other: unit(names, other) }),
      { tone: 'hit', depth: isRam ? 0 : 1, lights: { ships: [id, other] } },
    ),
  collisionAvoided: ({ unit: id }, names) =>
    telling(say('collisionAvoided', { ship: unit(names, id) }), {
      depth: 1,
      lights: { ships: [id] },
    }),
  ramFailed: ({ unit: id, with: other }, names) =>
    telling(say('ramFailed', { ship: unit(names, id), other: unit(names, other) }), {
      lights: { ships: [id, other] },
    }),
  contactMoved: ({ contact: id, path, facing, from }, names) => {
    const hex = path.at(-1);
    const figures = { contact: contact(names, id), course: courseText(facing) };
    return telling(
      hex
        ? say('contactMoved', { ...figures, hex: place(names, hex) })
        : say('contactTurned', { ...figures, hex: place(names, from) }),
      { tone: 'quiet', lights: { stacks: [id], hexes: path } },
    );
  },
  contactDeployed: ({ contact: id, units: ships, hex }, names) =>
    telling(
      say('deployed', {
        ...{ contact: contact(names, id), hex: place(names, hex), ships: units(names, ships) },
      }),
      { tone: 'turn', lights: { ships, hexes: [hex] } },
    ),
  dummyRemoved: ({ contact: id, hex }, names) =>
    telling(say('dummy', { contact: contact(names, id), hex: place(names, hex) }), {
      lights: { hexes: [hex] },
    }),
  contactFormed: ({ side: of, contact: id, hex }, names) =>
    telling(
      say('contactFormed', {
        ...{ side: side(names, of), contact: contact(names, id), hex: place(names, hex) },
      }),
      { tone: 'turn', lights: { stacks: [id], hexes: [hex] } },
    ),
  shipsDetached: ({ units: ships }, names) =>
    telling(say('detached', { ships: units(names, ships), count: ships.length }), {
      lights: { ships },
    }),
};
