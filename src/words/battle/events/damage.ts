import type { EventOf, HitEffect } from '../../../rules/battle';
import { lookUp } from '../../../rules/core';
import type { Part } from '../../core/logLine';
import type { Names } from '../common/names';
import { boxCount, someBoxes, speedName } from '../common/words';
import { tellingText } from '../texts/telling';
import { reasonOf } from './referral';
import { say } from './say';
import { ship, stack, type Tellers, telling } from './telling';

type DamageKind = 'hitScored' | 'criticalHit' | 'magazinesShaken' | 'speedLost' | 'shipSank';

type Hit = EventOf<'hitScored'>;

/**
 * 'the primary guns of Bismarck', 'a torpedo of Prinz Eugen'; an unseen firer is known only by its stack
 * [BT-20.13].
 */
const scorer = ({ by, weapon }: Hit, names: Names): Part[] =>
  weapon === 'torpedoes'
    ? say('torpedoOf', { by: stack(names, by) })
    : say(`gunsOf.${weapon}`, { by: names.isShip(by) ? ship(names, by) : stack(names, by) });

/** The armor of the box that was struck and held [BT-11.4]. */
function armorOf({ ship: id, row = 'hull', left }: Hit, names: Names): string {
  const { boxes } = names.row(id, row);
  const armor = boxes[boxes.length - left];
  return armor
    ? tellingText(`armor.${row}`, { armor: tellingText(`armorKind.${armor}`) })
    : tellingText(`anyArmor.${row}`);
}

/** A hit in a sentence: who took it, who scored it, and its effect. */
interface Told {
  hit: Hit;
  names: Names;
  of: { ship: Part; scorer: readonly Part[]; why: string };
}

const EFFECTS: Readonly<Record<HitEffect, (told: Told) => Part[]>> = {
  dud: ({ of }) => say('hit.dud', of),
  'no-effect': ({ hit, names, of }) =>
    lookUp(names.tables.gunfireDamage, hit.sum).kind === 'torpedo-mount'
      ? say('hit.mount', of)
      : say('hit.no-effect', of),
  deflected: ({ hit, names, of }) => say('hit.deflected', { ...of, armor: armorOf(hit, names) }),
  'mount-destroyed': ({ of }) => say('hit.mount-destroyed', of),
  'boxes-destroyed': ({ hit: { row = 'hull', boxes, left, plunging }, of }) =>
    say(plunging ? 'hit.plunging' : 'hit.boxes', { ...of, boxes: someBoxes(row, boxes), left }),
  critical: ({ of }) => say('hit.critical', of),
};

const hitParts = (hit: Hit, names: Names): Part[] =>
  EFFECTS[hit.effect]({
    hit,
    names,
    of: { ship: ship(names, hit.ship), scorer: scorer(hit, names), why: reasonOf(hit, names) },
  });

function criticalParts(event: EventOf<'criticalHit'>, names: Names): Part[] {
  const { ship: id, critical, row = 'hull', boxes } = event;
  const told = { ship: ship(names, id), what: tellingText(`critical.${critical}`) };
  return boxes > 0
    ? say('criticalLoss', { ...told, boxes: boxCount(row, boxes) })
    : say('criticalHit', told);
}

function slowedParts({ ship: id, to, cause }: EventOf<'speedLost'>, names: Names): Part[] {
  const told = { ship: ship(names, id) };
  const isHalf = cause === 'half-hull';
  if (to === '0') return say(isHalf ? 'deadHalf' : 'dead', told);
  return say(isHalf ? 'slowsHalf' : 'slows', { ...told, speed: speedName(to) });
}

/** Effects of hits. */
export const DAMAGE_TEXT: Tellers<DamageKind> = {
  hitScored: (hit, names) =>
    telling(hitParts(hit, names), {
      tone: hit.boxes > 0 || hit.effect === 'critical' ? 'hit' : 'plain',
      depth: 1,
      lights: { ships: [hit.ship] },
    }),
  criticalHit: (event, names) =>
    telling(criticalParts(event, names), {
      tone: 'hit',
      depth: 2,
      lights: { ships: [event.ship] },
    }),
  magazinesShaken: ({ ship: id, explodes }, names) =>
    telling(say(explodes ? 'magazinesBurst' : 'magazinesHold', { ship: ship(names, id) }), {
      tone: explodes ? 'hit' : 'plain',
      depth: 2,
      lights: { ships: [id] },
    }),
  speedLost: (event, names) =>
    telling(slowedParts(event, names), { tone: 'hit', depth: 2, lights: { ships: [event.ship] } }),
  shipSank: ({ ship: id, hex, cause }, names) =>
    telling(say(cause === 'magazine' ? 'blowsUp' : 'sinks', { ship: ship(names, id) }), {
      tone: 'loss',
      depth: 1,
      lights: { ships: [id], hexes: [hex] },
    }),
};
