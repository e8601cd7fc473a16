import type { ShipCard } from '../../model/ratings';
import type { AaFormation } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import type { FlakAllotment } from './flak';

type FlakTables = Pick<TableSet, 'antiAircraft'>;

type Placeable = Pick<ShipCard, 'id' | 'type' | 'carrier' | 'convoyShips'>;

/** [WG-11.6] Carriers, merchantmen and convoys belong in the center. */
const isProtected = ({ type, carrier, convoyShips }: Placeable): boolean =>
  carrier !== null || type === 'MM' || convoyShips !== null;

/** [WG-11.6] The formation of a task force whose owner has laid out none. */
export function defaultFormation(
  ships: readonly Placeable[],
  { antiAircraft }: FlakTables = STANDARD_TABLES,
): AaFormation {
  const escorts = ships.filter((it) => !isProtected(it)).map(({ id }) => id);
  const others = ships.filter(isProtected).map(({ id }) => id);
  return {
    ring: escorts.slice(0, antiAircraft.places),
    center: [...others, ...escorts.slice(antiAircraft.places)],
  };
}

/** What keeps a formation from being laid out, if anything [WG-11.2, WG-11.4, WG-11.5]. */
export function formationFault(
  { ring, center }: AaFormation,
  ships: readonly Placeable[],
  { antiAircraft }: FlakTables = STANDARD_TABLES,
): 'too-many' | 'not-the-ships' | 'convoy-in-ring' | undefined {
  if (ring.length > antiAircraft.places || center.length > antiAircraft.places) return 'too-many';
  const named = [...ring, ...center].sort();
  const own = ships.map(({ id }) => id).sort();
  if (named.length !== own.length || named.some((id, i) => id !== own[i])) return 'not-the-ships';
  const convoys = ships.filter(({ convoyShips }) => convoyShips !== null);
  return convoys.some(({ id }) => ring.includes(id)) ? 'convoy-in-ring' : undefined;
}

/**
 * [WG-24.23] Every ship that is attacked fires at her own attackers, the others at the largest group that they reach; a ship
 * in the center fires at no other's [WG-11.11].
 */
export function defaultFlak(
  formation: AaFormation,
  groups: readonly { target: string; factors: number }[],
): FlakAllotment {
  const [largest] = [...groups].sort(
    (a, b) => b.factors - a.factors || (a.target < b.target ? -1 : 1),
  );
  const attacked = groups.map(({ target }) => target);
  const own = [...formation.ring, ...formation.center].filter((id) => attacked.includes(id));
  const others = formation.ring.filter((id) => !attacked.includes(id));
  return Object.fromEntries([
    ...own.map((id) => [id, id]),
    ...(largest ? others.map((id) => [id, largest.target]) : []),
  ]);
}
