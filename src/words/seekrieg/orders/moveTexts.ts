import type { LightKind, MoveKind } from '../../../rules/seekrieg/query';
import { turretsText } from '../common/words';
import { seekriegOrdersText as say } from '../texts/orders';
import { NONE, type Texts } from './texts';

/** Orders to move and to light. */
export const MOVE_TEXTS: Texts<MoveKind | LightKind> = {
  speed: ({ ship, knots, way }, names) => say(`speed.${way}`, { ship: names.ship(ship), knots }),
  element: ({ element, guide, formation }, names) =>
    say(`element.${formation}`, { element: names.element(element), guide: names.ship(guide) }),
  turns: ({ ship: id, turns }, names) => {
    const ship = names.ship(id);
    return turns.length === 0
      ? say('turns.none', { ship })
      : say('turns', { ship, turns: turns.map((it) => say(`turn.${it}`)).join(', ') });
  },
  evade: ({ ship, on }, names) => say(on ? 'evade.on' : 'evade.off', { ship: names.ship(ship) }),
  smoke: ({ ship, smoke }, names) => say(`smoke.${smoke}`, { ship: names.ship(ship) }),
  ram: ({ ship: id, target }, names) => {
    const ship = names.ship(id);
    return target === NONE
      ? say('ram.none', { ship })
      : say('ram', { ship, target: names.ship(target) });
  },
  depth: ({ ship, feet }, names) => say('depth', { ship: names.ship(ship), feet }),
  starShell: ({ ship, battery, turret, at }, names) => {
    const mount = turretsText(names, { ship, battery, turrets: [turret] });
    const figures = { ship: names.ship(ship), mount };
    if (at === NONE) return say('starShell.none', figures);
    return say('starShell', {
      ...figures,
      at: typeof at === 'string' ? names.ship(at) : names.hex(at),
    });
  },
  searchlight: ({ ship: id, use }, names) => {
    const ship = names.ship(id);
    return use === 'off' || use === 'search'
      ? say(`searchlight.${use}`, { ship })
      : say('searchlight', { ship, target: names.ship(use) });
  },
};
