import { type Axial, distance } from '../../../hex';
import type { Objective } from '../../../rules/seekrieg/query';
import { strengthOdds } from './exchange';
import type { Situation, Vessel } from './situation';

/** What a group of ships is about; `keep`: no enemy is known, and it steams on. */
export type Errand =
  | { kind: 'fight' }
  | { kind: 'withdraw' }
  | { kind: 'keep' }
  | { kind: 'reach'; hex: Axial; withinHexes: number };

/** Odds below which a side keeps what it has. As in other battles at sea. */
const WITHDRAW_BELOW = 0.35;

type Near = Extract<Objective['aim'], { kind: 'near' }>;

export function errandOf(situation: Situation, ships: readonly Vessel[]): Errand {
  const place = placeOf(situation, ships);
  if (place) return { kind: 'reach', hex: place.hex, withinHexes: place.withinHexes };
  if (situation.enemy.length === 0) return { kind: 'keep' };
  return { kind: strengthOdds(situation) < WITHDRAW_BELOW ? 'withdraw' : 'fight' };
}

/** A place that one of the ships is to come to, while none of them is there. */
function placeOf({ view, side }: Situation, ships: readonly Vessel[]): Near | undefined {
  const ids = new Set(ships.map(({ ship }) => ship.id));
  for (const { aim, ships: named } of view.forces[side]?.objectives ?? [])
    if (aim.kind === 'near' && named.some((id) => ids.has(id)) && !isThere(ships, aim)) return aim;
  return undefined;
}

const isThere = (ships: readonly Vessel[], { hex, withinHexes }: Near): boolean =>
  ships.some(({ ship }) => distance(ship.hex, hex) <= withinHexes);
