import { gapsOf } from '../common/gaps';
import type { ScenarioElement } from '../model/scenario';
import type { Element } from '../model/state';

/** [SK-34.4, SK-34.5] A command element; ships keep the distance of the set-up from the one ahead. */
export const newElement = ({ id, name, formation, ships }: ScenarioElement): Element => ({
  id,
  name,
  formation,
  ships: ships.map((ship) => ship.id),
  guide: null,
  gaps: gapsOf(ships.map(({ hex }) => hex)),
});
