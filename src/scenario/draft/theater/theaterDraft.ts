import type { Axial } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { ChartName } from '../../form/chartNames';
import type { ShipRegistry } from '../../records/registry';
import type { StoryDraft } from '../storyDraft';
import type { Earth } from './chartNames';

/** A ship of a force as her file has her; only one of the registry can be exchanged. */
export interface TheaterShip {
  ship?: string | undefined;
}

/** Ships that begin together on the chart of a theater, whatever the system calls them. */
export interface TheaterForce {
  id: string;
  name: string;
  side: Side;
  commander?: string | undefined;
  ships: readonly TheaterShip[];
}

/** What drafts of scenarios on the chart of a theater have in common. */
export interface TheaterDraft extends StoryDraft {
  turns: number;
}

type Ships = Pick<ShipRegistry, 'ships'>;

/** How scenarios on the chart of a theater are edited; what they do not share is the business of the system. */
export interface TheaterForm<Own extends TheaterDraft = TheaterDraft> {
  /** The key of its forces. */
  key: string;
  forces(draft: Own): readonly TheaterForce[];
  withForces(draft: Own, forces: readonly TheaterForce[]): Own;
  /** A force without ships, which no other has the id of. */
  newForce(draft: Own, side: Side): TheaterForce;
  /** The id by which the rest of the file names a ship, of the registry or not. */
  idOf(ship: TheaterShip): string;
  /** What else of hers the file may name: ids that begin with hers. */
  ofShip(ship: TheaterShip): readonly string[];
  /** Keys whose object makes no sense without the ship that they name. */
  needs: readonly string[];
  /** Keys of a ship's entry that are true of her alone. */
  own: readonly string[];
  /** All that lies on the chart and can be moved there, and where: forces and what else there is, by their ids. */
  places(draft: Own): readonly { id: string; hex: Axial }[];
  placed(draft: Own, id: string, hex: Axial): Own;
  names(draft: Own): readonly ChartName[];
  withNames(draft: Own, names: readonly ChartName[]): Own;
  earth(draft: Own): Earth;
  isOnMap(draft: Own, hex: Axial): boolean;
  land(draft: Own): readonly Axial[];
  /** Hexes of the chart made land, or sea. */
  withGround(draft: Own, hexes: readonly Axial[], ground: 'land' | 'sea'): Own;
}

/** A ship of a force. */
export interface TheaterMember {
  /** The force's number, and hers in it. */
  force: number;
  index: number;
  id: string;
  ship: TheaterShip;
}

export type Registry = Ships;
