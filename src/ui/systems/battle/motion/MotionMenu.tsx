import { motionText } from '../../../../words/battle/texts/motion';
import { Menu } from '../../../controls/Menu';
import { ANIMATION_SPEEDS } from '../../../frame/pace';
import { changePrefs, usePrefs } from '../../../frame/prefs';
import { useLittleMotion } from '../../../hexmap/motion/littleMotion';
import './motion.css';

/** How fast the battle is shown, step by step or automatically, and its sound. */
export function MotionMenu() {
  const { sound } = usePrefs();
  return (
    <Menu
      className="motion-menu"
      label={
        <>
          <SoundSign on={sound} />
          <span className="visually-hidden">{motionText('settings')}</span>
        </>
      }
    >
      <SpeedChoice />
      <SoundChoice />
    </Menu>
  );
}

const SoundSign = ({ on }: { on: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
    <path d={on ? 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' : 'M16 9.5l5 5M21 9.5l-5 5'} />
  </svg>
);

function SpeedChoice() {
  const { animation, stepwise } = usePrefs();
  const reduced = useLittleMotion();
  return (
    <fieldset className="motion-choice">
      <legend>{motionText('speed')}</legend>
      <div className="motion-speeds">
        {ANIMATION_SPEEDS.map((speed) => (
          <label key={speed}>
            <input
              type="radio"
              name="animation"
              value={speed}
              checked={animation === speed}
              onChange={() => changePrefs({ animation: speed })}
            />
            <span>{motionText(`speed.${speed}`)}</span>
          </label>
        ))}
      </div>
      <label className="motion-switch">
        <input
          type="checkbox"
          checked={stepwise}
          disabled={animation === 'off'}
          onChange={({ target }) => changePrefs({ stepwise: target.checked })}
        />
        {motionText('stepwiseSwitch')}
      </label>
      {reduced && <p>{motionText('reduced')}</p>}
    </fieldset>
  );
}

const VOLUME_STEP = 5;

function SoundChoice() {
  const { sound, volume } = usePrefs();
  return (
    <fieldset className="motion-choice">
      <legend>{motionText('sound')}</legend>
      <label className="motion-switch">
        <input
          type="checkbox"
          checked={sound}
          onChange={({ target }) => changePrefs({ sound: target.checked })}
        />
        {motionText('soundSwitch')}
      </label>
      <label className="motion-volume">
        <span>{motionText('volume')}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={VOLUME_STEP}
          value={volume}
          disabled={!sound}
          onChange={({ target }) => changePrefs({ volume: Number(target.value) })}
        />
      </label>
    </fieldset>
  );
}
