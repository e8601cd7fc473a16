import { type DiceTable, lookUp } from '../../core';

/** What a turn does to a fire: its severity changes by so much, or it gets out of control. */
type FireChange = number | 'out-of-control';

/** CHART G4, with the limits under which a fire gets out of control. */
export interface FireTable extends DiceTable<FireChange> {
  /** Least severity, and least share of the ship's DP received. */
  limits: { severity: number; share: number };
}

/** A fire that is rolled for. */
interface Fire {
  severity: number;
  /** DP received by the ship, as a share of her own. */
  damageShare: number;
}

/** [SK-14.22, SK-28.4] What a percentile roll does to a fire. */
export function fireChange(table: FireTable, roll: number, fire: Fire): FireChange {
  const change = lookUp(table, roll);
  const { severity, share } = table.limits;
  const spreads = fire.severity >= severity && fire.damageShare >= share;
  return change === 'out-of-control' && !spreads ? 1 : change;
}

export const fires: FireTable = {
  name: 'CHART G4, shipboard fires',
  source: 'SK-28.4: the two ends of the document, the rest graded',
  fill: true,
  limits: { severity: 10, share: 0.25 },
  rows: [
    { from: 1, to: 20, result: -4 },
    { from: 21, to: 50, result: -3 },
    { from: 51, to: 75, result: -2 },
    { from: 76, to: 90, result: -1 },
    { from: 91, to: 97, result: 0 },
    { from: 98, to: 99, result: 1 },
    { from: 100, to: 100, result: 'out-of-control' },
  ],
};
