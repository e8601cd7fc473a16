import type { MovementKind } from '../../../rules/seekrieg/query';
import { telling } from '../../core/telling';
import { courseText } from '../common/words';
import { place, say, ship, type Tellers } from './say';

/** Ships that come and move. */
export const MOVEMENT_TEXT: Tellers<MovementKind> = {
  shipArrived: ({ ship: id, hex, facing, knots }, names) =>
    telling(
      say('arrived', {
        ...{ ship: ship(names, id), hex: place(names, hex), course: courseText(facing), knots },
      }),
      { tone: 'turn', lights: { ships: [id], hexes: [hex] } },
    ),
  shipMoved: ({ ship: id, from, path, facing, knots, way }, names) => {
    const hex = path.at(-1);
    const figures = { ship: ship(names, id), course: courseText(facing) };
    return telling(
      hex
        ? say(`moved.${way}`, { ...figures, hex: place(names, hex), count: path.length, knots })
        : say('stayed', { ...figures, hex: place(names, from) }),
      { tone: 'quiet', lights: { ships: [id], hexes: path } },
    );
  },
  shipStopped: ({ ship: id, hex }, names) =>
    telling(say('stopped', { ship: ship(names, id), hex: place(names, hex) }), {
      lights: { ships: [id], hexes: [hex] },
    }),
  collisionRolled: ({ ship: id, with: other, isRam, strikes }, names) => {
    const figures = { ship: ship(names, id), other: ship(names, other) };
    const key = isRam
      ? (['ramFailed', 'rams'] as const)
      : (['collisionAvoided', 'collided'] as const);
    return telling(say(key[strikes ? 1 : 0], figures), {
      tone: strikes ? 'hit' : 'plain',
      lights: { ships: [id, other] },
    });
  },
};
