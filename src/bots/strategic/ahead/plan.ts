import type { StrategicView } from '../../../rules/strategic';
import type { Posture } from '../../../rules/strategic/query';
import { BY_THE_BOOK, FORWARD, type Judgement } from '../common/judgement';

/** A side's plan for surface attacks and actions; whatever it does not name is left to its judgement. */
export interface OperationPlan {
  judgement: Judgement;
  /** The next declaration of a Basic turn, in notation. */
  declares?: string;
  /** [ST-7.41] Whether divisions that could intervene do. */
  intercepts?: 'none' | 'all';
  /** [ST-21.25] The wish for each maneuver of the action. */
  posture?: Posture;
}

/** The admiral's plan unless a better one is found. */
export const usualPlan = ({ scenario }: Pick<StrategicView, 'scenario'>): OperationPlan => ({
  judgement: scenario.level === 'basic' ? FORWARD : BY_THE_BOOK,
});
