import type { Side } from '../../../rules/core';
import { figure } from '../../../words/core/say';
import { afterActionText } from '../../i18n/report';
import { type Fire, fireOf, type Throw } from './throws';

const LUCK_KINDS = ['all', 'guns', 'torpedoes'] as const;
type LuckKind = (typeof LUCK_KINDS)[number];

/** The dice of a side: its hits against the average of that many dice. */
export interface Luck extends Fire {
  side: Side;
  kind: LuckKind;
  /** Standard error of the number of hits. */
  error: number;
  /** Standard errors above the average; 0 where luck played no part. */
  deviation: number;
}

const isOf = (kind: LuckKind, { weapon }: Throw): boolean =>
  kind === 'all' || (kind === 'torpedoes') === (weapon === 'torpedoes');

/** The luck of a side with all its dice, with guns, with torpedoes; kinds that it never threw are left out. */
export function luckOf(shots: readonly Throw[], side: Side): Luck[] {
  const own = shots.filter((shot) => shot.side === side);
  const kinds = LUCK_KINDS.map((kind) => luckWith(own, side, kind)).filter(({ dice }) => dice > 0);
  const [, ...parts] = kinds;
  return parts.length === 1 ? parts : kinds;
}

function luckWith(own: readonly Throw[], side: Side, kind: LuckKind): Luck {
  const fire = fireOf(own.filter((shot) => isOf(kind, shot)));
  const error = Math.sqrt(fire.variance);
  const deviation = error > 0 ? (fire.hits - fire.expected) / error : 0;
  return { side, kind, ...fire, error, deviation };
}

/** '16 hits against an average of 10.7: 1.8 standard errors above average, somewhat lucky.' */
export function luckSentence({ hits, expected, error, deviation }: Luck): string {
  const score = afterActionText('hitsWhere', { count: hits, average: decimal(expected) });
  if (error === 0) return afterActionText('noChance', { score });
  const size = Math.round(Math.abs(deviation) * 10) / 10;
  if (size === 0) return afterActionText('justAverage', { score });
  const way = deviation > 0 ? 'above' : 'below';
  return afterActionText(size === 1 ? `${way}One` : way, {
    score,
    size: decimal(size),
    judged: afterActionText(`judged.${judged(deviation)}`),
  });
}

/** Two battles in three fall within one standard error, all but one in twenty within two. */
function judged(deviation: number) {
  const size = Math.abs(deviation);
  if (size < 1) return 'ordinary';
  if (size < 2) return deviation > 0 ? 'lucky' : 'unlucky';
  return deviation > 0 ? 'veryLucky' : 'veryUnlucky';
}

/** A number with one decimal. */
export const decimal = (value: number): string => figure(value, 1);

/** 'Royal Navy, guns' */
export const luckName = ({ side, kind }: Luck, sideName: (side: Side) => string): string =>
  afterActionText('luckName', { side: sideName(side), kind: afterActionText(`kind.${kind}`) });
