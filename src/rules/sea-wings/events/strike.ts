import { must, type Side, valueOf } from '../../core';
import { forceOf, knowledgeOf } from '../common/own';
import { hasWarningRadar } from '../common/radar';
import { type Play, tell } from '../model/play';
import type { RaidGroup } from '../model/raid';
import type { SeaWingsView } from '../model/state';
import { factorsOf } from '../strikes/raiding';
import { closeRaid } from '../strikes/strikes';
import { type CardRule, isAttacked, onNothing, type Played } from './cardRule';

/** [WG-21.12] Cards of phase B, on the strike that is being fought. */
export const STRIKE_CARDS = {
  squall: { objects: onNothing(isAttacked), play: loseInCloud },
  'bad-deck': {
    objects: (view, side) => knowledgeOf(view, side).raiders.map(({ letter }) => letter),
    play: stayAboard,
  },
  'fighter-direction': { objects: onNothing(isAttacked) },
  'alert-lookouts': {
    objects: onNothing((view, side) => isAttacked(view, side) && !hasRadar(view, side)),
  },
  'out-of-the-sun': { objects: (view, side) => lettersOf(view, side, 'DB') },
  'coordinated-attack': {
    objects: (view, side) => knowledgeOf(view, side).targets.map(({ id }) => id),
  },
  'ace-squadron': {
    objects: (view, side) =>
      view.step.kind === 'intercept' ? patrolsOf(view, side) : lettersOf(view, side, 'F'),
    isSecret: true,
  },
  'skilled-captain': { objects: shipsUnderAttack },
  'rapid-flak': { objects: shipsUnderAttack },
  'torpedoes-run-deep': {
    objects: (view, side) => {
      const { attack } = knowledgeOf(view, side);
      return attack?.hasTorpedoes ? [attack.letter] : [];
    },
  },
} as const satisfies Record<string, CardRule>;

const hasRadar = (view: SeaWingsView, side: Side): boolean => {
  const force = forceOf(view, side);
  return hasWarningRadar(force, must(force.defenders, 'raid').force);
};

/** Formations of a class in the side's own strike, by their letters. */
function lettersOf(view: SeaWingsView, side: Side, ofClass: 'DB' | 'F'): string[] {
  const { attackers, formations } = forceOf(view, side);
  return (attackers?.groups ?? [])
    .filter((it) => formations[it.formation]?.type.class === ofClass)
    .filter((it) => (formations[it.formation]?.boxes.strike[it.task]?.factors ?? 0) > 0)
    .map(({ letter }) => letter);
}

/** Formations with CAP in position. */
const patrolsOf = (view: SeaWingsView, side: Side): string[] => [
  ...new Set(forceOf(view, side).defenders?.interceptors.map(({ formation }) => formation)),
];

/** Own ships that the formation goes for. */
function shipsUnderAttack(view: SeaWingsView, side: Side): string[] {
  const aims = knowledgeOf(view, side).attack?.aims ?? [];
  return aims.map(({ at }) => at).filter((at) => forceOf(view, side).ships[at]);
}

/** [WG-21.12] Card 6: the target is lost in cloud up to this die. */
const CLOUD_UP_TO = 3;

function loseInCloud(play: Play, side: Side): Played {
  const roll = play.dice.roll('d6', 1, 'squall');
  const isLost = valueOf(roll) <= CLOUD_UP_TO;
  const facts = { side, isLost, dice: [roll] };
  tell(play, { kind: 'squallRolled', rule: 'WG-21.12', seenBy: ['allies', 'axis'], ...facts });
  if (isLost) closeRaid(play);
  return 'spent';
}

/** [WG-21.12, WG-21.20] Card 7: a formation from a carrier has not been launched; without it a strike may be none. */
function stayAboard(play: Play, side: Side, letter: string): Played {
  const { state } = play;
  const { attacker } = must(state.raid, 'raid');
  const force = state.forces[attacker];
  const attackers = must(force.attackers, 'raid');
  const group = must(
    attackers.groups.find((it) => it.letter === letter),
    letter,
  );
  const { home, boxes } = must(force.formations[group.formation], group.formation);
  if (home.kind !== 'carrier') return 'kept';
  const factors = factorsOf(state, attacker, group);
  must(boxes.strike[group.task], 'task').factors = 0;
  boxes.hangar += factors;
  attackers.groups = attackers.groups.filter((it) => it !== group);
  forget(play, side, group, factors);
  const told = { side: attacker, letter };
  tell(play, { kind: 'formationStayed', rule: 'WG-21.12', seenBy: ['allies', 'axis'], ...told });
  if (attackers.groups.length === 0) closeRaid(play);
  return 'spent';
}

/** The defender sees one formation less. */
function forget({ state }: Play, side: Side, { letter }: RaidGroup, factors: number): void {
  const known = state.known[side];
  known.raiders = known.raiders.filter((it) => it.letter !== letter);
  if (known.raidTotal !== null) known.raidTotal -= factors;
}
