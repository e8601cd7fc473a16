import { enemyOf, type Roll, SIDES, type Side, valueOf } from '../../core';
import { type Play, tell } from '../model/play';
import { fastestOf, isFighter } from './bases';
import { fight, initiativeTotal, mostEngaged } from './combat';
import { type Entry, kindsOf, lose, type Meeting, meetingOf, some, without } from './forces';
import { countOf } from './numbers';
import type { Raid } from './raids';
import { sourceOf } from './rolls';

/** [SK-22.1 to SK-22.4] Rolls until one side has the initiative. */
export function rollInitiative(play: Play, raid: Raid): void {
  const { interceptors, escorts } = meetingOf(play.state, raid);
  const fighters = { raider: countOf(escorts), defender: countOf(interceptors) };
  const dice: Roll[] = [];
  const total = (count: number): number => {
    const roll = play.dice.roll('percentile', 1, 'air-initiative');
    dice.push(roll);
    return initiativeTotal(valueOf(roll), count);
  };
  let lead = 0;
  while (lead === 0) lead = total(fighters.raider) - total(fighters.defender);
  const side = lead > 0 ? raid.log.side : enemyOf(raid.log.side);
  raid.log.initiative = side;
  tell(play, { kind: 'initiativeRolled', rule: 'SK-22.1', side, raid: raid.id, dice });
}

/** How the side with the initiative shares out its fighters. */
interface Allocation {
  onFighters: number;
  onAttackers: number;
}

const HALF = 0.5;

/** [SK-34.12] A raid holds as many fighters as it can; a CAP puts half as many as there are escorts on the escorts. */
export function usualAllocation({ log }: Pick<Raid, 'log'>, meeting: Meeting): Allocation {
  const { interceptors, escorts } = meeting;
  if (log.initiative === log.side) return { onFighters: countOf(escorts), onAttackers: 0 };
  const all = countOf(interceptors);
  const onFighters = Math.min(all, Math.ceil(HALF * countOf(escorts)));
  return { onFighters, onAttackers: all - onFighters };
}

/** [SK-22.5 to SK-22.8] Who fights whom. */
function pairsOf({ log }: Raid, meeting: Meeting, allocation: Allocation): [Entry[], Entry[]][] {
  const { interceptors, escorts, attackers } = meeting;
  if (log.initiative === log.side) {
    const holding = some(escorts, allocation.onFighters);
    const held = some(interceptors, mostEngaged(countOf(holding)));
    const free = without(interceptors, held);
    return [
      [held, holding],
      [free, engaged(attackers, free)],
    ];
  }
  const onEscorts = some(interceptors, allocation.onFighters);
  const held = some(escorts, mostEngaged(countOf(onEscorts)));
  const onAttackers = some(without(interceptors, onEscorts), allocation.onAttackers);
  const free = without(escorts, held);
  return [
    [onEscorts, held],
    [onAttackers, engaged(attackers, onAttackers)],
    [engaged(onAttackers, free), free],
  ];
}

/** [SK-22.12, SK-22.14] As many as a force can engage. */
const engaged = (enemies: readonly Entry[], by: readonly Entry[]): Entry[] =>
  some(enemies, mostEngaged(countOf(by)));

/** [SK-22.9 to SK-22.20] One turn of combat between a raid and the sections that have met it. */
export function resolveCombat(play: Play, raid: Raid): void {
  const { state } = play;
  const meeting = meetingOf(state, raid);
  const plan = raid.log.initiative && state.forces[raid.log.initiative].airPlan;
  const allocation = plan?.allocation ?? usualAllocation(raid, meeting);
  const before = numbersOf(meeting);
  const rolls = pairsOf(raid, meeting, allocation).map((pair) => fightPair(play, ...pair));
  for (const lost of rolls.flatMap(({ losses }) => losses)) lost();
  spend(raid, meeting);
  const after = numbersOf(meetingOf(state, raid));
  report(play, raid, {
    before,
    after,
    dice: rolls.flatMap(({ dice }) => dice),
  });
}

/** Losses are noted, to be taken once all have fought. */
function fightPair(play: Play, a: Entry[], b: Entry[]): { losses: (() => void)[]; dice: Roll[] } {
  const [ours, theirs] = [kindsOf(a), kindsOf(b)];
  const against = theirs.length > 0 && theirs.every(({ entries }) => entries.every(isFighterEntry));
  const squads = ours.map(({ squad }) => ({ ...squad, isFresh: squad.isFresh && !against }));
  const { lostA, lostB, dice } = fight(
    squads,
    theirs.map(({ squad }) => squad),
    sourceOf(play),
  );
  return {
    losses: [
      ...ours.map((kind, at) => () => lose(kind, lostA[at] ?? 0)),
      ...theirs.map((kind, at) => () => lose(kind, lostB[at] ?? 0)),
    ],
    dice,
  };
}

const isFighterEntry = ({ row }: Entry): boolean => isFighter(row);

/** [SK-22.19, SK-22.20] Turns of flight time that a turn of combat costs. */
const COMBAT_COST = 3;

function spend({ log, flight }: Raid, { interceptors }: Meeting): void {
  for (const it of new Set([flight, ...interceptors.map((entry) => entry.flight)])) {
    it.spentTurns += COMBAT_COST;
    it.foughtTurns += 1;
  }
  log.hasFought = true;
  const met = new Set(interceptors.map((entry) => entry.flight.id));
  for (const it of log.interceptors) if (met.has(it.flight)) it.isFresh = false;
}

interface Numbers {
  interceptors: number;
  escorts: number;
  attackers: number;
}

const numbersOf = ({ interceptors, escorts, attackers }: Meeting): Numbers => ({
  interceptors: countOf(interceptors),
  escorts: countOf(escorts),
  attackers: countOf(attackers),
});

function report(
  play: Play,
  { id, log }: Raid,
  { before, after, dice }: { before: Numbers; after: Numbers; dice: Roll[] },
): void {
  const { state } = play;
  const lost = {
    fighters: before.escorts - after.escorts,
    attackers: before.attackers - after.attackers,
  };
  const defenderLost = { fighters: before.interceptors - after.interceptors, attackers: 0 };
  state.forces[log.side].aircraftLost += lost.fighters + lost.attackers;
  state.forces[enemyOf(log.side)].aircraftLost += defenderLost.fighters;
  tell(play, {
    kind: 'airCombat',
    rule: 'SK-22.11',
    side: log.side,
    raid: id,
    lost,
    defenderLost,
    dice,
  });
}

/** [SK-22.18] Who may break off after a turn of combat: the side whose slowest aircraft is faster. */
export function whoBreaksOff(play: Play, raid: Raid): Side | null {
  const { interceptors, escorts, attackers } = meetingOf(play.state, raid);
  const sides = { raider: [...escorts, ...attackers], defender: interceptors };
  if (sides.raider.length === 0 || sides.defender.length === 0) return null;
  const knots = (entries: readonly Entry[]) => fastestOf(entries.map(({ row }) => row));
  const lead = knots(sides.raider) - knots(sides.defender);
  if (lead === 0) return null;
  return lead > 0 ? raid.log.side : enemyOf(raid.log.side);
}

/** [SK-22.18] Ends the fight if a side has ordered it; sections go back to their stations. */
export function breakOff(play: Play, raid: Raid): void {
  const side = SIDES.find((it) => play.state.forces[it].airPlan.breaksOff);
  if (!side) return;
  raid.log.interceptors = [];
  tell(play, { kind: 'combatBrokenOff', rule: 'SK-22.18', side, raid: raid.id });
}
