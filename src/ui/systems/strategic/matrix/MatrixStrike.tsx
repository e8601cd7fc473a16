import { type RefObject, useEffect } from 'react';
import type { Side } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import type { Point } from '../../../hexmap/geometry/points';
import { useDesk } from '../desk/desk';
import type { StrikeResult } from '../desk/results';
import { sortiesOn } from '../desk/squadrons';
import { StrikeShow } from '../strikes/StrikeShow';
import type { StrikeOnShow } from '../strikes/useStrikeShow';
import type { Spot } from './usePlaces';

interface MatrixStrikeProps {
  show: StrikeOnShow;
  places: ReadonlyMap<string, Spot>;
  board: RefObject<HTMLElement | null>;
  /** The boxes are rows; the enemy's are above. */
  isTall: boolean;
}

/** A strike on the matrix, from its base. An enemy strike comes from the enemy's side: its base is hidden [ST-5.11]. */
export function MatrixStrike({ show, places, board, isTall }: MatrixStrikeProps) {
  const { view } = useDesk();
  const { strike } = show;
  const id = struckId(strike.target) ?? '';
  useEffect(() => {
    const struck = board.current?.querySelector(`[data-counter="${CSS.escape(id)}"]`);
    struck?.scrollIntoView({ block: isTall ? 'center' : 'nearest', behavior: 'smooth' });
  }, [board, id, isTall]);
  const to = places.get(id);
  if (!to) return null;
  const outside = isTall ? above(to) : besides(to, strike.attacker);
  const from = places.get(homeOf(view, strike) ?? '') ?? outside;
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

/** The counter that an own strike at a target flew from. */
function homeOf(view: StrategicView, { attacker, target }: StrikeResult): string | undefined {
  const { forces, scenario } = view;
  const id = struckId(target);
  const sortie = sortiesOn(view, attacker).find(
    (it) => it.mission === 'strike' && it.target === id,
  );
  const home = sortie && forces[attacker]?.squadrons[sortie.squadron]?.home;
  if (!home) return undefined;
  const isBase = scenario.landUnits.some((it) => it.id === home);
  return isBase ? home : forces[attacker]?.ships[home]?.division;
}

/** The counter that was struck. */
const struckId = (target: StrikeResult['target']): string | undefined => {
  if (!target) return undefined;
  return 'division' in target ? (target.division ?? undefined) : target.landUnits[0];
};
