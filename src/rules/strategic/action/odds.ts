import { bySide, enemyOf, type Side } from '../../core';
import { launchesOf } from '../cards/launches';
import { meanOf, type Odds, type OddsTable } from '../common/odds';
import type { QuickState, QuickTarget, SurfaceAction } from '../model/actionState';
import type { StrategicView } from '../model/state';
import { maneuverTotal } from '../rolls/quick';
import { withDefaults } from './aims';
import { type Fighter, fightersKnownTo, fightersOf } from './fighters';
import { settingOf } from './quickFlow';
import { oddsOf, type Shot, shotsOf } from './shots';

/** The odds of orders of a Quick action: a target being hit, a posture winning the maneuver. */
export const actionOdds: OddsTable = {
  quickTarget: (view, side, { ship, target, torpedoes }) =>
    withExchange(view, side, (exchange) => {
      const others = exchange.quick.targets[side].filter((it) => it.ship !== ship);
      return shotOdds(shotsWith(exchange, [...others, { ship, target, torpedoes }], ship));
    }),
  posture: (view, side) =>
    withExchange(view, side, ({ action, fighters }) => ({
      chance: chanceOfWay(action, fighters, side),
      meanDamage: null,
    })),
};

/** [ST-21.29] The aims of a side's ships that were given none, as far as it knows the enemy; a ship without one fires at nobody. */
export const usualAims = (view: StrategicView, side: Side): QuickTarget[] =>
  withExchange(view, side, ({ action, quick, fighters }) =>
    withDefaults(fighters, side, quick.targets[side], settingOf(action, quick)),
  ) ?? [];

interface Exchange {
  action: SurfaceAction;
  quick: QuickState;
  fighters: Fighter[];
}

function withExchange<T>(
  view: StrategicView,
  side: Side,
  tell: (exchange: Exchange) => T | undefined,
): T | undefined {
  const { action } = view;
  if (action?.stage.kind !== 'quick') return undefined;
  const fighters = fightersKnownTo(view, action, side, launchesOf);
  return tell({ action, quick: action.stage.quick, fighters });
}

/** [ST-21.29] A ship's attacks among those that her side has planned. */
const shotsWith = (
  { action, quick, fighters }: Exchange,
  aims: readonly QuickTarget[],
  ship: string,
): Shot[] =>
  shotsOf(fighters, aims, settingOf(action, quick)).filter(({ firer }) => firer.card.id === ship);

/** The chance that any of some attacks hits, and what they do on average. */
function shotOdds(shots: readonly Shot[]): Odds | undefined {
  if (shots.length === 0) return undefined;
  const odds = shots.map(oddsOf);
  return {
    chance: 1 - odds.reduce((missed, { chance }) => missed * (1 - chance), 1),
    meanDamage: odds.reduce((sum, { mean }) => sum + mean, 0),
  };
}

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** [ST-21.26] How often a side's total is the higher. */
function chanceOfWay(action: SurfaceAction, fighters: readonly Fighter[], side: Side): number {
  const totals = bySide((of) =>
    maneuverTotal({
      posture: 'hold',
      die: 0,
      ships: fightersOf(fighters, of),
      hasSurprised: action.surprised === enemyOf(of),
    }),
  );
  const ahead = totals[side] - totals[enemyOf(side)];
  return meanOf(DIE.flatMap((own) => DIE.map((other) => (own + ahead > other ? 1 : 0))));
}
