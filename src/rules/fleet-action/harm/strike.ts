import { must, roundHalfUp, valueOf } from '../../core';
import type { HitArc } from '../common/arcs';
import { chanceOfTest } from '../common/tests';
import { type Play, tell } from '../model/play';
import type { Gun } from '../model/sheet';
import type { Unit } from '../model/units';
import { ownerOf } from './told';

/** [NW-21.5, NW-21.15] Which protection a shell or bomb meets, and the AC that it can beat. */
export interface Strike {
  from: 'vertical' | 'horizontal';
  penetration: number;
}

/** A gun hit as far as armor goes. */
export interface GunHit {
  gun: Gun;
  /** The range band of the shot, from 1. */
  band: number;
  /** Where the target was hit from [NW-21.8]. */
  arc: HitArc;
}

/** [NW-21.9] The lowest number of a d10 on which a shell plunges, by range band. */
const PLUNGES_FROM: readonly number[] = [11, 11, 10, 8, 6];

/** [NW-21.8, NW-21.11, NW-21.12] How a shell strikes without the die for plunging. */
export function flatStrike({ gun, band, arc }: GunHit): Strike {
  const penetration = must(gun.penetration[band - 1], `${gun.name} in band ${band}`);
  if (arc === 'beam') return { from: 'vertical', penetration };
  const raking = Math.max(deckPenetration(gun, band) + 2, roundHalfUp(penetration / 2));
  return { from: 'horizontal', penetration: raking };
}

const deckPenetration = (gun: Gun, band: number): number =>
  must(gun.deckPenetration[band - 1], `${gun.name} in band ${band}`);

/** [NW-21.9] The number of a d10 from which a hit plunges; above 10 it never does. */
const plungesFrom = ({ band, arc }: GunHit): number =>
  arc === 'beam' ? (PLUNGES_FROM[band - 1] ?? 11) : 11;

/** [NW-21.9, NW-21.12] How a shell strikes: from the beam at long range it may plunge, by a die. */
export function gunStrike(play: Play, unit: Unit, hit: GunHit): Strike {
  const plunges = plungesFrom(hit);
  if (plunges > 10) return flatStrike(hit);
  const roll = play.dice.roll('d10', 1, 'plunging', { unit: unit.id });
  const isPlunging = valueOf(roll) >= plunges;
  tell(play, {
    kind: 'plungeRolled',
    rule: 'NW-21.9',
    ...ownerOf(unit),
    isPlunging,
    dice: [roll],
  });
  return isPlunging ? plungingStrike(hit) : flatStrike(hit);
}

const plungingStrike = ({ gun, band }: GunHit): Strike => ({
  from: 'horizontal',
  penetration: deckPenetration(gun, band),
});

/** [NW-21.9] The ways in which a shell may strike, each with its share of the hits. */
export function strikesOf(hit: GunHit): { strike: Strike; share: number }[] {
  const share = chanceOfTest(plungesFrom(hit));
  const flat = { strike: flatStrike(hit), share: 1 - share };
  return share > 0 ? [flat, { strike: plungingStrike(hit), share }] : [flat];
}
