export type ShipId = string;
export type BaseId = string;
/** A task force as its owner knows it, real or false. */
export type TaskForceId = string;
export type FormationId = string;
/** A task force marker as the enemy sees it: drawn at random, it tells nothing [WG-4.21]. */
export type MarkerId = string;
/** [WG-1.22] A task force or a base. */
export type ForceId = TaskForceId | BaseId;
/** A record in the registry of aircraft. */
export type AircraftId = string;
/** The key of a load in the table of its aircraft: `'1000-lb'`. */
export type OrdnanceId = string;
