import type { Draw } from '../../../rules/core';
import { type AirBase, countOf } from '../../../rules/seekrieg/query';
import { between } from '../../core/lot';

type Bases = Readonly<Record<string, AirBase>>;

/**
 * [SK-5.7, SK-20.16, SK-20.17] Carriers and bases on land with other numbers of their aircraft armed on deck, the others in the
 * hangar; a deck at work goes on as it was, and a bare one stays bare.
 */
export function basesAnew<All extends Bases>(bases: All, draw: Draw): All {
  const idle = Object.entries(bases).filter(([, it]) => it.work === null && it.deck.length > 0);
  if (idle.length === 0) return bases;
  const anew = idle.map(([id, it]) => [id, deckedAnew(it, draw)] as const);
  return { ...bases, ...Object.fromEntries(anew) };
}

function deckedAnew(base: AirBase, draw: Draw): AirBase {
  const hangar = base.hangar.map((row) => ({ ...row }));
  let room = Math.max(0, base.deckSpots - countOf(base.deck));
  const deck = base.deck.map((row) => {
    const below = hangar.find((it) => it.aircraft === row.aircraft && it.load === BARE);
    const more = between(draw, -row.count, Math.min(room, below?.count ?? 0));
    room -= more;
    if (below) below.count -= more;
    else hangar.push({ aircraft: row.aircraft, load: BARE, count: -more });
    return { ...row, count: row.count + more };
  });
  return { ...base, deck: deck.filter(isSome), hangar: hangar.filter(isSome) };
}

/** [SK-24.3] Of aircraft in the hangar. */
const BARE = 0;

const isSome = ({ count }: { count: number }): boolean => count > 0;
