import type { BySide, Side } from '../../core';
import type { SquadronCard } from '../cards/cards';
import type { AirWeapon } from '../rolls/airAttack';
import type { AirAttack } from '../rolls/airCombat';
import type { Sky } from '../rolls/gunnery';
import type { DivisionId, LandUnitId, ShipId, SquadronId } from './ids';
import type { SeenShip } from './seenShip';

/** What a flight attacks with. */
export type FlightWeapon = AirWeapon | 'depthCharges';

/** Aircraft that fight together in an air attack. Both sides know what they are [ST-5.11], but not where they come from. */
export interface Flight {
  /** Its side and a number (`a-1`), which reveals neither squadron nor base to the enemy. */
  id: string;
  side: Side;
  role: 'strike' | 'escort' | 'cap';
  card: SquadronCard;
  steps: number;
  /** Steps that it has lost in this attack. */
  lost: number;
  /** Its weapon; `null` for escort and CAP, and once its bombs are dropped [ST-13.5]. */
  weapon: FlightWeapon | null;
  hasAttacked: boolean;
  hasBrokenOff: boolean;
  /** [ST-13.10] It has not spotted the enemy in this hex (Advanced). A view has only the viewer's own. */
  isBlind: boolean;
  /** [ST-12.11] Scrambled: -1 on its attacks. */
  isScrambled: boolean;
}

/** Where in an air attack the fight stands. */
export type AirStage =
  /** [ST-13.2] Both secretly name what each of their flights attacks; `first`: CAP and escort, `second`: CAP and strike. */
  | { kind: 'targets'; exchange: 'first' | 'second' }
  /** [ST-13.11] Before the second exchange either may break off flights. */
  | { kind: 'breakOff' }
  /** [ST-7.16, ST-14.15] The attacker names the target of one of its flights. */
  | { kind: 'attack' };

/**
 * A division, the land units of one place, or only the aircraft that meet. The division is `null` to those who may not know
 * it: in an Advanced game everyone but its owner [ST-11.16].
 */
export type AirAttackTarget = { division: DivisionId | null } | { landUnits: LandUnitId[] } | null;

/** [ST-7.13 to ST-7.18] One strike at one target, or a meeting of aircraft alone (`target` null) [ST-13.9]. */
export interface AirAction {
  id: string;
  attacker: Side;
  target: AirAttackTarget;
  sky: Sky;
  /** [ST-14.10] The ships lie in port. */
  isInPort: boolean;
  flights: Flight[];
  /** The ships under attack as both sides see them while it lasts. */
  ships: SeenShip[];
  stage: AirStage;
  /** Sealed: what flights attack. A view has only the viewer's. */
  assigned: BySide<AirAttack[]>;
  /** Sealed: fighters of the strike that jettison their bombs [ST-13.5]. */
  dropping: BySide<string[]>;
  /** Sealed: flights that break off. */
  breakingOff: BySide<string[]>;
  /** The squadron of each flight. A view has only the viewer's. */
  squadrons: Record<string, SquadronId>;
  /** Ships and land units hit in this attack, for the report of it. */
  hit: (ShipId | LandUnitId)[];
}
