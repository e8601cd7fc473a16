import type { Roll, Side } from '../../core';
import type { RangeBox } from '../tables/rangeBoxes';
import type { SearchTarget } from './basicState';
import type { Fact } from './fact';
import type { DivisionId, LandUnitId, ShipId, SquadronId } from './state';

/** What happens in a Basic turn. `side` is the side of the first unit named. */
export type BasicEvent =
  /** [ST-5.17] A side's new counters, and those removed, after regrouping. */
  | Fact<
      'countersChanged',
      { side: Side; appeared: { division: DivisionId; box: RangeBox }[]; gone: DivisionId[] }
    >
  | Fact<'divisionEntered', { side: Side; division: DivisionId; box: RangeBox }>
  | Fact<'nightLaunchRolled', { side: Side; squadron: SquadronId; dice: Roll[]; stepsLost: number }>
  /** `from` is where it took off, equal to `at` when it is home. `at` is `null` when none of it could land. */
  | Fact<
      'squadronLanded',
      {
        side: Side;
        squadron: SquadronId;
        from: ShipId | LandUnitId;
        at: ShipId | LandUnitId | null;
        stepsMended: number;
        stepsWithoutDeck: number;
        dice: Roll[];
      }
    >
  | Fact<
      'searchRolled',
      {
        side: Side;
        attempt: number;
        squadron: SquadronId;
        target: SearchTarget;
        spotsUpTo: number;
        dice: Roll[];
        hasFound: boolean;
      }
    >
  | Fact<'divisionSpotted', { side: Side; division: DivisionId; box: RangeBox }>
  | Fact<
      'divisionMoved',
      {
        side: Side;
        division: DivisionId;
        from: RangeBox;
        to: RangeBox;
        why: 'closing' | 'opening' | 'brokeOff';
      }
    >
  | Fact<'divisionWithdrawn', { side: Side; division: DivisionId }>
  /** `side` opens the range from a division of the enemy. */
  | Fact<
      'rangeOpeningRolled',
      { side: Side; division: DivisionId; speed: number; dice: Roll[]; isOpened: boolean }
    >
  | Fact<'surfaceAttackDeclared', { side: Side; divisions: DivisionId[]; target: DivisionId }>
  | Fact<'bombardmentDeclared', { side: Side; division: DivisionId; landUnit: LandUnitId }>
  | Fact<'surfacePassed', { side: Side }>
  | Fact<
      'interceptionRolled',
      { side: Side; division: DivisionId; dice: Roll[]; hasIntercepted: boolean }
    >
  | Fact<
      'spottedCardRolled',
      { side: Side; division: DivisionId; dice: Roll[]; isRemoved: boolean }
    >
  /** `side` has taken them. */
  | Fact<'landUnitsCaptured', { side: Side; division: DivisionId; landUnits: LandUnitId[] }>;
