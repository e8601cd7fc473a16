import type { Refusal, Side, Stage } from '../../rules/core';
import type { Lights } from '../../words/core/logLine';
import type { Question } from '../controls/ConfirmDialog';
import type { Giving } from './useOrders';

/** What every part of a screen works with, whatever the system: who orders, what he may, and what he is told. */
export interface GameDesk<Order> extends Giving<Order> {
  /** Whose orders are given here, or, while waiting, whose eyes look on. */
  side: Side;
  stage: Stage;
  /** Empty while waiting. */
  legal: readonly Order[];
  /** Shows why not. */
  explain: (refusal: Refusal | null) => void;
  refused: Refusal | null;
  /** Asks before something final. */
  ask: (question: Question | null) => void;
  lights: Lights;
  light: (lights: Lights) => void;
}
