import type { PublicMatch } from '../../game/online';
import type { BySide } from '../../rules/core';
import type { Question } from '../controls/ConfirmDialog';
import type { KeptSeat } from './seats';
import type { Place } from './usePlace';

/** Who enters a match: a player or a spectator. */
export interface OnlinePlaceProps {
  id: string;
  what: string;
  /** The player's own seat; a spectator has none. */
  kept: KeptSeat | undefined;
  passphrase: string | undefined;
  onWord: (word: string) => void;
}

/** What the parts around a match work with. */
export interface AroundProps {
  place: Place;
  match: PublicMatch;
  names: BySide<string>;
  kept: KeptSeat | undefined;
}

/** What the dialog about a match works with. */
export interface DialogProps extends AroundProps {
  /** There is an order of one's own to ask a takeback for. */
  canTakeBack: boolean;
}

/** What a part of the dialog works with: it asks before what is final. */
export interface PartProps extends DialogProps {
  ask: (question: Question) => void;
}
