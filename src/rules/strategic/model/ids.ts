export type ShipId = string;
export type DivisionId = string;
export type SquadronId = string;
export type LandUnitId = string;
