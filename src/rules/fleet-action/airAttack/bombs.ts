import { must } from '../../core';
import { modifier } from '../common/attackModifiers';
import { conditionOf, isInPlay } from '../common/own';
import { progression } from '../common/progression';
import { type Hit, takeHit } from '../harm/hits/hit';
import { loseHull } from '../harm/lose';
import { saveVessels } from '../harm/saves';
import { splash } from '../harm/splash';
import type { AirAttack, Altitude, Load } from '../model/air';
import type { Play } from '../model/play';
import { isSmallCraft, isSubmarine } from '../model/sheet';
import type { Unit } from '../model/units';
import { BOMB_SAVE, DROP_PENETRATION, VERTICAL_ATTACKS } from '../tables/air';
import { strikeWithTorpedoes } from '../torpedoes/hit';

type AirHit = Extract<Hit, { kind: 'air' }>;

/** [NW-18.6 to NW-18.8, NW-18.21, NW-18.24, NW-7.13] What one bomb, rocket, missile or aircraft does to what it hits. */
export function landHit(play: Play, target: Unit, hit: Omit<AirHit, 'kind'>): void {
  if (!isInPlay(target)) return;
  splash(target);
  if (isSmallCraft(target.sheet)) saveVessels(play, target, savingThrow(target), 1);
  else if (isSubmarine(target.sheet)) loseHull(play, target, conditionOf(target).hull);
  else takeHit(play, target, { kind: 'air', ...hit });
}

const savingThrow = ({ sheet }: Unit) => [
  ...modifier('saving-throw', sheet.smallCraft?.savingThrow ?? 0, 'NW-18.21'),
  ...modifier('impact', BOMB_SAVE, 'NW-18.21'),
];

/** What was dropped, how, and from where. */
interface Drop {
  load: Load;
  attack: AirAttack;
  altitude: Altitude;
}

/** [NW-18.7, NW-18.11] What a hit with a load does, torpedoes aside. */
export const airHit = (drop: Drop): Omit<AirHit, 'kind'> => ({
  protection: VERTICAL_ATTACKS.includes(drop.attack) ? 'vertical' : 'horizontal',
  penetration: penetrationOf(drop),
  impactPoints: drop.load.impactPoints,
  criticalValue: drop.load.criticalValue,
});

/** [NW-18.12, NW-18.13] */
function penetrationOf({ load, attack, altitude }: Drop): number {
  if (load.kind !== 'bomb') return load.penetration;
  if (attack === 'skip') return Math.floor(load.penetration / 2);
  return Math.max(0, load.penetration + DROP_PENETRATION[altitude]);
}

/** [NW-18.22] Hits for each successful die: of a stick of bombs several. */
export const hitsEach = ({ kind, count }: Load): number =>
  kind === 'bomb' ? progression(count) : 1;

/** [NW-18.5, NW-18.7, NW-18.22] The dice of an attack that have succeeded take effect. */
export function landHits(play: Play, target: Unit, drop: Drop, hits: number): void {
  if (drop.load.kind === 'torpedo') strikeWithAirTorpedoes(play, target, drop.load, hits);
  else
    for (let hit = 0; hit < hits * hitsEach(drop.load); hit++) landHit(play, target, airHit(drop));
}

/** [NW-15.12, NW-18.5] */
function strikeWithAirTorpedoes(play: Play, target: Unit, load: Load, hits: number): void {
  const { impactPoints, criticalValue } = load;
  const { dudNumber } = must(load.torpedo, `the torpedo of ${load.key}`);
  strikeWithTorpedoes(
    play,
    target,
    { impactPoints, criticalValue, dudNumber },
    { arc: 'beam', hits },
  );
}
