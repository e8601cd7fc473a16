import type { Replay } from './useReplay';

interface ReplayBarProps {
  replay: Replay;
  /** Where the moment on show stands in the sequence of play. */
  label: string;
}

/** A finished match, moment by moment. */
export function ReplayBar({ replay, label }: ReplayBarProps) {
  const { at, count, running, run, goTo, close } = replay;
  const now = at ?? 0;
  return (
    <header className="decision replay">
      <p className="legend">
        Replay, {now + 1} of {count}
      </p>
      <p className="decision-text" role="status">
        {label}
      </p>
      <input
        type="range"
        min={0}
        max={count - 1}
        value={now}
        aria-label="Moment of the battle"
        aria-valuetext={label}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <div className="actions">
        <button type="button" className="button small" onClick={() => goTo(now - 1)}>
          Back <kbd aria-hidden="true">,</kbd>
        </button>
        <button type="button" className="button small" onClick={() => goTo(now + 1)}>
          On <kbd aria-hidden="true">.</kbd>
        </button>
        <button type="button" className="button small" onClick={() => run(!running)}>
          {running ? 'Pause' : 'Run'}
        </button>
        <button type="button" className="button small" onClick={close}>
          To the end
        </button>
      </div>
    </header>
  );
}
