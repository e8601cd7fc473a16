import type { FleetActionEvent } from '../../../rules/fleet-action';
import { telling } from '../../core/telling';
import { fleetNamesText } from '../texts/names';
import { place, say, stand, type Tellers, unit } from './say';

/** Aircraft that fly, take off, land and are serviced. */
type FlyingEvent = Extract<
  FleetActionEvent['kind'],
  | 'standMoved'
  | 'standLaunched'
  | 'standLanded'
  | 'standServiced'
  | 'standEntered'
  | 'standLeft'
  | 'standDitched'
  | 'loadJettisoned'
  | 'capSet'
>;

export const FLYING_TEXT: Tellers<FlyingEvent> = {
  standMoved: ({ stand: id, path, altitude }, names) => {
    const hex = path.at(-1);
    const figures = { stand: stand(names, id), altitude: fleetNamesText(`altitude.${altitude}`) };
    return telling(
      hex ? say('flown', { ...figures, hex: place(names, hex) }) : say('circled', figures),
      { tone: 'quiet', lights: { stacks: [id], hexes: path } },
    );
  },
  standLaunched: ({ stand: id, home }, names) =>
    telling(say('takenOff', { stand: stand(names, id), home: unit(names, home) }), {
      lights: { stacks: [id], ships: [home] },
    }),
  standLanded: ({ stand: id, home }, names) =>
    telling(say('landed', { stand: stand(names, id), home: unit(names, home) }), {
      lights: { stacks: [id], ships: [home] },
    }),
  standServiced: ({ stand: id, points, isReady }, names) =>
    telling(
      isReady
        ? say('readied', { stand: stand(names, id) })
        : say('serviced', { stand: stand(names, id), count: points }),
      { tone: 'quiet', lights: { stacks: [id] } },
    ),
  standEntered: ({ stand: id }, names) =>
    telling(say('standEntered', { stand: stand(names, id) }), { lights: { stacks: [id] } }),
  standLeft: ({ stand: id }, names) =>
    telling(say('standLeft', { stand: stand(names, id) }), { lights: { stacks: [id] } }),
  standDitched: ({ stand: id }, names) =>
    telling(say('ditched', { stand: stand(names, id) }), {
      tone: 'loss',
      lights: { stacks: [id] },
    }),
  loadJettisoned: ({ stand: id }, names) =>
    telling(say('jettisoned', { stand: stand(names, id) }), { lights: { stacks: [id] } }),
  capSet: ({ stand: id, over }, names) =>
    over === null
      ? telling(say('capEnded', { stand: stand(names, id) }), {
          tone: 'quiet',
          lights: { stacks: [id] },
        })
      : telling(say('capSet', { stand: stand(names, id), over: unit(names, over) }), {
          tone: 'quiet',
          lights: { stacks: [id], ships: [over] },
        }),
};
