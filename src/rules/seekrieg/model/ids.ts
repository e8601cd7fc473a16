/** A ship, by her id in the registry. */
export type ShipId = string;
/** [SK-1.2] A command element. */
export type ElementId = string;
