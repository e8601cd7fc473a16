import { keyName } from '../../controls/keys';
import { matchText } from '../../i18n/match';
import { SPEEDS, type Speed } from './replay';
import type { Replay } from './useReplay';
import './replay.css';

/** Something worth finding on the slider. */
export interface ReplayMark {
  at: number;
  /** A new part begins, or there was a loss. */
  kind: 'part' | 'loss';
  label: string;
}

interface ReplayBarProps {
  replay: Replay;
  /** Where the moment on show stands in the sequence of play. */
  label: string;
  marks: readonly ReplayMark[];
  /** Where closing leads: 'the end', 'the battle'. */
  back: string;
  onClose: () => void;
  /** Begins a battle of one's own from the moment on show. */
  onPlayFrom: ((given: number) => void) | undefined;
  /** Goes to the analysis of the match. */
  onAnalysis?: (() => void) | undefined;
}

/** A replay of a match, moment by moment. */
export function ReplayBar(props: ReplayBarProps) {
  const { replay, label, marks, back, onClose, onPlayFrom, onAnalysis } = props;
  const { at, moments, goTo } = replay;
  const now = at ?? 0;
  const last = moments.length - 1;
  const given = moments[now]?.given;
  return (
    <header className="decision replay">
      <p className="legend">{matchText('replayAt', { now: now + 1, of: moments.length })}</p>
      <p className="decision-text" role="status">
        {label}
      </p>
      <div className="replay-slide">
        <input
          type="range"
          min={0}
          max={last}
          value={now}
          aria-label={matchText('moment')}
          aria-valuetext={label}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <Marks marks={marks} last={last} />
      </div>
      <Steps replay={replay} now={now} last={last} />
      <div className="actions">
        <button type="button" className="button small" onClick={onClose}>
          {back} <kbd aria-hidden="true">Y</kbd>
        </button>
        {onPlayFrom && given !== undefined && (
          <button type="button" className="button small" onClick={() => onPlayFrom(given)}>
            {matchText('playOn')}
          </button>
        )}
        {onAnalysis && (
          <button type="button" className="button small" onClick={onAnalysis}>
            {matchText('analysis')}
          </button>
        )}
      </div>
    </header>
  );
}

interface StepsProps {
  replay: Replay;
  now: number;
  last: number;
}

/** The buttons that step through the moments, or let them run. */
function Steps({ replay, now, last }: StepsProps) {
  const { running, run } = replay;
  return (
    <div className="actions replay-steps">
      <Step
        replay={replay}
        to={0}
        sign="M2 2h2v12H2zM14 2v12L5 8z"
        name={matchText('toStart')}
        hint={keyName('Home')}
      />
      <Step replay={replay} to={now - 1} sign="M12 2v12L3 8z" name={matchText('back')} hint="," />
      <button
        type="button"
        className="button primary replay-run"
        aria-pressed={running}
        onClick={() => run(!running)}
      >
        {matchText(running ? 'pause' : 'play')} <kbd aria-hidden="true">{keyName(' ')}</kbd>
      </button>
      <Step replay={replay} to={now + 1} sign="M4 2v12l9-6z" name={matchText('on')} hint="." />
      <Step
        replay={replay}
        to={last}
        sign="M12 2h2v12h-2zM2 2v12l9-6z"
        name={matchText('toLast')}
        hint={keyName('End')}
      />
      <SpeedChoice speed={replay.speed} onPick={replay.setSpeed} />
    </div>
  );
}

interface StepProps {
  replay: Replay;
  to: number;
  /** The path of its sign. */
  sign: string;
  name: string;
  hint: string;
}

/** A button that goes to another moment; at the end it does nothing, and keeps the focus. */
function Step({ replay: { at, moments, goTo }, to, sign, name, hint }: StepProps) {
  const target = Math.max(0, Math.min(to, moments.length - 1));
  return (
    <button
      type="button"
      className="button square"
      aria-label={name}
      aria-disabled={target === at || undefined}
      title={`${name} (${hint})`}
      onClick={() => goTo(target)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}

function SpeedChoice({ speed, onPick }: { speed: Speed; onPick: (speed: Speed) => void }) {
  return (
    <label className="replay-speed">
      <span className="visually-hidden">{matchText('speed')}</span>
      <select
        className="field"
        value={speed}
        onChange={(event) => onPick(SPEEDS.find((it) => it === Number(event.target.value)) ?? 1)}
      >
        {SPEEDS.map((it) => (
          <option key={it} value={it}>
            {it === 0.5 ? '½' : it}×
          </option>
        ))}
      </select>
    </label>
  );
}

/** Rounds and losses along the slider; the log has them in words. */
function Marks({ marks, last }: { marks: readonly ReplayMark[]; last: number }) {
  return (
    <svg
      className="replay-marks"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {marks.map(({ at, kind, label }) => {
        const x = last > 0 ? (100 * at) / last : 0;
        return (
          <path key={`${at} ${label}`} data-kind={kind} d={`M${x} 0V${kind === 'loss' ? 10 : 6}`}>
            <title>{label}</title>
          </path>
        );
      })}
    </svg>
  );
}
