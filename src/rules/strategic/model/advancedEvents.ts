import type { Axial } from '../../../hex';
import type { Roll, Side } from '../../core';
import type { AdvancedStep, Ordnance } from './advancedState';
import type { Fact } from './fact';
import type { DivisionId, LandUnitId, SquadronId } from './state';

/** What happens in an Advanced turn outside combat. All but the phases and captures is secret to its side [ST-5.17]. */
export type AdvancedEvent =
  | Fact<'phaseBegan', { phase: AdvancedStep['kind'] }>
  /** [ST-12.11] */
  | Fact<'squadronScrambled', { side: Side; squadron: SquadronId; dice: Roll[]; isUp: boolean }>
  /** [ST-5.20, ST-8.26, ST-11.13] A declaration that finds nothing. */
  | Fact<'attackFoundNothing', { side: Side; units: string[]; hex: Axial }>
  /** [ST-12.6, ST-12.7] `over`: it flies CAP there. */
  | Fact<
      'squadronLaunched',
      { side: Side; squadron: SquadronId; to: Axial; over: DivisionId | LandUnitId | null }
    >
  /** [ST-12.9] */
  | Fact<
      'nightFlightRolled',
      { side: Side; squadron: SquadronId; at: 'launch' | 'landing'; dice: Roll[]; isLost: boolean }
    >
  | Fact<'divisionSailed', { side: Side; division: DivisionId; from: Axial; to: Axial }>
  | Fact<'divisionArrived', { side: Side; division: DivisionId; at: Axial }>
  | Fact<'divisionLeftMap', { side: Side; division: DivisionId; exit: string }>
  | Fact<'squadronsFlew', { side: Side; squadrons: SquadronId[]; path: Axial[] }>
  | Fact<
      'squadronsArmed',
      { side: Side; squadrons: { squadron: SquadronId; ordnance: Ordnance }[] }
    >
  /** [ST-12.15, ST-12.22] `mended`: steps restored. */
  | Fact<
      'squadronRecovered',
      { side: Side; squadron: SquadronId; at: string; dice: Roll[]; mended: number }
    >
  /** [ST-12.10, ST-12.23] */
  | Fact<'squadronDitched', { side: Side; squadron: SquadronId }>
  /** [ST-20.1, ST-20.9] `isForced`: out of submerged time. */
  | Fact<
      'submarineChanged',
      { side: Side; division: DivisionId; isSubmerged: boolean; isForced: boolean }
    >
  /** [ST-18.15] What everyone but the landing side is told of a capture. */
  | Fact<'landUnitsTaken', { side: Side; landUnits: LandUnitId[] }>;
