import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';
import { listen, mayHear, tellHeard } from './listening';
import { areMinesNear, type Passage, strikeMines } from './mines';

const entering = ({ speedKnots }: Unit): Passage => ({ enters: { knots: speedKnots } });

/**
 * [NW-6.4, NW-7.8] A ship has entered a hex: mines attack her, and she may hear a submarine. `tellPath` is called before
 * anything of it is told; not for what is told to nobody.
 *
 * @returns whether a mine has hit her
 */
export function passThrough(play: Play, unit: Unit, tellPath: () => void): boolean {
  listenAround(play, unit, tellPath);
  if (!areMinesNear(play, unit, entering(unit))) return false;
  tellPath();
  return strikeMines(play, unit, entering(unit));
}

/** [NW-7.8] She may hear a submarine where she is. */
export function listenAround(play: Play, unit: Unit, tellPath = () => {}): void {
  const heard = listen(play, unit);
  if (heard.length > 0) tellPath();
  tellHeard(play, heard);
}

/** [NW-33.3] That no mine and no submarine was met tells something: what she has done cannot be taken back. */
export function closeWake(play: Play, unit: Unit): void {
  if (play.state.scenario.hasMines || mayHear(play, unit))
    tell(play, {
      kind: 'watersTried',
      rule: 'NW-33.3',
      seenBy: [],
      unit: unit.id,
      reveals: true,
    });
}
