import { enemyOf } from '../../core';
import type { Flight } from '../model/flights';
import { type Play, tell } from '../model/play';
import { tablesOf } from '../model/tables';
import { AIR_LEVELS, type AirLevel } from '../tables/antiAircraftGuns';
import { airSearchOf, capOver, groupUnder, type Raid, raidsOf } from './raids';
import { roll, sourceOf } from './rolls';

/** [SK-22.23] Levels that fighters dive in a turn; they climb one. */
const DIVE_LEVELS = 3;

/** [SK-22.25] Turns by which fighters on another level are late. */
export function levelDelay(from: AirLevel, to: AirLevel): number {
  const climb = AIR_LEVELS.indexOf(to) - AIR_LEVELS.indexOf(from);
  return climb > 0 ? climb : Math.floor(Math.abs(climb) / DIVE_LEVELS);
}

/** [SK-21.17, SK-22.27] Sections over the group that have not been sent at a raid. */
function freeSections({ state }: Pick<Play, 'state'>, raid: Raid): Flight[] {
  const sent = new Set(
    raidsOf(state).flatMap(({ log }) => log.interceptors.map(({ flight }) => flight)),
  );
  return capOver(state, raid).filter(({ id }) => !sent.has(id));
}

/** [SK-21.15, SK-21.17] Rolls for the sections that can intercept. */
export function rollVectoring(play: Play, raid: Raid): void {
  const { state } = play;
  const { vectoring } = tablesOf(state);
  const sections = freeSections(play, raid).length;
  raid.log.able = 0;
  if (sections === 0) return;
  const probability = vectoring.probability[airSearchOf(state, groupUnder(state, raid))];
  const odds = { chances: sections, probability };
  const { count, dice } = roll(sourceOf(play), odds, 'cap-vectoring');
  raid.log.able = count;
  const side = enemyOf(raid.log.side);
  tell(play, {
    kind: 'vectorRolled',
    rule: 'SK-21.15',
    side,
    raid: raid.id,
    sections,
    able: count,
    dice,
    seenBy: [side],
  });
}

/** [SK-21.16, SK-21.18, SK-21.19] Sends the sections that the commander has chosen; all that are able by default. */
export function sendSections(play: Play, raid: Raid): void {
  const { state } = play;
  const side = enemyOf(raid.log.side);
  const count = Math.min(raid.log.able, state.forces[side].airPlan.sections ?? raid.log.able);
  const sent = freeSections(play, raid)
    .map((section) => ({ section, late: levelDelay(section.level, raid.flight.level) }))
    .sort((a, b) => a.late - b.late)
    .slice(0, count);
  for (const { section, late } of sent) {
    raid.log.interceptors.push({
      flight: section.id,
      fromTurn: state.turn + late,
      isFresh: true,
    });
    section.level = raid.flight.level;
  }
  if (count === 0) return;
  const fromTurn = state.turn + Math.max(...sent.map(({ late }) => late));
  tell(play, {
    kind: 'sectionsSent',
    rule: 'SK-21.16',
    side,
    raid: raid.id,
    sections: sent.length,
    fromTurn,
    seenBy: [side],
  });
}
