import type { Degrees, Hexes } from '../../core';
import type {
  BaseId,
  ForceId,
  FormationId,
  MarkerId,
  OrdnanceId,
  ShipId,
  TaskForceId,
} from './ids';
import type { AircraftType } from './ratings';

/** [WG-5.1] The boxes of a formation card; `hangar` is Dispersed at a base. */
const BOXES = ['hangar', 'ready', 'strike', 'cap', 'search', 'returning'] as const;
export type Box = (typeof BOXES)[number];

/** [WG-1.8] Degrees clockwise from north, 0 to 360. */
export type SearchArc = readonly [from: Degrees, to: Degrees];

/** [WG-7.5] Factors on combat air patrol. */
export interface CapTask {
  factors: number;
  /** The force that they protect. */
  over: ForceId;
  /** [WG-7.9] Emergency CAP that has not yet made its first attack. */
  isFresh: boolean;
}

/** [WG-6.4] Factors on a search from where their home stands. */
export interface SearchTask {
  factors: number;
  arc: SearchArc;
  rangeHexes: Hexes;
  /** [WG-17.42] What they carry to attack what they find; `null`: they only search. */
  ordnance: OrdnanceId | null;
}

/** [WG-8.7, WG-8.11] `combined`: the Japanese player's two launches in one strike, which flies as a second launch. */
export const LAUNCHES = ['first', 'second', 'combined'] as const;
export type Launch = (typeof LAUNCHES)[number];

/** What a strike flies at: a marker, a base, or nothing, to clear the deck [WG-8.14]. */
export type StrikeTarget = { marker: MarkerId } | { base: BaseId } | null;

/** [WG-6.22] Factors of a strike; those of one origin, launch and target make one strike [WG-8.9, WG-8.10]. */
export interface StrikeTask {
  factors: number;
  launch: Launch;
  target: StrikeTarget;
  /** `null` for escorts [WG-8.17]. */
  ordnance: OrdnanceId | null;
  /** The strike that they fly in, once the plans are opened. */
  strike: string | null;
  /** [WG-8.29] In the air, so that hits on its home do not touch it [WG-8.19]. */
  isLaunched: boolean;
}

/** [WG-5.10] Factors that move to another home when the plans are opened. */
interface FerryTask {
  factors: number;
  to: ShipId | BaseId;
}

/** [WG-5.1] The factors in each box; a box with tasks holds the sum of theirs. */
export interface Boxes {
  hangar: number;
  ready: number;
  strike: StrikeTask[];
  cap: CapTask[];
  search: SearchTask[];
  returning: number;
}

/** [WG-2.10, WG-5.11] A carrier, a base, or a task force with floatplanes. */
export type Home =
  | { kind: 'carrier'; id: ShipId }
  | { kind: 'base'; id: BaseId }
  | { kind: 'floatplanes'; id: TaskForceId };

/** [WG-2.10] All the factors of one type at one home, on one card. */
export interface Formation {
  id: FormationId;
  type: AircraftType;
  home: Home;
  boxes: Boxes;
  /** [WG-5.10] Planned, until the plans are opened. */
  ferries: FerryTask[];
  /** [WG-29.49] The most factors that may carry ordnance; absent: all of them. */
  mayCarry?: number;
}
