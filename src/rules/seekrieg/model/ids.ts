/** A ship, by her id in the registry. */
export type ShipId = string;
/** [SK-1.2] A command element. */
export type ElementId = string;
/** [SK-5.10] A marker; its name tells nothing of what it is. */
export type ContactId = string;
/** A target as a side names it: a ship that it has identified, or a marker. */
export type TargetId = ShipId | ContactId;
export type TorpedoSalvoId = string;
/** [SK-21] Aircraft in the air together: a strike, a CAP section, a spotter, a search. */
export type AirGroupId = string;
/** [SK-33.8] An air base. */
export type BaseId = string;
