/** [WG-1.23] A BB or BC is a capital ship, a CA a heavy cruiser, an MM a merchantman, transport, oiler or tender. */
export const SHIP_TYPES = ['BB', 'BC', 'CA', 'CL', 'DD', 'TB', 'CV', 'CVL', 'CVE', 'MM'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/** [WG-15.2] */
export const BASE_TYPES = ['large-land', 'small-land', 'seaplane'] as const;
export type BaseType = (typeof BASE_TYPES)[number];

/** [WG-13.7 to WG-13.11, WG-13.24] Propulsion, main guns, secondary guns, torpedoes, air operations, fire. */
export const HIT_LETTERS = ['P', 'M', 'S', 'T', 'A', 'F'] as const;
export type HitLetter = (typeof HIT_LETTERS)[number];

/** What hits a ship or a base: a bomb or a shell, or a torpedo [WG-12.12]. */
export const WARHEADS = ['bomb', 'torpedo'] as const;
export type Warhead = (typeof WARHEADS)[number];

/** [WG-2.7] Fighter, dive bomber, torpedo bomber, level bomber, patrol aircraft. */
export const AIRCRAFT_CLASSES = ['F', 'DB', 'TB', 'LB', 'PB'] as const;
export type AircraftClass = (typeof AIRCRAFT_CLASSES)[number];

/** [WG-14.3, WG-14.4] */
export const CONTROL_NUMBERS = [1, 2] as const;
export type ControlNumber = (typeof CONTROL_NUMBERS)[number];

/** [WG-19.1] What a gun counts as in quick combat. */
export const GUN_TYPES = ['BB', 'CA', 'CL', 'DD'] as const;
export type GunType = (typeof GUN_TYPES)[number];

/** [WG-19.1, WG-19.3] What a ship counts as, as a target in quick combat. */
export const TARGET_TYPES = ['B', 'C', 'D', 'M'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

const CARRIERS: readonly ShipType[] = ['CV', 'CVL', 'CVE'];
const LARGE: readonly ShipType[] = ['BB', 'BC', 'CA', 'CL'];

export const isCarrierType = (type: ShipType): boolean => CARRIERS.includes(type);

/** [WG-1.25] The kinds of ships that a search report names. */
export const REPORT_KINDS = ['carrier', 'large', 'small', 'merchantman'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** [WG-1.25] */
export function reportKindOf(type: ShipType): ReportKind {
  if (isCarrierType(type)) return 'carrier';
  if (LARGE.includes(type)) return 'large';
  return type === 'MM' ? 'merchantman' : 'small';
}
