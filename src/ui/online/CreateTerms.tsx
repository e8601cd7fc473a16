import { TIMEOUTS } from '../../game/online/pace';
import { onlineText } from '../i18n/online';
import type { ChoiceProps } from './CreateChoices';
import { VISIBILITIES } from './create';
import { DELAYS, hasFlag, PACES, paceOf } from './pace';
import { timeOutText } from './paceWords';

/** Who may watch. */
export function VisibilityChoice({ wish: { visibility, word }, onChange }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{onlineText('who')}</legend>
      {VISIBILITIES.map((it) => (
        <label key={it} className="choice">
          <input
            type="radio"
            name="visibility"
            checked={visibility === it}
            onChange={() => onChange({ visibility: it })}
          />
          <span>
            {onlineText(`visibility.${it}`)}
            <small>{onlineText(`visibilityHint.${it}`)}</small>
          </span>
        </label>
      ))}
      {visibility === 'private' && (
        <label className="online-field">
          <span>{onlineText('word')}</span>
          <input
            className="field"
            required
            maxLength={LONGEST_WORD}
            autoComplete="off"
            value={word}
            onChange={({ target }) => onChange({ word: target.value })}
          />
          <small>{onlineText('wordHint')}</small>
        </label>
      )}
    </fieldset>
  );
}

/** The longest passphrase that the server accepts. */
const LONGEST_WORD = 100;

/** Clocks, what happens to a side out of time, and the spectators' delay. */
export function PaceChoice({ wish: { pace, timeout, delay }, onChange }: ChoiceProps) {
  const clock = paceOf(pace, timeout, delay)?.clock;
  return (
    <fieldset>
      <legend>{onlineText('pace')}</legend>
      {PACES.map((it) => (
        <label key={it} className="choice">
          <input
            type="radio"
            name="pace"
            checked={pace === it}
            onChange={() => onChange({ pace: it })}
          />
          <span>
            {onlineText(`pace.${it}`)}
            <small>{onlineText(`paceHint.${it}`)}</small>
          </span>
        </label>
      ))}
      {clock && (
        <>
          {!hasFlag(pace) && (
            <Choice
              label={onlineText('timeout')}
              value={timeout}
              all={TIMEOUTS}
              textOf={(it) => onlineText(`timeout.${it}`)}
              onPick={(it) => onChange({ timeout: it })}
            />
          )}
          <p className="hint">{timeOutText(clock)}</p>
        </>
      )}
      <Choice
        label={onlineText('delay')}
        value={delay}
        all={DELAYS}
        textOf={(it) => onlineText(`delay.${it}`)}
        onPick={(it) => onChange({ delay: it })}
      />
    </fieldset>
  );
}

interface PickProps<T extends string> {
  label: string;
  value: T;
  all: readonly T[];
  textOf: (it: T) => string;
  onPick: (it: T) => void;
}

function Choice<T extends string>({ label, value, all, textOf, onPick }: PickProps<T>) {
  return (
    <label className="online-field">
      <span>{label}</span>
      <select
        className="field"
        value={value}
        onChange={({ target }) => onPick(all.find((it) => it === target.value) ?? value)}
      >
        {all.map((it) => (
          <option key={it} value={it}>
            {textOf(it)}
          </option>
        ))}
      </select>
    </label>
  );
}
