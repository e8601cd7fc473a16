import { bySide, type Side } from '../../rules/core';
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
  const { light, visibility, turns, sides } = file;
  const { situation, victory, history, losses, sources } = file;
  return {
    ...{ id, system, title, place, date, time, minutes, light, visibility, turns },
    ...{ victory, history, sources, situation: situation.join(' ') },
    ...(theater && { theater }),
    ...(losses && { losses }),
    sides: bySide((side) => ({ name: sides[side].name, nation: sides[side].nation })),
    forces: bySide((side) => forcesOf(file, side, registry)),
  };
}

/** Squadrons of ships, and the submarines of a side together. */
function forcesOf(file: FleetActionFile, side: Side, registry: Ships): ForceCard[] {
  const boats = (file.submarines ?? []).filter((it) => it.side === side);
  const underwater = boats.map(({ id, name, captain }) => ({
    ...{ id, name, type: 'SS' as const },
    ...captained(captain),
  }));
  return [
    ...file.squadrons.filter((it) => it.side === side).map((it) => forceCard(it, registry)),
    ...(boats.length > 0 ? [{ name: file.sides[side].name, ships: underwater }] : []),
  ];
}

const forceCard = (
  { name, commander, ships = [], merchants = [], craft = [] }: SquadronInFile,
  registry: Ships,
): ForceCard => ({
  name,
  ...(commander !== undefined && { commander }),
  ships: [
    ...ships.map((it) => shipCard(it, registry)),
    ...merchants.map((it) => namedCard(it, 'large-transport')),
    ...craft.map((it) => namedCard(it, 'TB')),
  ],
});

type Ship = ForceCard['ships'][number];

function shipCard({ ship, captain }: ShipInFile, { ships }: Ships): Ship {
  const record = ships.get(ship);
  return {
    ...{ id: ship, name: record?.name ?? ship, type: record?.shipClass.type ?? 'DD' },
    ...captained(captain),
  };
}

const namedCard = (
  { id, name, captain }: { id: string; name: string; captain?: string | undefined },
  type: Ship['type'],
): Ship => ({ id, name, type, ...captained(captain) });

const captained = (captain: string | undefined): Pick<Ship, 'captain'> =>
  captain === undefined ? {} : { captain };
