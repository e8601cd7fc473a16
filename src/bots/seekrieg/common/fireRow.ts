/** Damage points a turn of one gun of a battery on a target, by range and angle; `NaN` where not yet worked out. */
export type FireRow = Float64Array;
