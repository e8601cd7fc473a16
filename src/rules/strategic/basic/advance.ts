import { enemyOf, nobodyActs, oneActs, SIDES, type Side } from '../../core';
import { basicOf, forceOf, knowledgeOf, presentDivisions } from '../common/own';
import type { BasicStep } from '../model/basicState';
import type { Phase } from '../model/phases';
import { type Play, reveal, tell } from '../model/play';
import { planning, type StepsOf } from '../model/rule';
import type { StrategicState } from '../model/state';
import { closeAndWithdraw } from './closing';
import { endTurn } from './endOfTurn';
import { goTo } from './flow';
import { goOnFlying, hasStrikeToName } from './flying';
import { resolveInterception } from './interception';
import { launchByNight } from './nightLaunch';
import { openRanges } from './opening';
import { resolveSearches } from './searching';
import { isSeen } from './spotting';
import { resolveEncounters } from './submarines';
import { goOnDeclaring, mayDeclare } from './surface';

/** A step in which both plan in secret; `close` does what comes of it when both have confirmed. */
const planned = (phase: Phase, close: (play: Play) => void) => ({
  phase,
  active: planning,
  close,
});

/** [ST-7.1] The steps of a Basic turn. */
export const basicSteps: StepsOf<BasicStep> = {
  search: planned('searchAssignment', (play) => {
    tellNewCounters(play);
    launchByNight(play, ({ search }) => search);
    goTo(play, { kind: 'cap' });
  }),
  cap: planned('combatAirPatrol', (play) => {
    launchByNight(play, ({ cap }) => cap);
    // That there is CAP is seen now [ST-5.17].
    reveal(play);
    goTo(play, { kind: 'strikePlan' });
  }),
  strikePlan: planned('airStrikes', (play) => {
    launchByNight(play, ({ strikes }) =>
      strikes.flatMap(({ parts, escort }) => [...parts, ...escort]),
    );
    goTo(play, { kind: 'strikes', side: firstStriker(play.state) });
  }),
  strikes: {
    phase: 'airStrikes',
    active: (_view, { side }) => oneActs(side, 'orders'),
    isOpen: hasStrikeToName,
    close: (play, { side }) => goOnFlying(play, side),
  },
  searchTargets: planned('searchResolution', (play) => {
    resolveSearches(play);
    goTo(play, { kind: 'closing' });
  }),
  closing: planned('closing', (play) => {
    closeAndWithdraw(play);
    goTo(play, { kind: 'opening' });
  }),
  opening: planned('openingTheRange', (play) => {
    openRanges(play);
    goTo(play, { kind: 'submarines' });
  }),
  submarines: planned('surfaceCombat', (play) => {
    resolveEncounters(play);
    const { priority: side } = play.state;
    goTo(play, { kind: 'surface', side, passed: { allies: false, axis: false } });
  }),
  surface: {
    phase: 'surfaceCombat',
    active: (_view, { side }) => oneActs(side, 'orders'),
    isOpen: mayDeclare,
    close: goOnDeclaring,
  },
  intercept: {
    phase: 'surfaceCombat',
    active: ({ confirmed }, { side }) => oneActs(side, confirmed[side] ? 'waiting' : 'declare'),
    close: resolveInterception,
  },
  // The action that is under way goes first, and leads back to `surface`.
  fighting: {
    phase: 'surfaceCombat',
    active: nobodyActs,
    isOpen: () => true,
    close: () => undefined,
  },
  basicEnd: planned('endOfTurn', endTurn),
};

/** [ST-7.19] The side with priority, if it has a strike. */
function firstStriker(state: StrategicState): Side {
  const { priority } = state;
  return basicOf(state, priority).strikes.length > 0 ? priority : enemyOf(priority);
}

/** [ST-5.17] What regrouping has changed on the board, now that both have confirmed. */
function tellNewCounters(play: Play): void {
  const { state } = play;
  for (const side of SIDES) {
    const before = knowledgeOf(state, enemyOf(side)).divisions;
    const seen = presentDivisions(forceOf(state, side)).filter(isSeen);
    const appeared = seen.flatMap(({ id: division, box }) =>
      before[division] || !box ? [] : [{ division, box }],
    );
    const gone = Object.keys(before).filter((id) => !seen.some((it) => it.id === id));
    if (appeared.length + gone.length > 0)
      tell(play, {
        kind: 'countersChanged',
        rule: 'ST-5.17',
        reveals: true,
        side,
        appeared,
        gone,
      });
  }
}
