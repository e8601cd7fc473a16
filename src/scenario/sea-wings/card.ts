import { bySide } from '../../rules/core';
import type { ForceCard, ScenarioCard } from '../core/card';
import type { ChartName } from '../form/chartNames';
import type { ShipRegistry } from '../records/registry';
import type { SeaWingsFile, ShipInFile } from './schema';

/** What the screen shows of a game of Sea Wings before it is played. */
export interface SeaWingsCard extends ScenarioCard {
  system: 'sea-wings';
  turns: number;
  /** Names that its chart shows, bases apart. */
  chartNames: readonly ChartName[];
  /** The class of each ship of the registry, for her drawing. */
  classes: Readonly<Record<string, string>>;
}

type Ships = Pick<ShipRegistry, 'ships'>;

export function cardOf(file: SeaWingsFile, registry: Ships): SeaWingsCard {
  const { id, system, title, place, theater, date, time, turns, minutes } = file;
  const { victory, history, losses, sources, situation, sides, forces } = file;
  return {
    ...{ id, system, title, place, date, time, turns, minutes, victory, history, sources },
    ...(theater && { theater }),
    ...(losses && { losses }),
    sides: bySide((side) => ({ name: sides[side].name, nation: sides[side].nation })),
    situation: situation.join(' '),
    forces: bySide((side) =>
      forces.filter((it) => it.side === side).map((it) => forceCard(it, registry)),
    ),
    chartNames: file.map.names ?? [],
    classes: classesIn(file, registry),
  };
}

const forceCard = (
  { name, commander, ships }: SeaWingsFile['forces'][number],
  registry: Ships,
): ForceCard => ({
  name,
  ...(commander !== undefined && { commander }),
  ships: ships.map((inFile) => namedIn(inFile, registry)),
});

/** A convoy and an oiler are no ships of the registry. */
function namedIn(inFile: ShipInFile, { ships }: Ships): ForceCard['ships'][number] {
  if ('convoy' in inFile) return { id: inFile.convoy, name: inFile.name, type: 'large-transport' };
  if ('oiler' in inFile) return { id: inFile.oiler, name: inFile.name, type: 'large-transport' };
  const { ship: id } = inFile;
  const found = ships.get(id);
  return { id, name: found?.name ?? id, type: found?.shipClass.type ?? 'DD' };
}

const classesIn = ({ forces }: SeaWingsFile, { ships }: Ships): Record<string, string> =>
  Object.fromEntries(
    forces
      .flatMap((force) => force.ships.map((it) => ('ship' in it ? ships.get(it.ship) : undefined)))
      .flatMap((it) => (it ? [[it.id, it.shipClass.id]] : [])),
  );
