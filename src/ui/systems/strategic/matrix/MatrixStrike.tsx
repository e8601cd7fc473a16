import { type RefObject, useEffect, useRef } from 'react';
import type { Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import type { Point } from '../../../hexmap/geometry/points';
import type { StrikeResult } from '../desk/results';
import { sortiesOn } from '../desk/squadrons';
import { StrikeShow } from '../strikes/StrikeShow';
import type { StrikeOnShow } from '../strikes/useStrikeShow';
import type { Spot } from './usePlaces';

interface MatrixStrikeProps {
  show: StrikeOnShow;
  places: ReadonlyMap<string, Spot>;
  /** Where one's own strikes flew from, by their targets. */
  homes: ReadonlyMap<string, string>;
  board: RefObject<HTMLElement | null>;
  /** The boxes are rows; the enemy's are above. */
  isTall: boolean;
}

/** A strike on the matrix, from its base. An enemy strike comes from the enemy's side: its base is hidden [ST-5.11]. */
export function MatrixStrike({ show, places, homes, board, isTall }: MatrixStrikeProps) {
  const { strike } = show;
  const id = struckId(strike.target) ?? '';
  useEffect(() => {
    const struck = board.current?.querySelector(`[data-counter="${CSS.escape(id)}"]`);
    struck?.scrollIntoView({ block: isTall ? 'center' : 'nearest', behavior: 'smooth' });
  }, [board, id, isTall]);
  const to = places.get(id);
  if (!to) return null;
  const outside = isTall ? above(to) : besides(to, strike.attacker);
  const from = places.get(homes.get(id) ?? '') ?? outside;
  const width = board.current?.clientWidth ?? 0;
  return <StrikeShow {...show} from={from} to={to} aside={keptOn(to.x, width)} />;
}

/** Half the width of the text beside a strike, in pixels. */
const HALF_WORDS = 138;

/** How far the text beside a target moves to stay on the board. */
const keptOn = (x: number, width: number): number =>
  Math.max(0, HALF_WORDS - x) - Math.max(0, x + HALF_WORDS - width);

/** How far away an enemy strike appears, in pixels; Player One's side is on the left. */
const BESIDES = 260;
const besides = ({ x, y }: Spot, of: Side): Point => ({
  x: x + (of === 'allies' ? -BESIDES : BESIDES),
  y: y - 30,
});

const above = ({ x, y }: Spot): Point => ({ x: x + 70, y: y - BESIDES });

/**
 * The counters that a side's strikes fly from, by their targets. Those that have flown are remembered: a strike is shown
 * when its aircraft have landed.
 */
export function useStrikeHomes(view: StrategicView, side: Side): ReadonlyMap<string, string> {
  const homes = useRef(new Map<string, string>());
  useEffect(() => {
    for (const [target, home] of strikeHomes(view, side)) homes.current.set(target, home);
  }, [view, side]);
  return homes.current;
}

/** The targets of a side's strikes, each with the counter of the first squadron that flies there. */
export function strikeHomes(view: StrategicView, side: Side): Map<string, string> {
  const { squadrons = {}, ships = {} } = view.forces[side] ?? {};
  const bases = new Set(view.scenario.landUnits.map(({ id }) => id));
  const homes = new Map<string, string>();
  for (const { mission, squadron, target } of sortiesOn(view, side)) {
    const home = squadrons[squadron]?.home ?? '';
    const counter = bases.has(home) ? home : ships[home]?.division;
    if (mission === 'strike' && target && counter && !homes.has(target)) homes.set(target, counter);
  }
  return homes;
}

/** The counter that was struck. */
const struckId = (target: StrikeResult['target']): string | undefined => {
  if (!target) return undefined;
  return 'division' in target ? (target.division ?? undefined) : target.landUnits[0];
};
