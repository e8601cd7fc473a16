import { bySide } from '../../rules/core';
import type { ForceCard, ScenarioCard } from '../core/card';
import type { ShipRegistry } from '../records/registry';
import type { FleetActionFile, ShipInFile, SquadronInFile } from './schema';

/** What the screen shows of a Fleet Action battle before it is fought. */
export interface FleetActionCard
  extends ScenarioCard,
    Pick<FleetActionFile, 'light' | 'visibility' | 'turns'> {
  system: 'fleet-action';
}

type Ships = Pick<ShipRegistry, 'ships'>;

export function cardOf(file: FleetActionFile, registry: Ships): FleetActionCard {
  const { id, system, title, place, theater, date, time, minutes } = file;
  const { light, visibility, turns, sides, squadrons } = file;
  const { situation, victory, history, losses, sources } = file;
  return {
    ...{ id, system, title, place, date, time, minutes, light, visibility, turns },
    ...{ victory, history, sources, situation: situation.join(' ') },
    ...(theater && { theater }),
    ...(losses && { losses }),
    sides: bySide((side) => ({ name: sides[side].name, nation: sides[side].nation })),
    forces: bySide((side) =>
      squadrons.filter((it) => it.side === side).map((it) => forceCard(it, registry)),
    ),
  };
}

const forceCard = ({ name, commander, ships }: SquadronInFile, registry: Ships): ForceCard => ({
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
