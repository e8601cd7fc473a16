import { type BySide, enemyOf, SIDES, type Side, type Viewer } from '../../core';
import type { BattleEvent } from '../model/events';
import { type Play, tell } from '../model/play';
import type { BattleState, ShipId, Stack, StackId } from '../model/state';
import { isFoggy, type Sight, sightNow } from './fog';
import { type Knowledge, toldByFog } from './fogTellers';

/**
 * [BT-20.12] Runs a part of the sequence. With fog, each viewer is told what happened by what is in sight
 * before and after it; then sightings gained and lost are reported.
 */
export function inFog(play: Play, act: () => void): void {
  if (!isFoggy(play.state)) {
    act();
    return;
  }
  const before = lookOut(play.state);
  const from = play.events.length;
  act();
  if (!isFoggy(play.state)) return;
  const after = lookOut(play.state);
  for (const side of SIDES) tellSight(play, side, before.sight[side], after.sight[side]);
  const knowledgeOf = knowledge(play.state, before, after);
  for (let i = from; i < play.events.length; i++)
    play.events[i] = toldByFog(play.events[i] as BattleEvent, knowledgeOf);
}

/** What the sides have in sight at one moment, and where all ships are. */
interface Lookout {
  sight: BySide<Sight>;
  stackOf: ReadonlyMap<ShipId, StackId>;
}

const lookOut = (state: BattleState): Lookout => ({
  sight: sightNow(state),
  stackOf: new Map(
    state.stacks.flatMap(({ id, ships }) => ships.map((ship) => [ship, id] as const)),
  ),
});

/** [BT-20.12] Tells one side and spectators what it newly sees and what it no longer sees. */
function tellSight(play: Play, side: Side, before: Sight, after: Sight): void {
  const stacks = play.state.stacks.filter((stack) => stack.side !== side);
  const isSeen = ({ id }: Stack) => after.stacks.has(id);
  const wasSeen = (ship: ShipId) => before.ships.has(ship);
  const found = stacks.filter((it) => isSeen(it) && !it.ships.every(wasSeen));
  const lost = stacks.filter((it) => !isSeen(it) && it.ships.some(wasSeen));
  if (found.length > 0)
    tell(play, {
      kind: 'stacksSighted',
      rule: 'BT-20.12',
      side,
      reveals: true,
      stacks: found.map(({ id, ships }) => ({ stack: id, ships: [...ships] })),
    });
  if (lost.length > 0)
    tell(play, {
      kind: 'sightLost',
      rule: 'BT-20.12',
      side,
      stacks: lost.map(({ id }) => id),
    });
}

type KnowledgeOf = (viewer: Viewer) => Knowledge;

/** [BT-20.12] A ship is known to its own side, when in sight before or after, and when it lies on the bottom. */
function knowledge({ ships }: BattleState, before: Lookout, after: Lookout): KnowledgeOf {
  return (viewer) => ({
    knows(id) {
      const ship = ships[id];
      if (!ship || ship.side === viewer || ship.fate === 'sunk' || ship.fate === 'scuttled')
        return true;
      const enemy = enemyOf(ship.side);
      return before.sight[enemy].ships.has(id) || after.sight[enemy].ships.has(id);
    },
    knowsStack: (side, id) =>
      [before, after].some(({ sight }) => sight[enemyOf(side)].stacks.has(id)),
    stackOf: (id) => before.stackOf.get(id) ?? after.stackOf.get(id) ?? '',
  });
}
