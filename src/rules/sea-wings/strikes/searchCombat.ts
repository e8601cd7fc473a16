import { enemyOf, must, type Refusal, type Side } from '../../core';
import { rollPass, rollPosition } from '../combat/air/resolve';
import type { AirUnit, Placed } from '../combat/air/units';
import { defaultFlak, defaultFormation } from '../combat/flak/formation';
import { usualAims } from '../combat/strike/aims';
import {
  type Defense,
  type FormationAttack,
  rollFlak,
  rollStrike,
} from '../combat/strike/formation';
import { fallGreen, hitNumberChange } from '../common/cards';
import { formationsOf } from '../common/formations';
import { loseFactors } from '../common/losses';
import { noteHits, writeDown } from '../common/notebook';
import { forceOf, shipsIn } from '../common/own';
import type { SearchTask } from '../model/air';
import type { CapMeeting } from '../model/facts';
import { type Play, tell } from '../model/play';
import type { Load } from '../model/ratings';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import { SEARCH_CAP, type TaskForce } from '../model/units';
import type { SearchMeeting, Seeking } from '../searching/searching';
import { shipGuns } from './aiming';
import { rollEffects } from './effects';
import { patrolOf, patrolsOver } from './patrols';
import { canScramble } from './scramble';

const mayChoose = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'answers' && step.asked[side] && !confirmed[side];

/** [WG-17.34] Own task forces that are searched and have CAP over them. */
const guarded = (view: SeaWingsView, side: Side): string[] =>
  mayChoose(view, side)
    ? Object.keys(forceOf(view, side).searched).filter(
        (id) => patrolsOver(forceOf(view, side), id).length > 0,
      )
    : [];

/** [WG-17.34] Whether the CAP over a task force engages its searchers: before their die, after it, or not. */
export const capVsSearch: OrderRule<'capVsSearch'> = {
  legal: (view, side) =>
    guarded(view, side).flatMap((taskForce) =>
      SEARCH_CAP.filter((when) => when !== whenOf(forceOf(view, side).searchCap, taskForce)).map(
        (when) => ({ kind: 'capVsSearch', taskForce, when }) as const,
      ),
    ),
  refuse(view, side, { taskForce }): Refusal | undefined {
    if (!mayChoose(view, side)) return refusal('not-now', 'WG-17.34');
    return guarded(view, side).includes(taskForce)
      ? undefined
      : refusal('not-searched', 'WG-17.34', { taskForce });
  },
  apply(play, side, { taskForce, when }) {
    play.state.forces[side].searchCap[taskForce] = when;
    const facts = { side, taskForce, when };
    tell(play, { kind: 'searchCapChosen', rule: 'WG-17.34', seenBy: [side], ...facts });
  },
};

type SearchCap = (typeof SEARCH_CAP)[number];

/** [WG-24.23] CAP engages before the die unless its owner says otherwise. */
const whenOf = (chosen: Readonly<Record<string, SearchCap>>, id: string): SearchCap =>
  chosen[id] ?? 'before';

/** One factor of a search over a task force. */
interface Searcher {
  side: Side;
  target: TaskForce;
  formation: string;
  task: SearchTask;
  load: Load | null;
}

/** [WG-17.34 to WG-17.50] What the searches of a side meet, and what they attack; for one Search phase. */
export function searchMeeting(): SearchMeeting {
  const returned: Returned = new Map();
  return {
    before(play, seeking) {
      const searcher = searcherOf(play, seeking, returned);
      return engagesAt(play, searcher, 'before') && engage(play, searcher, meetingOf(searcher));
    },
    after(play, seeking, isSpotted) {
      const searcher = searcherOf(play, seeking, returned);
      if (engagesAt(play, searcher, 'after') && engage(play, searcher, meetingOf(searcher))) return;
      if (!searcher?.load || !isSpotted) return;
      const { task } = searcher;
      const isBack = attackWith(play, searcher, searcher.load);
      if (isBack) returned.set(task, (returned.get(task) ?? 0) + 1);
    },
  };
}

/** [WG-17.43] Factors of each search that have attacked and come back: they attack nothing more. */
type Returned = Map<SearchTask, number>;

/** The factor of a search that is over a task force; its load is gone when every factor of the search has attacked. */
function searcherOf(
  { state }: Play,
  { side, target, contact: { search } }: Seeking,
  returned: Returned,
): Searcher | undefined {
  if (!search || search.task.factors === 0 || target.ships.length === 0) return undefined;
  const { formation, task } = search;
  const { type } = must(state.forces[side].formations[formation], formation);
  const isSpent = (returned.get(task) ?? 0) >= task.factors;
  const load = isSpent ? undefined : type.loads.find(({ id }) => id === task.ordnance);
  return { side, target, formation, task, load: load ?? null };
}

const engagesAt = (
  play: Play,
  searcher: Searcher | undefined,
  when: SearchCap,
): searcher is Searcher => searcher !== undefined && whenFor(play, searcher) === when;

/** [WG-17.36, WG-17.42] CAP rates a searcher that may attack as a strike, before the die as after it. */
const meetingOf = ({ load }: Searcher): CapMeeting => (load ? 'incoming' : 'searcher');

const whenFor = ({ state }: Play, { side, target }: Searcher): SearchCap =>
  whenOf(state.forces[enemyOf(side)].searchCap, target.id);

/** [WG-17.35 to WG-17.38] One round of CAP against one factor; `true` when it is shot down. */
function engage(play: Play, searcher: Searcher, meeting: CapMeeting): boolean {
  const { state } = play;
  const owner = enemyOf(searcher.side);
  if (patrolsOver(state.forces[owner], searcher.target.id).length === 0) return false;
  const { type } = must(state.forces[searcher.side].formations[searcher.formation], 'formation');
  const facts = { side: owner, taskForce: searcher.target.id, aircraft: type.id };
  if (meeting !== 'withdrawing')
    tell(play, { kind: 'searcherMet', rule: 'WG-17.35', seenBy: [owner], ...facts });
  if (meeting === 'incoming') sendUp(play, owner, searcher.target);
  return fight(play, searcher, meeting);
}

/** [WG-17.47] Against a searcher that attacks, readied fighters go up with the CAP. */
function sendUp({ state }: Play, owner: Side, { id: over }: TaskForce): void {
  const force = state.forces[owner];
  for (const formation of formationsOf(force).filter((it) => canScramble(force, it, over))) {
    const { boxes, home } = formation;
    boxes.cap.push({ factors: boxes.ready, over, isFresh: true });
    boxes.ready = 0;
    const ship = force.ships[home.id];
    if (ship) ship.flewOperations = true;
  }
}

function fight(play: Play, { side, target, formation, task, load }: Searcher, meeting: CapMeeting) {
  const { state } = play;
  const owner = enemyOf(side);
  const patrols = patrolsOver(state.forces[owner], target.id);
  const cap = patrols.map((it, i) =>
    inPosition(play, owner, it, { id: `p${i + 1}`, target, meeting }),
  );
  const { type } = must(state.forces[side].formations[formation], formation);
  const isLoaded = load !== null && meeting === 'incoming';
  const flier: AirUnit = {
    id: SEARCHER,
    type,
    factors: 1,
    load: isLoaded ? load.kind : null,
    modifiers: [],
  };
  const { pass, facts } = rollPass({ cap, escorts: [], strike: [flier] }, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: ['allies', 'axis'] });
  for (const [i, patrol] of patrols.entries()) {
    const lost = (cap[i]?.factors ?? 0) - (pass.cap[i]?.factors ?? 0);
    loseFactors(
      play,
      owner,
      { formation: patrol.formation.id, box: 'cap', task: patrol.index },
      lost,
    );
  }
  const isDown = pass.strike[0]?.factors === 0;
  const { search } = must(state.forces[side].formations[formation], formation).boxes;
  loseFactors(play, side, { formation, box: 'search', task: search.indexOf(task) }, Number(isDown));
  return isDown;
}

/** The letter under which the defender is told of the searcher. */
const SEARCHER = 'A';

function inPosition(
  play: Play,
  owner: Side,
  { formation, task }: ReturnType<typeof patrolsOver>[number],
  { id, target, meeting }: { id: string; target: TaskForce; meeting: CapMeeting },
): Placed {
  const patrol = patrolOf(play.state.forces[owner], formation, task, target.id);
  const rolled = rollPosition({ id, ...patrol }, meeting, play.dice);
  task.isFresh = false;
  for (const fact of rolled.facts) tell(play, { ...fact, seenBy: [owner] });
  const factors = rolled.inPosition;
  return { id, type: formation.type, factors, load: null, modifiers: [], at: SEARCHER };
}

/**
 * [WG-17.42 to WG-17.46, WG-17.50] The factor attacks the largest carrier, or else the largest ship; its hits are rolled for at once,
 * then it goes home. `true` when it comes back.
 */
function attackWith(play: Play, searcher: Searcher, load: Load): boolean {
  const { state } = play;
  const { side, target, formation } = searcher;
  fallGreen(state, side, formation);
  const { attack, defense } = attackOf(play, searcher, load);
  writeDown(state, enemyOf(side), target);
  if (isShotDown(play, searcher, attack, defense)) return false;
  const { groups, facts } = rollStrike(attack, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: ['allies', 'axis'] });
  for (const { target: at, hits } of groups)
    noteHits(state, side, { at, by: load.kind, hits: hits.length });
  const isDown = whenFor(play, searcher) !== 'none' && engage(play, searcher, 'withdrawing');
  const blows = groups.flatMap((it) => it.hits.map((hit) => ({ at: it.target, ...hit })));
  rollEffects(play, enemyOf(side), blows);
  return !isDown;
}

/** [WG-17.45] The AA at the factor. */
function isShotDown(
  play: Play,
  { side, formation, task }: Searcher,
  attack: FormationAttack,
  defense: Defense,
): boolean {
  const { lost, facts } = rollFlak(attack, defense, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: ['allies', 'axis'] });
  const { search } = must(play.state.forces[side].formations[formation], formation).boxes;
  loseFactors(play, side, { formation, box: 'search', task: search.indexOf(task) }, lost[0] ?? 0);
  return lost[0] === 1;
}

/** [WG-17.45] One factor at the largest carrier or ship, with the whole AA of the task force. */
function attackOf(
  { state }: Play,
  { side, target, formation }: Searcher,
  load: Load,
): { attack: FormationAttack; defense: Defense } {
  const owner = enemyOf(side);
  const ships = shipsIn(state.forces[owner], target);
  const prey = ships.map(({ card }) => ({
    id: card.id,
    size: card.size,
    isCarrier: card.carrier !== null,
  }));
  const { at } = must(usualAims(prey, 1, 0)[0], 'target');
  const { size, armor } = must(state.forces[owner].ships[at], at).card;
  target.formation ??= defaultFormation(ships.map(({ card }) => card));
  const layout = target.formation;
  const changes = { hitNumber: hitNumberChange(state.forces[side], formation) };
  return {
    attack: {
      formation: SEARCHER,
      armor: must(state.forces[side].formations[formation], formation).type.armor,
      load,
      groups: [{ target: { id: at, kind: 'ship', size, armor }, factors: 1, changes }],
    },
    defense: {
      side: owner,
      guns: ships.map((ship) => shipGuns(ship, layout)),
      allotment: defaultFlak(layout, [{ target: at, factors: 1 }]),
    },
  };
}
