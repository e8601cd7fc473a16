import { bySide, type Side } from '../../rules/core';
import { type Light, lightOf, type SeekriegScenario } from '../../rules/seekrieg/query';
import type { ForceCard, ScenarioCard } from '../core/card';
import type { ElementInFile, SeekriegFile, ShipInFile } from './schema';
import { type Vessel, type Vessels, vesselOf } from './shipSheet';

/** What the screen shows of a Seekrieg battle before it is fought. */
export interface SeekriegCard extends ScenarioCard, Pick<SeekriegFile, 'turns' | 'weather'> {
  system: 'seekrieg';
  /** When it begins. */
  light: Light;
}

export function cardOf(
  file: SeekriegFile,
  registry: Vessels,
  scenario: SeekriegScenario,
): SeekriegCard {
  const { id, system, title, place, theater, date, time, minutes, turns, weather, sides } = file;
  const { situation, victory, history, losses, sources } = file;
  return {
    ...{ id, system, title, place, date, time, minutes, turns, weather },
    light: lightOf(scenario, 1),
    ...{ victory, history, sources, situation: situation.join(' ') },
    ...(theater && { theater }),
    ...(losses && { losses }),
    sides: bySide((side) => ({ name: sides[side].name, nation: sides[side].nation })),
    forces: bySide((side) => forcesOf(file, side, registry)),
  };
}

const forcesOf = ({ elements }: SeekriegFile, side: Side, registry: Vessels): ForceCard[] =>
  elements.filter((it) => it.side === side).map((it) => forceCard(it, registry));

const forceCard = ({ name, commander, ships }: ElementInFile, registry: Vessels): ForceCard => ({
  name,
  ...(commander !== undefined && { commander }),
  ships: ships.map((it) => shipCard(it, registry)),
});

type ShipCard = ForceCard['ships'][number];

const typeOf = (record: Vessel | undefined): ShipCard['type'] => {
  if (!record) return 'DD';
  return 'submarineClass' in record ? 'SS' : record.shipClass.type;
};

function shipCard({ ship, captain }: ShipInFile, registry: Vessels): ShipCard {
  const record = vesselOf(registry, ship);
  return {
    ...{ id: ship, name: record?.name ?? ship, type: typeOf(record) },
    ...(captain !== undefined && { captain }),
  };
}
