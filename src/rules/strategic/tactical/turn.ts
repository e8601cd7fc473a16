import { bySide, SIDES, type Side } from '../../core';
import { type Play, tell } from '../model/play';
import { enterStage } from '../model/rule';
import type { Placed } from '../model/tacticalEvents';
import type { TacticalShip, TacticalStage } from '../model/tacticalState';
import { lieInWaitByDefault, liesInWait, noPlans } from './deployment';
import { batteriesOf, type Fight, isSurprised, shipsIn } from './query';

/** [ST-15.14] The next tactical turn begins with its plots. */
export function beginTurn(play: Play, fight: Fight): void {
  const { tactical, action } = fight;
  tactical.turn += 1;
  tactical.plans = noPlans();
  if (tactical.turn === 1 && !action.goesOnFrom) lieInWaitByDefault(fight);
  tell(play, { kind: 'tacticalTurnBegan', rule: 'ST-15.14', tacticalTurn: tactical.turn });
  askBoth(play, fight, { kind: 'plot' });
}

/** [ST-5.12, ST-5.19] A sealed stage: both sides are asked, whatever they have. In a Basic bombardment both can see which side has nothing. */
export function askBoth({ state }: Play, fight: Fight, stage: TacticalStage): void {
  fight.tactical.stage = stage;
  enterStage(state);
  for (const side of SIDES) if (isIdle(fight, side)) state.confirmed[side] = true;
}

const isIdle = (fight: Fight, side: Side): boolean =>
  fight.action.level === 'basic' &&
  fight.action.divisions[side].length === 0 &&
  batteriesOf(fight, side).length === 0;

/** [ST-15.10] Surprised ships are shown; then the others are placed. */
export function endPlacement(play: Play, fight: Fight): void {
  const { tactical } = fight;
  if (tactical.stage.kind !== 'placement') return;
  const isFirst = tactical.stage.part === 'surprised';
  for (const side of SIDES) tellPlaced(play, fight, side, isFirst);
  if (isFirst) askBoth(play, fight, { kind: 'placement', part: 'ships' });
  else beginTurn(play, fight);
}

/** [ST-15.9, ST-15.10] Surprised ships openly, the others only to their own side. */
function tellPlaced(play: Play, fight: Fight, side: Side, isFirst: boolean): void {
  const placed = shipsIn(fight.tactical, side)
    .filter((it) => !liesInWait(it) && isSurprised(fight, it) === isFirst)
    .map(placedAs);
  if (placed.length === 0) return;
  const seenBy = isFirst ? ('all' as const) : [side];
  tell(play, { kind: 'shipsPlaced', rule: isFirst ? 'ST-15.10' : 'ST-15.9', seenBy, side, placed });
}

const placedAs = ({ id, hex, facing, speed }: TacticalShip): Placed => ({
  ship: id,
  hex: { ...hex },
  facing,
  speed,
});

/** [ST-15.10] In the first part only owners of Surprised divisions are asked. */
export function askPlacement(play: Play, fight: Fight): void {
  const { tactical, action } = fight;
  const isSome = action.surprisedDivisions.length > 0;
  askBoth(play, fight, { kind: 'placement', part: isSome ? 'surprised' : 'ships' });
  if (!isSome) return;
  const asked = bySide((side) => shipsIn(tactical, side).some((it) => isSurprised(fight, it)));
  for (const side of SIDES) if (!asked[side]) play.state.confirmed[side] = true;
}
