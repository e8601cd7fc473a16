import type { CriticalKind, EventOf, HitEffect } from '../../../../rules/battle/events';
import { boxesOf, counted, ROW_NAMES, SPEED_NAMES } from '../words';
import { ship, type Tellers, telling } from './telling';

type DamageKind = 'hitScored' | 'criticalHit' | 'speedLost' | 'shipSank';

type Hit = EventOf<'hitScored'>;

const rowOf = ({ row }: Hit): string => (row ? ROW_NAMES[row].toLowerCase() : 'ship');

const lossOf = ({ row = 'hull', boxes, left }: Hit): string =>
  `loses ${boxes === 1 ? 'a' : boxes} ${boxesOf(row, boxes)}, ${left} left`;

/** What follows the name of the ship that was hit. */
const EFFECTS: Readonly<Record<HitEffect, (hit: Hit) => string>> = {
  dud: () => ': a dud.',
  'no-effect': (hit) => `: hit without effect on the ${rowOf(hit)}.`,
  deflected: (hit) => `: the armor of the ${rowOf(hit)} holds.`,
  'mount-destroyed': () => ' loses its torpedo mount.',
  'boxes-destroyed': (hit) => ` ${lossOf(hit)}${hit.plunging ? ', by plunging fire' : ''}.`,
  critical: () => ' takes a critical hit.',
};

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
    telling([ship(names, hit.ship), EFFECTS[hit.effect](hit)], {
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
