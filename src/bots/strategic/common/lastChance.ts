import type { Side } from '../../../rules/core';
import type { ShipRecord, StrategicView } from '../../../rules/strategic';
import { type Judgement, pressed } from './judgement';
import { forceOf, knownOf } from './known';

/** A Basic day and its night [ST-1.20]. */
const LAST_TURNS = 4;

/** The judgement at this point: at the end of a game without a shot, nothing is worth saving. */
export const judgedNow = (view: StrategicView, side: Side, judgement: Judgement): Judgement =>
  isLastChance(view, side) ? pressed(judgement) : judgement;

/** A game is in its last turns, and as far as a side can see nobody has been harmed. */
const isLastChance = (view: StrategicView, side: Side): boolean =>
  view.turn > view.scenario.turns - LAST_TURNS && !isHarmed(view, side) && !hasHarmed(view, side);

/** Damage that a scenario starts with does not count. */
const isHurt = ({ damageLevels, source }: ShipRecord): boolean =>
  damageLevels > (source.damageLevels ?? 0);

function isHarmed(view: StrategicView, side: Side): boolean {
  const { ships, landUnits } = forceOf(view, side);
  const land = Object.values(landUnits);
  return Object.values(ships).some(isHurt) || land.some(({ damageLevels }) => damageLevels > 0);
}

/** The state of an enemy ship at the start is not known: only sunk ships count. */
function hasHarmed(view: StrategicView, side: Side): boolean {
  const { ships, landUnits, stepsShotDown } = knownOf(view, side);
  return (
    stepsShotDown > 0 ||
    Object.values(ships).some(({ fate }) => fate === 'sunk') ||
    Object.values(landUnits).some(({ state }) => state !== null && state !== 'none')
  );
}
