import { must, type Roll, SIDES, type Side, valueOf } from '../../core';
import { basicOf, forceOf } from '../common/own';
import { loseSteps } from '../harm';
import type { BasicForce, Detachment } from '../model/basicState';
import { type Play, tell } from '../model/play';
import type { Force, SquadronRecord } from '../model/state';
import { stepIsMended } from '../rolls/basicSearch';
import { landingLimit, otherDeck } from './decks';
import { stepsOf } from './missions';

/** [ST-7.20, ST-7.21, ST-7.49] Brings detachments home: Player One's squadrons first, by id. */
export function landAircraft(play: Play, landing: (basic: BasicForce) => Detachment[]): void {
  for (const side of SIDES) {
    const list = landing(basicOf(play.state, side));
    for (const id of [...new Set(list.map(({ squadron }) => squadron))].sort())
      landSquadron(play, side, { id, aloft: stepsOf(list, id) });
    giveUpLost(forceOf(play.state, side));
  }
}

/** [ST-7.22, ST-2.33] Where nothing of what a squadron had sent has come home, nothing is mended. */
function giveUpLost({ squadrons }: Force): void {
  for (const squadron of Object.values(squadrons)) {
    squadron.lostForGood += squadron.lostInFlight;
    squadron.lostInFlight = 0;
  }
}

interface Homecoming {
  id: string;
  /** Steps that come home; others of the squadron may have stayed aboard. */
  aloft: number;
}

function landSquadron(play: Play, side: Side, { id, aloft }: Homecoming): void {
  const force = forceOf(play.state, side);
  const squadron = must(force.squadrons[id], `squadron ${id}`);
  const steps = Math.min(aloft, squadron.steps);
  if (steps === 0) return;
  const from = squadron.home;
  const atHome = Math.min(steps, landingLimit(force, from));
  countLanded(force, from, atHome);
  const diverted = divert(play, side, { id, aloft: steps - atHome });
  const stepsWithoutDeck = steps - atHome - diverted.steps;
  const dice = mend(play, squadron, stepsWithoutDeck < steps);
  loseSteps(play, id, stepsWithoutDeck, 'forGood');
  tell(play, {
    kind: 'squadronLanded',
    rule: 'ST-7.20',
    seenBy: [side],
    side,
    squadron: id,
    from,
    at: diverted.at ?? (atHome > 0 ? from : null),
    stepsMended: dice.filter((it) => stepIsMended(valueOf(it))).length,
    stepsWithoutDeck,
    dice,
  });
}

/** [ST-7.21] Steps that cannot land at home go to another deck: the whole squadron, or a part that becomes a squadron of its own. */
function divert(play: Play, side: Side, { id, aloft }: Homecoming) {
  const force = forceOf(play.state, side);
  const squadron = must(force.squadrons[id], `squadron ${id}`);
  const deck = aloft > 0 ? otherDeck(play.state, side, squadron) : undefined;
  if (!deck) return { at: null, steps: 0 };
  const steps = Math.min(aloft, deck.steps);
  countLanded(force, deck.id, steps);
  if (aloft === squadron.steps) squadron.home = deck.id;
  else partOff(force, squadron, steps).home = deck.id;
  return { at: deck.id, steps };
}

/** [ST-4.6] */
function countLanded({ basic }: Force, deck: string, steps: number): void {
  if (basic) basic.landed[deck] = (basic.landed[deck] ?? 0) + steps;
}

function partOff(force: Force, squadron: SquadronRecord, steps: number): SquadronRecord {
  const id = freeId(force, squadron.id);
  const part = { ...squadron, id, steps, lostInFlight: 0, lostForGood: 0 };
  squadron.steps -= steps;
  force.squadrons[id] = part;
  return part;
}

function freeId({ squadrons }: Force, id: string): string {
  let number = 2;
  while (squadrons[`${id}-part-${number}`]) number += 1;
  return `${id}-part-${number}`;
}

/** [ST-7.22] One die for each step lost in the air, if any of the squadron lands; what is not mended is lost for good. */
function mend(play: Play, squadron: SquadronRecord, hasLanded: boolean): Roll[] {
  const lost = squadron.lostInFlight;
  const dice = Array.from({ length: hasLanded ? lost : 0 }, () =>
    play.dice.roll('d6', 1, 'lostStep', { squadron: squadron.id }),
  );
  const mended = dice.filter((it) => stepIsMended(valueOf(it))).length;
  squadron.steps += mended;
  squadron.lostForGood += lost - mended;
  squadron.lostInFlight = 0;
  return dice;
}
