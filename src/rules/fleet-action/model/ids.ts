/** A ship, a stand of small craft, a submarine or a land target. */
export type UnitId = string;
/** [NW-3.1] A squadron of ships. */
export type SquadronId = string;
/** [NW-3.7] A Contact marker: drawn at random, it tells nothing of what it holds. */
export type ContactId = string;
/** [NW-10.1] A stand of aircraft. */
export type AirStandId = string;
/** [NW-10.2] A squadron of air stands. */
export type AirSquadronId = string;
export type MinefieldId = string;
