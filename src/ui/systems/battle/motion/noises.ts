import type { TimedNoise } from '../../../sound/player';
import type { Noise } from '../../../sound/voices';
import { type BattleAct, flightMs, runMs } from '../board/common/acts';
import type { Effect } from '../board/common/effects';

const ROUND_BELL: TimedNoise = { noise: { kind: 'bell', strokes: 2 }, atMs: 0 };

/** The sounds of an act. */
export const noisesOf = ({ effect, rings }: Pick<BattleAct, 'effect' | 'rings'>): TimedNoise[] => [
  ...(rings ? [ROUND_BELL] : []),
  ...(effect ? ofEffect(effect) : []),
];

function ofEffect(effect: Effect): TimedNoise[] {
  switch (effect.kind) {
    case 'salvo':
      return effect.weapon === 'torpedoes' ? ofTorpedoes(effect) : ofSalvo(effect, effect.weapon);
    case 'blow':
      return [{ noise: { kind: effect.force === 'none' ? 'clang' : 'hit' }, atMs: 0 }];
    case 'sinking':
      return effect.cause === 'magazine'
        ? [at(0, { kind: 'explosion' }), at(900, { kind: 'sinking' })]
        : [at(0, { kind: 'sinking' })];
    case 'shock':
      return [at(0, { kind: 'sinking' })];
    case 'wake':
      return [];
  }
}

const at = (atMs: number, noise: Noise): TimedNoise => ({ atMs, noise });

type SalvoEffect = Extract<Effect, { kind: 'salvo' }>;

const hits = ({ falls }: SalvoEffect): number => falls.filter(({ is }) => is === 'hit').length;

/** Hits are louder than splashes: one splash is enough. */
function ofSalvo(effect: SalvoEffect, weapon: Exclude<SalvoEffect['weapon'], 'torpedoes'>) {
  const fall = flightMs(effect.from, effect.to);
  const isMissed = hits(effect) < effect.falls.length;
  return [
    at(0, { kind: 'guns', weapon, shots: effect.falls.length }),
    ...(isMissed ? [at(fall, { kind: 'splash' })] : []),
    ...(hits(effect) > 0 ? [at(fall + 60, { kind: 'hit' })] : []),
  ];
}

function ofTorpedoes(effect: SalvoEffect): TimedNoise[] {
  const lastsMs = runMs(effect.from, effect.to);
  return [
    at(0, { kind: 'splash' }),
    at(80, { kind: 'torpedoRun', lastsMs }),
    ...(hits(effect) > 0 ? [at(lastsMs, { kind: 'strike' })] : []),
  ];
}
