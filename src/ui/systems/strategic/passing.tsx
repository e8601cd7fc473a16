import { useEffect } from 'react';
import type { Order } from '../../../rules/strategic';
import { strategicText } from '../../../words/strategic/texts/screen';
import type { Question } from '../../controls/ConfirmDialog';
import { changePrefs, usePrefs } from '../../frame/prefs';
import { type Desk, mayOrder, useDesk } from './desk/desk';
import { allShips } from './desk/faces';

/** Orders that can be given at any time and ask for nothing. */
const ALWAYS: readonly Order['kind'][] = ['confirm', 'offerEnd', 'dropContact', 'scuttle'];

type Asked = Pick<Desk, 'view' | 'side' | 'legal'>;

/** Whether a step has nothing to order: but to confirm it. Ships that are all but lost may be to be scuttled, and an offer to be answered. */
export function isEmptyStep({ view, side, legal }: Asked): boolean {
  if (!mayOrder({ legal }, 'confirm')) return false;
  if (view.known[side]?.enemyOffersEnd) return false;
  const isGrave = allShips(view, side).some(
    ({ fate, state }) => fate === 'afloat' && state === 'heavy',
  );
  if (isGrave && mayOrder({ legal }, 'scuttle')) return false;
  return legal.every(({ kind }) => ALWAYS.includes(kind));
}

/** So long a step that is passed can be seen. */
const SEEN_MS = 450;

/** Confirms steps with nothing to order, if the player prefers that. */
export function usePassing(desk: Desk, question: Question | null): void {
  const { passEmpty } = usePrefs();
  const { view, stage, give } = desk;
  const isPassed = passEmpty && stage !== 'waiting' && !question && isEmptyStep(desk);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (!isPassed) return undefined;
    const timer = setTimeout(() => give({ kind: 'confirm' }), SEEN_MS);
    return () => clearTimeout(timer);
  }, [isPassed, view.clock]);
}

/** Where there is nothing to order: whether such steps are to pass by themselves. */
export function PassEmpty() {
  const desk = useDesk();
  const { passEmpty } = usePrefs();
  if (!passEmpty && !isEmptyStep(desk)) return null;
  return (
    <label className="choice pass-empty">
      <input
        type="checkbox"
        checked={passEmpty}
        onChange={(event) => changePrefs({ passEmpty: event.target.checked })}
      />
      {strategicText('passEmpty')}
    </label>
  );
}
