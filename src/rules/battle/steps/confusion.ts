import { type Axial, hexKey } from '../../../hex';
import { valueOf } from '../../core';
import { targetStack } from '../common/firing';
import { isInLineAhead } from '../common/lineAhead';
import { shipOf } from '../common/ships';
import { stackOf, stacksAt } from '../common/stacks';
import { type Play, tell } from '../model/play';
import type { BattleView, Declaration, ShipId, Stack } from '../model/state';
import type { GunHit } from './damage';
import { type OnShip, shareHits } from './sharing';

/** [BT-15.2] A ship that rolls this has lost friend and foe from sight. */
const CONFUSED_ON = 1;

/**
 * [BT-8.17] Puts every hit on a ship: those of confused ships at random, the others where they were aimed; the
 * order scored is kept.
 */
export function dealGunHits(play: Play, hits: readonly GunHit[]): OnShip<GunHit>[] {
  const strayed = strayHits(play, hits);
  if (strayed.size === 0) return shareHits(play, hits);
  const shared = shareHits(
    play,
    hits.filter((hit) => !strayed.has(hit)),
  );
  return hits.map((hit) => {
    const ship = strayed.get(hit);
    return ship === undefined ? (shared.shift() as OnShip<GunHit>) : { ship, ...hit };
  });
}

/** [BT-15.2] A hit of the list may fall on another ship than the one aimed at. */
export const mayStray = (view: BattleView, declared: readonly Declaration[]): boolean =>
  isConfusing(view) &&
  declared.some(({ ship, target }) => {
    const { hex } = targetStack(view, target) as Stack;
    return bystanders(view, ship, hex) !== undefined;
  });

const isConfusing = ({ options, scenario }: BattleView): boolean =>
  options.nightConfusion === true && scenario.hour === 'night';

/** [BT-15.2] Hits at night that fall on whatever ship is there, with the ship that each falls on. */
function strayHits(play: Play, hits: readonly GunHit[]): Map<GunHit, ShipId> {
  if (!isConfusing(play.state)) return new Map();
  return new Map(volleys(play.state, hits).flatMap((volley) => rollConfusion(play, volley)));
}

/** [BT-15.11] All hits of one ship into one hex. */
interface Volley {
  ship: ShipId;
  hex: Axial;
  hits: GunHit[];
}

function volleys(view: BattleView, hits: readonly GunHit[]): Volley[] {
  const found = new Map<string, Volley>();
  for (const hit of hits) {
    const { hex } = targetStack(view, hit.target) as Stack;
    const key = `${hit.by} ${hexKey(hex)}`;
    const volley = found.get(key) ?? { ship: hit.by, hex: { ...hex }, hits: [] };
    volley.hits.push(hit);
    found.set(key, volley);
  }
  return [...found.values()];
}

/** [BT-15.2, BT-15.11] Rolls for a ship that may be confused; on a 1 draws a ship for each of its hits. */
function rollConfusion(play: Play, { ship, hex, hits }: Volley): [GunHit, ShipId][] {
  const there = bystanders(play.state, ship, hex);
  if (!there) return [];
  const roll = play.dice.roll('d6', 1, 'confusion', { ship });
  const confused = valueOf(roll) === CONFUSED_ON;
  const lots = (confused ? hits : []).map(() => play.dice.lot(there.length, 'inHex'));
  const ships = lots.map((lot) => there[valueOf(lot)] as ShipId);
  const { side } = shipOf(play.state, ship);
  const dice = [roll, ...lots];
  tell(play, { kind: 'confusionRolled', rule: 'BT-15.2', side, ship, hex, confused, ships, dice });
  return ships.map((id, i) => [hits[i] as GunHit, id]);
}

/** [BT-15.9] The ships of a hex, friends of the firing ship among them; `undefined` where it cannot be confused. */
function bystanders(view: BattleView, firer: ShipId, hex: Axial): ShipId[] | undefined {
  if (isInLineAhead(view, stackOf(view, firer) as Stack)) return undefined;
  const there = stacksAt(view, hex).flatMap(({ ships }) => ships.filter((id) => id !== firer));
  const { side } = shipOf(view, firer);
  return there.some((id) => shipOf(view, id).side === side) ? there : undefined;
}
