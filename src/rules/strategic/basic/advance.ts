import { enemyOf, SIDES, type Side } from '../../core';
import { basicOf, forceOf, knowledgeOf, presentDivisions } from '../common/own';
import type { BasicStep } from '../model/basicState';
import { type Play, reveal, tell } from '../model/play';
import { bothConfirmed } from '../model/rule';
import type { StrategicState } from '../model/state';
import { closeAndWithdraw } from './closing';
import { endTurn } from './endOfTurn';
import { goTo } from './flow';
import { advanceStrikes } from './flying';
import { resolveInterception } from './interception';
import { launchByNight } from './nightLaunch';
import { openRanges } from './opening';
import { resolveSearches } from './searching';
import { isSeen } from './spotting';
import { resolveEncounters } from './submarines';
import { advanceSurface } from './surface';

/** What each step in which both plan in secret does when both have confirmed [ST-7.1]. */
const ON_CONFIRM: Readonly<Partial<Record<BasicStep['kind'], (play: Play) => void>>> = {
  search: (play) => {
    tellNewCounters(play);
    launchByNight(play, ({ search }) => search);
    goTo(play, { kind: 'cap' });
  },
  cap: (play) => {
    launchByNight(play, ({ cap }) => cap);
    // That there is CAP is seen now [ST-5.17].
    reveal(play);
    goTo(play, { kind: 'strikePlan' });
  },
  strikePlan: (play) => {
    launchByNight(play, ({ strikes }) =>
      strikes.flatMap(({ parts, escort }) => [...parts, ...escort]),
    );
    goTo(play, { kind: 'strikes', side: firstStriker(play.state) });
  },
  searchTargets: (play) => {
    resolveSearches(play);
    goTo(play, { kind: 'closing' });
  },
  closing: (play) => {
    closeAndWithdraw(play);
    goTo(play, { kind: 'opening' });
  },
  opening: (play) => {
    openRanges(play);
    goTo(play, { kind: 'submarines' });
  },
  submarines: (play) => {
    resolveEncounters(play);
    const { priority: side } = play.state;
    goTo(play, { kind: 'surface', side, passed: { allies: false, axis: false } });
  },
  basicEnd: endTurn,
};

/** Moves a Basic turn on as far as nobody has to decide. */
export function advanceBasic(play: Play): boolean {
  const { step } = play.state;
  if (step.kind === 'strikes') return advanceStrikes(play, step.side);
  if (step.kind === 'surface') return advanceSurface(play);
  if (step.kind === 'intercept') return resolveInterception(play);
  const finish = ON_CONFIRM[step.kind as BasicStep['kind']];
  if (!finish || !bothConfirmed(play.state)) return false;
  finish(play);
  return true;
}

/** [ST-7.19] Who has priority, if he has a strike. */
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
        ...{ kind: 'countersChanged', rule: 'ST-5.17', reveals: true },
        ...{ side, appeared, gone },
      });
  }
}
