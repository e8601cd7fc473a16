import type { OrderOf, SquadronId } from '../../../../rules/fleet-action';

/** What the player has decided before and is not asked for again. */
export interface Left {
  /** [NW-5.6] Who is first. */
  first: OrderOf<'chooseFirst'> | null;
  /** [NW-28.1] Squadrons that could have gone back under a marker, and were left on the map. */
  shown: readonly SquadronId[];
}

export const NOTHING_LEFT: Left = { first: null, shown: [] };
