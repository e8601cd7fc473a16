import { type Roll, sumOf } from '../../../core';
import { conditionOf } from '../../common/own';
import { cvTest } from '../../common/tests';
import { type Play, tell } from '../../model/play';
import type { Cargo } from '../../model/sheet';
import type { Unit } from '../../model/units';
import { explode } from '../blast';
import { changeFires, fireTests } from '../fires';
import { ownerOf } from '../told';
import { type Effect, sizeCost, timesFor } from './critical';

/** What becomes of a ship whose cargo is hit by a weapon of this full critical value. */
type CargoLoss = (play: Play, unit: Unit, value: number, points: number) => void;

/** [NW-27.3, NW-27.3a] */
const burnFuel: CargoLoss = (play, unit, value, points) => {
  changeFires(play, unit, 1);
  fireTests(play, unit, value, points);
};

/** [NW-27.4 to NW-27.4c] On a ship that burns, a failed test is rolled again. */
const burnAmmunition: CargoLoss = (play, unit, value, points) => {
  const dice: Roll[] = [];
  const isAlight =
    cvTest(play, value, 'fire-test', dice) ||
    (unit.fires > 0 && cvTest(play, value, 'fire-test', dice));
  const started = Number(isAlight);
  tell(play, {
    kind: 'fireTested',
    rule: 'NW-27.4',
    ...ownerOf(unit),
    criticalValue: value,
    started,
    dice,
  });
  if (isAlight) explode(play, unit, 'cargo', blastOf(play, unit, points));
};

/** [NW-26.26, NW-27.4c] */
function blastOf(play: Play, unit: Unit, points: number): number {
  const roll = play.dice.roll('d6', points, 'cargo-blast', { unit: unit.id });
  const criticalValue = sumOf(roll);
  tell(play, {
    kind: 'blastRolled',
    rule: 'NW-26.26',
    ...ownerOf(unit),
    criticalValue,
    dice: [roll],
  });
  return criticalValue;
}

/** [NW-27.5] */
const noMore: CargoLoss = () => undefined;

const LOSSES: Readonly<Record<Cargo, CargoLoss>> = {
  fuel: burnFuel,
  ammunition: burnAmmunition,
  general: noMore,
  troops: noMore,
};

/** [NW-23.14, NW-23.14a, NW-24.10b] */
export const cargo: Effect = (play, unit, { full }) => {
  const condition = conditionOf(unit);
  const { cargo: carried } = unit.sheet;
  if (!carried || !condition.hasCargo) return 'barred';
  condition.hasCargo = false;
  tell(play, { kind: 'cargoLost', rule: 'NW-23.14', ...ownerOf(unit), cargo: carried.kind });
  LOSSES[carried.kind](play, unit, full, carried.points);
  return 'ends';
};

/** [NW-23.12] */
export const fire: Effect = (play, unit, critical) => {
  const started = timesFor(critical, sizeCost(unit), Infinity);
  if (started < 1) return 'barred';
  changeFires(play, unit, started);
  return 'ends';
};
