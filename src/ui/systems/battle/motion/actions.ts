import { motionText } from '../../../../words/battle/texts/motion';
import type { Action } from '../../../controls/keys';
import { nextAnimation } from '../../../frame/pace';
import { changePrefs, readPrefs } from '../../../frame/prefs';
import type { BattleDirector } from '../board/common/show';

/** The player's controls of motion and sound. */
export function motionActions(director: BattleDirector, isReplay: boolean): Action[] {
  const group = motionText('group');
  return [
    { id: 'motion-skip', keys: ['q'], label: motionText('skip'), run: () => director.skip() },
    {
      id: 'motion-pause',
      keys: ['Shift+P'],
      label: motionText('pause'),
      run: () => director.pause(director.getSnapshot().phase !== 'paused'),
    },
    { id: 'motion-next', keys: ['Shift+N'], label: motionText('next'), run: () => next(director) },
    {
      id: 'motion-stepwise',
      keys: ['Shift+E'],
      label: motionText('stepwise'),
      run: () => changePrefs({ stepwise: !readPrefs().stepwise }),
    },
    // In a replay these keys are for its own speed.
    ...(isReplay
      ? []
      : [speedAction('motion-slower', '<', -1), speedAction('motion-faster', '>', 1)]),
    {
      id: 'sound',
      keys: ['Shift+B'],
      label: motionText('soundKey'),
      run: () => changePrefs({ sound: !readPrefs().sound }),
    },
  ].map((action) => ({ ...action, group }));
}

const speedAction = (id: string, key: string, step: 1 | -1) => ({
  id,
  keys: [key],
  label: motionText(step < 0 ? 'slower' : 'faster'),
  run: () => changePrefs({ animation: nextAnimation(readPrefs().animation, step) }),
});

/** The next event. Asking for it turns step mode on. */
function next(director: BattleDirector): void {
  if (!readPrefs().stepwise) changePrefs({ stepwise: true });
  else director.step();
}
