import { enemyOf, type Roll, SIDES, type Side, valueOf } from '../../core';
import { basicOf, forceOf, presentDivision, presentDivisions } from '../common/own';
import { skyOf } from '../common/sky';
import type { SearchTarget } from '../model/basicState';
import { type Play, tell } from '../model/play';
import type { Division, SquadronRecord } from '../model/state';
import { SPOTS_SUBMARINE_UP_TO, spotsUpTo } from '../rolls/basicSearch';
import type { RangeBox } from '../tables/rangeBoxes';
import { attemptsOf } from './attempts';
import { spot } from './spotting';

/** [ST-7.23 to ST-7.31] Step 4: all attempts that name something are rolled, Player One's first, in their order. */
export function resolveSearches(play: Play): void {
  for (const side of SIDES) {
    const { searchTargets } = basicOf(play.state, side);
    for (const [index, squadron] of attemptsOf(play.state, side).entries()) {
      const target = searchTargets[index];
      if (target) search(play, side, { attempt: index + 1, squadron, target });
    }
  }
  for (const side of SIDES) basicOf(play.state, side).searchTargets = [];
}

interface Attempt {
  attempt: number;
  squadron: SquadronRecord;
  target: SearchTarget;
}

function search(play: Play, side: Side, made: Attempt): void {
  if ('division' in made.target) searchFor(play, side, made, made.target.division);
  else searchForSubmarines(play, side, made, made.target.submarinesIn);
}

/** [ST-7.26 to ST-7.30, ST-5.10b] */
function searchFor(play: Play, side: Side, made: Attempt, id: string): void {
  const limit = spotsUpTo(made.squadron.card.type, skyOf(play.state, null));
  const roll = play.dice.roll('d6', 1, 'search', { attempt: made.attempt });
  const division = presentDivision(forceOf(play.state, enemyOf(side)), id);
  const hasFound = valueOf(roll) <= limit && division !== undefined;
  tellRolled(play, side, made, { spotsUpTo: limit, dice: [roll], hasFound });
  if (hasFound) spot(play, enemyOf(side), division, 'ST-7.30');
}

/** [ST-7.31] The searcher is told no die: a 1 that finds nothing would prove the box empty. */
function searchForSubmarines(play: Play, side: Side, made: Attempt, box: RangeBox): void {
  const roll = play.dice.roll('d6', 1, 'submarineSearch', { attempt: made.attempt });
  const boats = presentDivisions(forceOf(play.state, enemyOf(side))).filter(
    (it) => it.box === box && !it.isSpotted && it.submarine?.isSubmerged === false,
  );
  const lots = boats.length > 1 ? [lotAmong(play, boats)] : [];
  const boat = boats[lots[0] ? valueOf(lots[0]) : 0];
  const hasFound = valueOf(roll) <= SPOTS_SUBMARINE_UP_TO && boat !== undefined;
  const dice = [roll, ...lots];
  tellRolled(play, side, made, { spotsUpTo: SPOTS_SUBMARINE_UP_TO, dice, hasFound });
  if (hasFound) spot(play, enemyOf(side), boat, 'ST-7.31');
}

const lotAmong = ({ dice }: Play, boats: readonly Division[]): Roll =>
  dice.lot(boats.length, 'submarineSought');

function tellRolled(
  play: Play,
  side: Side,
  { attempt, squadron, target }: Attempt,
  rolled: { spotsUpTo: number; dice: Roll[]; hasFound: boolean },
): void {
  tell(play, {
    kind: 'searchRolled',
    rule: 'ST-7.25',
    seenBy: [side],
    side,
    attempt,
    squadron: squadron.id,
    target,
    ...rolled,
  });
}
