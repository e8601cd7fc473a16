import { type BySide, diceFrom, drawFrom, enemyOf, must, type Side } from '../../core';
import { playQuick, type QuickFight } from '../combat/surface/quickFight';
import { isNight } from '../common/clock';
import { freshShip } from '../common/freshShip';
import { forceOf, knowledgeOf, shipsIn } from '../common/own';
import { fightingForce } from '../gunfire/engagement';
import type { Wish } from '../model/engagement';
import type { SeaWingsView } from '../model/state';
import type { Ship } from '../model/units';
import { pointsFor } from '../victory/points';
import { type EnemyPicture, pictureOf } from './enemy';

/** What a fight costs one side, on average. */
interface LossForecast {
  ships: number;
  /** Ships, and transports of convoys, that are sunk. */
  sunk: number;
  /** Hits on ships that stay afloat. */
  hits: number;
  /** Victory points that the enemy gains by it [WG-22.6]. */
  points: number;
}

/** The likely result of a quick combat, as far as one side can tell. */
export interface QuickForecast {
  basis: EnemyPicture['basis'];
  own: LossForecast;
  enemy: LossForecast;
  /** Combats played; the largest standard error of a ship's chance to be sunk. */
  samples: number;
  standardError: number;
}

const SAMPLES = 100;

/**
 * [WG-18.13, WG-24.29] The likely result of a quick combat: of the engagement that is being fought, or of one that a task force may
 * want. All ships fight to the last round, with the usual shots. The same question has the same answer.
 */
export function quickForecast(view: SeaWingsView, side: Side, wish?: Wish): QuickForecast {
  const { basis, ships: enemies } = wish
    ? pictureOf(view, side, wish.marker)
    : enemiesMet(view, side);
  const own = wish
    ? shipsIn(forceOf(view, side), must(forceOf(view, side).taskForces[wish.taskForce], 'force'))
    : ownFighting(view, side);
  const ships = side === 'allies' ? { allies: own, axis: enemies } : { allies: enemies, axis: own };
  const ends = played(fightWith(view, ships));
  return {
    basis,
    own: lossOf(own, ends, side),
    enemy: lossOf(enemies, ends, enemyOf(side)),
    samples: SAMPLES,
    standardError: 0.5 / Math.sqrt(SAMPLES),
  };
}

function ownFighting(view: SeaWingsView, side: Side): Ship[] {
  const taskForce = fightingForce(view, side);
  return taskForce ? shipsIn(forceOf(view, side), taskForce) : [];
}

/** [WG-18.25] The ships of an engagement are known by name. */
function enemiesMet(view: SeaWingsView, side: Side): EnemyPicture {
  const { met } = knowledgeOf(view, side);
  const fought = must(view.engagement, 'engagement').fighting[enemyOf(side)];
  return { basis: 'seen', ships: fought.map(({ id }) => freshShip(must(met[id], id).card)) };
}

function fightWith({ scenario, turn }: SeaWingsView, ships: BySide<readonly Ship[]>): QuickFight {
  const isDark = isNight(scenario, turn);
  const at = isDark ? 'night' : 'day';
  const { allies, axis } = scenario.sides;
  return {
    ships,
    isNight: isDark,
    initiative: { allies: allies.initiative[at], axis: axis.initiative[at] },
  };
}

function played(fight: QuickFight): BySide<Ship[]>[] {
  const names = [...fight.ships.allies, ...fight.ships.axis].map(({ card, hits }) => [
    card.id,
    hits.length,
  ]);
  const question = `quick/${JSON.stringify([names, fight.isNight])}`;
  const dice = diceFrom(drawFrom(question));
  return Array.from({ length: SAMPLES }, () => playQuick(fight, dice));
}

function lossOf(
  before: readonly Ship[],
  ends: readonly BySide<Ship[]>[],
  side: Side,
): LossForecast {
  const after = ends.flatMap((it) => it[side]);
  const mean = (figure: (ship: Ship) => number): number =>
    after.reduce((sum, ship) => sum + figure(ship), 0) / ends.length -
    before.reduce((sum, ship) => sum + figure(ship), 0);
  return {
    ships: before.length,
    sunk: mean((it) => (it.card.convoyShips === null ? Number(isSunk(it)) : it.convoySunk)),
    hits: mean((it) => (isSunk(it) ? 0 : it.hits.length)),
    points: mean(pointsFor),
  };
}

const isSunk = ({ fate }: Ship): boolean => fate !== 'afloat';
