import type { CriticalKind, EventOf, HitEffect } from '../../../../rules/battle/events';
import { lookUp } from '../../../../rules/core';
import type { Part } from '../../../log/logLine';
import type { Names } from '../names';
import { boxesOf, counted, ROW_NAMES, SPEED_NAMES, someBoxes, WEAPON_NAMES } from '../words';
import { reasonOf } from './referral';
import { ship, stack, type Tellers, telling } from './telling';

type DamageKind = 'hitScored' | 'criticalHit' | 'speedLost' | 'shipSank';

type Hit = EventOf<'hitScored'>;

/** 'the primary guns of Bismarck', 'a torpedo of Prinz Eugen'; a firer that was not seen is known by its stack [BT-20.13]. */
const scorer = ({ by, weapon }: Hit, names: Names): Part[] =>
  weapon === 'torpedoes'
    ? ['a torpedo of ', stack(names, by)]
    : [`the ${WEAPON_NAMES[weapon]} of `, names.isShip(by) ? ship(names, by) : stack(names, by)];

const lossOf = ({ row = 'hull', boxes, left, plunging }: Hit): string =>
  ` loses ${someBoxes(row, boxes)}, ${left} left, ${plunging ? 'by plunging fire from ' : 'to '}`;

/** The armor of the box that was struck and held [BT-11.4]. */
function armorOf({ ship: id, row = 'hull', left }: Hit, names: Names): string {
  const { boxes } = names.row(id, row);
  const armor = boxes[boxes.length - left];
  const part = row === 'hull' ? 'hull' : `${ROW_NAMES[row].toLowerCase()} guns`;
  return armor ? `: the ${armor} armor of the ${part}` : `: the armor of the ${part}`;
}

/** What follows the name of the ship that was hit, up to the weapon that did it. */
const EFFECTS: Readonly<Record<HitEffect, (hit: Hit, names: Names) => string>> = {
  dud: () => ': a dud from ',
  'no-effect': ({ sum }, { tables }) =>
    lookUp(tables.gunfireDamage, sum).kind === 'torpedo-mount'
      ? ': no effect of a hit on the torpedo mount by '
      : ': no effect of a hit by ',
  deflected: (hit, names) => `${armorOf(hit, names)} holds (BT-11.4) against `,
  'mount-destroyed': () => ' loses its torpedo mount to ',
  'boxes-destroyed': lossOf,
  critical: () => ' takes a critical hit from ',
};

/** A hit with what it did, who scored it, and why it did that. */
const hitParts = (hit: Hit, names: Names): Part[] => [
  ship(names, hit.ship),
  EFFECTS[hit.effect](hit, names),
  ...scorer(hit, names),
  `. ${reasonOf(hit, names)}`,
];

const CRITICAL_TEXT: Readonly<Record<CriticalKind, string>> = {
  magazine: 'magazine hit',
  'fire-control': 'fire control out, its largest guns are silent until impulse 22',
  flooding: 'flooding',
  'engine-room': 'engine room hit',
  turret: 'turret hit',
  'magazine-fire': 'fire near a magazine',
  'secondary-battery': 'secondary battery hit',
  bridge: 'bridge hit, it is silent for a gunnery and a torpedo impulse',
  steering: 'steering hit, it cannot move in its next impulse',
  'torpedo-stowage': 'torpedo stowage hit',
};

/** What hits do. */
export const DAMAGE_TEXT: Tellers<DamageKind> = {
  hitScored: (hit, names) =>
    telling(hitParts(hit, names), {
      tone: hit.boxes > 0 || hit.effect === 'critical' ? 'hit' : 'plain',
      depth: 1,
      lights: { ships: [hit.ship] },
    }),
  criticalHit: ({ ship: id, critical, row = 'hull', boxes }, names) =>
    telling(
      [
        ship(names, id),
        `: ${CRITICAL_TEXT[critical]}`,
        boxes > 0 ? `; ${counted(boxes, boxesOf(row, 1), boxesOf(row, 2))} destroyed.` : '.',
      ],
      { tone: 'hit', depth: 2, lights: { ships: [id] } },
    ),
  speedLost: ({ ship: id, to, cause }, names) =>
    telling(
      [
        ship(names, id),
        to === '0' ? ' is dead in the water' : ` slows to ${SPEED_NAMES[to]}`,
        cause === 'half-hull' ? ': half its hull is gone.' : '.',
      ],
      { tone: 'hit', depth: 2, lights: { ships: [id] } },
    ),
  shipSank: ({ ship: id, hex, cause }, names) =>
    telling([ship(names, id), cause === 'magazine' ? ' blows up and sinks.' : ' sinks.'], {
      tone: 'loss',
      depth: 1,
      lights: { ships: [id], hexes: [hex] },
    }),
};
