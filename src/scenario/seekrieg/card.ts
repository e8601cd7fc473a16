import { bySide, type Side } from '../../rules/core';
import type { ForceCard, ScenarioCard } from '../core/card';
import type { ShipRegistry } from '../records/registry';
import type { ElementInFile, SeekriegFile, ShipInFile } from './schema';

/** What the screen shows of a Seekrieg battle before it is fought. */
export interface SeekriegCard extends ScenarioCard, Pick<SeekriegFile, 'turns' | 'weather'> {
  system: 'seekrieg';
}

type Ships = Pick<ShipRegistry, 'ships'>;

export function cardOf(file: SeekriegFile, registry: Ships): SeekriegCard {
  const { id, system, title, place, theater, date, time, minutes, turns, weather, sides } = file;
  const { situation, victory, history, losses, sources } = file;
  return {
    ...{ id, system, title, place, date, time, minutes, turns, weather },
    ...{ victory, history, sources, situation: situation.join(' ') },
    ...(theater && { theater }),
    ...(losses && { losses }),
    sides: bySide((side) => ({ name: sides[side].name, nation: sides[side].nation })),
    forces: bySide((side) => forcesOf(file, side, registry)),
  };
}

const forcesOf = ({ elements }: SeekriegFile, side: Side, registry: Ships): ForceCard[] =>
  elements.filter((it) => it.side === side).map((it) => forceCard(it, registry));

const forceCard = ({ name, commander, ships }: ElementInFile, registry: Ships): ForceCard => ({
  name,
  ...(commander !== undefined && { commander }),
  ships: ships.map((it) => shipCard(it, registry)),
});

function shipCard({ ship, captain }: ShipInFile, { ships }: Ships): ForceCard['ships'][number] {
  const record = ships.get(ship);
  return {
    ...{ id: ship, name: record?.name ?? ship, type: record?.shipClass.type ?? 'DD' },
    ...(captain !== undefined && { captain }),
  };
}
