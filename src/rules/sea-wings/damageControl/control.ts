import { must, SIDES, type Side } from '../../core';
import { withSecondTries } from '../combat/control/again';
import { controlDamage, defaultRepair, repairBase } from '../combat/control/control';
import { liesOn } from '../common/cards';
import { loseShip } from '../common/sinking';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { Ship } from '../model/units';
import { SECOND_TRIES } from '../tables/control';
import { landHomeless } from './landing';

/** [WG-3.5, WG-14.1, WG-14.23] Phase C: fires and other hits of each ship, then bases, then what is scuttled. */
export function controlAllDamage(play: Play): void {
  for (const side of SIDES) {
    for (const ship of shipsInOrder(play, side)) controlShip(play, side, ship);
    repairBases(play, side);
    scuttleShips(play, side);
  }
  enterStep(play.state, { kind: 'grouping' });
}

/** [WG-5.8] The end of the phase: task forces are sorted, and homeless factors land. */
export function endDamageControl(play: Play): void {
  for (const side of SIDES) landHomeless(play, side, ['cap', 'strike']);
  enterStep(play.state, { kind: 'plots' });
}

const shipsInOrder = ({ state }: Play, side: Side): Ship[] =>
  Object.values(state.forces[side].ships)
    .filter(({ fate, hits }) => fate === 'afloat' && hits.length > 0)
    .sort((a, b) => (a.card.id < b.card.id ? -1 : 1));

function controlShip(play: Play, side: Side, ship: Ship): void {
  const hull = { card: ship.card, hits: ship.hits, fate: 'afloat' as const };
  const isLucky = liesOn(play.state.forces[side], 'good-damage-control', ship.card.id);
  const { dice, again, thrown } = withSecondTries(
    play.dice,
    ship.card.damageControl,
    isLucky ? SECOND_TRIES : 0,
  );
  const { ship: after, facts } = controlDamage<
    typeof hull & { fate: 'afloat' | 'sunk' | 'abandoned' }
  >(hull, dice);
  for (const fact of facts) tell(play, { ...fact, dice: fact.dice.map(thrown), seenBy: [side] });
  const retried = { side, ship: ship.card.id, dice: again };
  if (again.length > 0)
    tell(play, { kind: 'diceRerolled', rule: 'WG-21.12', seenBy: [side], ...retried });
  ship.hits = [...after.hits];
  if (after.fate !== 'afloat') loseShip(play, side, ship, after.fate);
}

/** [WG-14.18, WG-14.20, WG-24.25] */
function repairBases(play: Play, side: Side): void {
  const force = play.state.forces[side];
  for (const id of Object.keys(force.bases).sort()) {
    const base = must(force.bases[id], id);
    const chosen = force.repairs[id] ?? defaultRepair(base);
    if (!chosen) continue;
    const { hits, facts } = repairBase(base, chosen, play.dice);
    for (const fact of facts) tell(play, { ...fact, seenBy: [side] });
    base.hits = hits;
  }
  force.repairs = {};
}

/** [WG-14.22] */
function scuttleShips(play: Play, side: Side): void {
  const force = play.state.forces[side];
  for (const id of force.scuttling) {
    const ship = must(force.ships[id], id);
    if (ship.fate === 'afloat') loseShip(play, side, ship, 'scuttled');
  }
  force.scuttling = [];
}
