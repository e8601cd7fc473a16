import type { Side } from '../../../../rules/core';
import { type Fire, fireOf, type Shot } from './shots';

export const LUCK_KINDS = ['all', 'guns', 'torpedoes'] as const;
export type LuckKind = (typeof LUCK_KINDS)[number];

/** The dice of a side: its hits against what as many dice hit on average. */
export interface Luck extends Fire {
  side: Side;
  kind: LuckKind;
  /** Standard error of the number of hits. */
  error: number;
  /** Standard errors above the average; 0 where chance had no part. */
  deviation: number;
}

const isOf = (kind: LuckKind, { weapon }: Shot): boolean =>
  kind === 'all' || (kind === 'torpedoes') === (weapon === 'torpedoes');

/** The luck of a side with all its dice, with guns, with torpedoes; kinds that it never threw are left out. */
export function luckOf(shots: readonly Shot[], side: Side): Luck[] {
  const own = shots.filter((shot) => shot.side === side);
  const kinds = LUCK_KINDS.map((kind) => luckWith(own, side, kind)).filter(({ dice }) => dice > 0);
  const [, ...parts] = kinds;
  return parts.length === 1 ? parts : kinds;
}

function luckWith(own: readonly Shot[], side: Side, kind: LuckKind): Luck {
  const fire = fireOf(own.filter((shot) => isOf(kind, shot)));
  const error = Math.sqrt(fire.variance);
  const deviation = error > 0 ? (fire.hits - fire.expected) / error : 0;
  return { side, kind, ...fire, error, deviation };
}

/** '16 hits where 10.7 are the average: 1.8 standard errors above average, somewhat lucky.' */
export function luckSentence({ hits, expected, error, deviation }: Luck): string {
  const score = `${hits} ${hits === 1 ? 'hit' : 'hits'} where ${decimal(expected)} are the average`;
  if (error === 0) return `${score}: chance had no part.`;
  const size = decimal(Math.abs(deviation));
  if (size === '0.0') return `${score}: just average dice.`;
  const unit = size === '1.0' ? 'standard error' : 'standard errors';
  const way = deviation > 0 ? 'above' : 'below';
  return `${score}: ${size} ${unit} ${way} average, ${judged(deviation)}.`;
}

/** Two battles in three lie within one standard error, all but one in twenty within two. */
function judged(deviation: number): string {
  const luck = deviation > 0 ? 'lucky' : 'unlucky';
  const size = Math.abs(deviation);
  if (size < 1) return 'nothing out of the ordinary';
  return size < 2 ? `somewhat ${luck}` : `very ${luck}`;
}

/** A number with one decimal. */
export const decimal = (value: number): string => value.toFixed(1);
