import { distance } from '../../../hex';
import type { ScenarioElement } from '../model/scenario';
import type { Element } from '../model/state';

/** [SK-34.4, SK-34.5] A command element; ships keep the distance of the set-up from the one ahead. */
export const newElement = ({ id, name, formation, ships }: ScenarioElement): Element => ({
  id,
  name,
  formation,
  ships: ships.map((ship) => ship.id),
  guide: null,
  gaps: ships.map(({ hex }, i) => {
    const next = ships[i === 0 ? 1 : i - 1];
    return next ? distance(next.hex, hex) : 0;
  }),
});
