import { type Modifier, type Roll, valueOf } from '../../core';
import type { AirStand } from '../model/air';
import { type Play, tell } from '../model/play';
import { airSquadronOf, crewOf, isAloft, standsLeft } from './stands';
import { TEST_NEED } from './tests';

/** [NW-10.13] A Crew Test of a stand: d10 plus its Crew Quality, 6+; its dice are the owner's. */
export function standPasses(
  play: Play,
  stand: AirStand,
  reason: 'press-on' | 'slip',
  modifier = 0,
): { isPassed: boolean; dice: Roll[] } {
  const roll = play.dice.roll('d10', 1, reason, { stand: stand.id });
  return {
    isPassed: valueOf(roll) + crewOf(stand).crewQuality + modifier >= TEST_NEED,
    dice: [roll],
  };
}

/** [NW-29.14] It has been reduced to a third or less in this turn, and has not tested since. */
const mustTest = (stand: AirStand): boolean =>
  isAloft(stand) &&
  !stand.turn.hasTested &&
  stand.turn.countAtStart * 3 > stand.original &&
  stand.count * 3 <= stand.original;

/** [NW-29.15] Crew Quality, or the Command Value for the last stand of its squadron. */
function moraleModifier(play: Play, stand: AirStand): Modifier {
  const squadron = airSquadronOf(play.state, stand);
  return standsLeft(play.state, squadron).length === 1
    ? { code: 'command-value', value: squadron.commandValue, rule: 'NW-29.15' }
    : { code: 'crew-quality', value: crewOf(stand).crewQuality, rule: 'NW-29.15' };
}

/** [NW-29.14 to NW-29.17] A stand with heavy losses tests at once; one that fails drops its load and flies home. */
export function testAirMorale(play: Play, stand: AirStand): void {
  if (!mustTest(stand)) return;
  stand.turn.hasTested = true;
  const { id, side } = stand;
  const modifier = moraleModifier(play, stand);
  const roll = play.dice.roll('d10', 1, 'stand-morale', { stand: id });
  const isPassed = valueOf(roll) + modifier.value >= TEST_NEED;
  tell(play, {
    kind: 'standTested',
    rule: 'NW-29.15',
    seenBy: [side],
    side,
    stand: id,
    modifiers: [modifier],
    isPassed,
    dice: [roll],
  });
  if (!isPassed) sendHome(play, stand);
}

/** [NW-10.15, NW-29.16] It drops what it carries and makes for home. */
export function sendHome(play: Play, stand: AirStand): void {
  dropLoad(play, stand, 'NW-29.16');
  stand.isGoingHome = isAloft(stand);
  crewOf(stand).patrols = null;
}

/** [NW-20.3, NW-29.16] It drops its load into the sea; the other side does not learn of it. */
export function dropLoad(play: Play, stand: AirStand, rule: 'NW-20.3' | 'NW-29.16'): void {
  const condition = crewOf(stand);
  if (condition.load === null) return;
  condition.load = null;
  const { id, side } = stand;
  tell(play, { kind: 'loadJettisoned', rule, seenBy: [side], side, stand: id });
}
