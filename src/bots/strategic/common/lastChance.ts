import type { Side } from '../../../rules/core';
import type { ShipRecord, StrategicView } from '../../../rules/strategic';
import { type Judgement, pressed } from './judgement';
import { forceOf, knownOf } from './known';

/** A Basic day and its night [ST-1.20]. */
const LAST_TURNS = 4;

/** How one judges things now: what is saved up when a game without a shot comes to its end is saved for nothing. */
export const judgedNow = (view: StrategicView, side: Side, judgement: Judgement): Judgement =>
  isLastChance(view, side) ? pressed(judgement) : judgement;

/** A game is in its last turns, and for all that a side can see nobody has harmed anybody. */
const isLastChance = (view: StrategicView, side: Side): boolean =>
  view.turn > view.scenario.turns - LAST_TURNS && !isHarmed(view, side) && !hasHarmed(view, side);

/** A scenario's own damage at the start was nobody's doing. */
const isHurt = ({ damageLevels, source }: ShipRecord): boolean =>
  damageLevels > (source.damageLevels ?? 0);

function isHarmed(view: StrategicView, side: Side): boolean {
  const { ships, landUnits } = forceOf(view, side);
  const land = Object.values(landUnits);
  return Object.values(ships).some(isHurt) || land.some(({ damageLevels }) => damageLevels > 0);
}

/** How an enemy ship began is not known: of ships only those that are sunk tell. */
function hasHarmed(view: StrategicView, side: Side): boolean {
  const { ships, landUnits, stepsShotDown } = knownOf(view, side);
  return (
    stepsShotDown > 0 ||
    Object.values(ships).some(({ fate }) => fate === 'sunk') ||
    Object.values(landUnits).some(({ state }) => state !== null && state !== 'none')
  );
}
