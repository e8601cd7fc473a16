import type { Axial } from '../../../hex';
import type { Ordnance } from './advancedState';
import type { DivisionId, LandUnitId, ShipId, SquadronId } from './ids';

/** [ST-25.1] Orders of the Advanced game only. Enemies are named by contact [ST-11.16]. */
export type AdvancedOrder =
  /** [ST-8.10] The unit attacks these contacts or land units; an empty list declines. */
  | { kind: 'declareCombat'; unit: string; targets: string[] }
  | { kind: 'scramble'; squadron: SquadronId; answer: 'yes' | 'no' }
  | { kind: 'meetStrike'; squadron: SquadronId; contact: string }
  /** `ship`: a type that the report names, or any. */
  | { kind: 'attackSubmerged'; submarine: DivisionId; contact: string; ship: string }
  | { kind: 'huntSubmarine'; division: DivisionId; contact: string; answer: 'yes' | 'no' }
  | { kind: 'bombardCoast'; division: DivisionId; landUnit: LandUnitId; answer: 'yes' | 'no' }
  | { kind: 'launch'; squadron: SquadronId; to: Axial }
  | { kind: 'launchCap'; squadron: SquadronId; over: DivisionId | LandUnitId }
  | { kind: 'holdLaunch'; squadron: SquadronId }
  | { kind: 'moveDivision'; division: DivisionId; to: Axial }
  | { kind: 'leaveMap'; division: DivisionId }
  | { kind: 'pursue'; division: DivisionId; contact: string }
  /** The last hex of the path is where it stays; the first is next to where it flies now. */
  | { kind: 'moveSquadrons'; squadrons: SquadronId[]; path: Axial[]; goal: string | 'none' }
  | { kind: 'tow'; ship: ShipId; towed: ShipId }
  | { kind: 'castOff'; ship: ShipId }
  | { kind: 'submerge'; division: DivisionId }
  | { kind: 'surface'; division: DivisionId }
  | { kind: 'arm'; squadron: SquadronId; ordnance: Ordnance }
  | { kind: 'disarm'; squadron: SquadronId }
  | { kind: 'recover'; squadron: SquadronId; at: ShipId | LandUnitId }
  | { kind: 'stayAloft'; squadron: SquadronId }
  | { kind: 'dropContact'; contact: string };
