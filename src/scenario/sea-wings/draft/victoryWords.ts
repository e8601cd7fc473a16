import { BASE_TABLE } from '../../../rules/sea-wings/query';
import { goalWords } from '../../draft/victoryWords';
import type { DraftGoal } from './goals';
import type { SeaWingsDraft } from './shape';

/** [WG-22] What counts where there are no goals. */
const PLAIN_VICTORY = 'Points decide: ships sunk and crippled, and aircraft.';

/** [WG-22, WG-29.50] How to win in words: what always counts, each goal, and the margin that it takes. */
export const wingsVictory = (draft: SeaWingsDraft): string =>
  [
    PLAIN_VICTORY,
    ...draft.objectives.map((it) => goalWords(draft, it, whatOf(draft, it))),
    ...marginWords(draft),
  ].join(' ');

function whatOf({ bases, sides }: SeaWingsDraft, goal: DraftGoal): string {
  const at = 'base' in goal ? nameOfBase(bases, goal.base) : '';
  const types = 'types' in goal ? goal.types.join(', ') : '';
  switch (goal.kind) {
    case 'convoy-unloaded':
      return `for each convoy ship unloaded at ${at}`;
    case 'convoy-stopped':
      return goal.hexes === null
        ? `when no convoy ship was unloaded at ${at}`
        : `when no convoy ship was unloaded at ${at} and none is afloat within ${goal.hexes} hexes of it`;
    case 'base-hit':
      return `for each hit left on air operations at ${at}, at most ${goal.most} in all`;
    case 'base-open':
      return `when air operations at ${at} are open at the end`;
    case 'carriers-sunk':
      return `when ${goal.least} or more carriers (${types}) of the ${sides[goal.of].name} are sunk`;
    case 'never-launched':
      return `for each carrier (${types}) of the ${sides[goal.of].name} that never struck at ships`;
    case 'handicap':
      return 'as a handicap';
  }
}

function nameOfBase(bases: SeaWingsDraft['bases'], id: string): string {
  const base = bases.find((it) => it.id === id)?.base;
  return base ? BASE_TABLE[base].name : id;
}

function marginWords({ margin, sides }: SeaWingsDraft): string[] {
  if (!margin) return [];
  const { side, wins, loses } = margin;
  return [
    `The ${sides[side].name} wins with at least ${wins} points more than the enemy and loses with fewer than ${loses} more.`,
  ];
}
