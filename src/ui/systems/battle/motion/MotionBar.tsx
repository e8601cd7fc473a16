import { motionText } from '../../../../words/battle/texts/motion';
import { type LogChapter, plainText } from '../../../../words/core/logLine';
import { ActionButton } from '../../../controls/ActionButton';
import type { Action } from '../../../controls/keys';
import type { Scene } from '../../../hexmap/motion/scene';
import { useScene } from '../../../hexmap/motion/useScene';
import type { BattleDirector, BattleShow } from '../board/common/show';
import './motion.css';

interface MotionBarProps {
  motion: BattleDirector;
  log: readonly LogChapter[];
  actions: readonly Action[];
}

/** While something is shown: what the log says of it, and buttons to skip, hold and resume. */
export function MotionBar({ motion, log, actions }: MotionBarProps) {
  const scene = useScene(motion);
  if (!isWorthABar(scene)) return null;
  const button = (id: string, text: string) => {
    const action = actions.find((it) => it.id === id);
    return action && <ActionButton action={action}>{text}</ActionButton>;
  };
  const { phase, pace, lead, waiting } = scene;
  const isHeld = phase !== 'running';
  return (
    <section className="motion-bar" data-phase={phase} aria-label={motionText('running')}>
      {isHeld && lead !== null && <p>{sentenceOf(log, lead)}</p>}
      <div className="motion-buttons">
        {pace.stepwise
          ? button('motion-next', motionText('nextShort'))
          : button('motion-pause', motionText(phase === 'paused' ? 'goOn' : 'pauseShort'))}
        {button('motion-skip', motionText('skipShort'))}
        {isHeld && waiting > 0 && <small>{motionText('waiting', { count: waiting })}</small>}
      </div>
    </section>
  );
}

/** Moves alone are over before anybody could skip them. */
const isWorthABar = ({ phase, active, waiting }: Scene<BattleShow>): boolean =>
  phase === 'held' ||
  phase === 'paused' ||
  (phase === 'running' && (waiting > 0 || active.some(({ kind }) => kind !== 'move')));

/** What the log says of an event. */
function sentenceOf(log: readonly LogChapter[], event: number): string {
  const key = String(event);
  for (const { lines } of log.slice(-MAX_CHAPTERS)) {
    const line = lines.find((it) => it.key === key);
    if (line) return plainText(line.parts);
  }
  return '';
}

/** What is shown now lies in the last chapters of the log. */
const MAX_CHAPTERS = 12;
