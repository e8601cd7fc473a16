import type { StrategicView } from '../../../rules/strategic';
import type { Posture } from '../../../rules/strategic/query';
import { BY_THE_BOOK, FORWARD, type Judgement } from '../common/judgement';

/** How a side goes on in surface attacks and actions; what is not named is left to its judgement. */
export interface OperationPlan {
  judgement: Judgement;
  /** The next declaration of a Basic turn, as it is written. */
  declares?: string;
  /** [ST-7.41] Whether those who could throw themselves between do. */
  intercepts?: 'none' | 'all';
  /** [ST-21.25] The wish for each maneuver of the action. */
  posture?: Posture;
}

/** What the admiral goes by as long as nothing better is found. */
export const usualPlan = ({ scenario }: Pick<StrategicView, 'scenario'>): OperationPlan => ({
  judgement: scenario.level === 'basic' ? FORWARD : BY_THE_BOOK,
});
