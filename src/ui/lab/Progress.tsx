import type { LoadedScenario } from '../../scenario';
import { labText } from '../i18n/lab';
import type { Lab, LabState } from './useLab';

/** The form that the button sends. */
export const LAB_FORM = 'lab-form';

/** Play and stop; how far the games are, and what is clear. */
export function Progress({
  lab,
  written,
  canPlay,
}: {
  lab: Lab;
  written: LoadedScenario;
  canPlay: boolean;
}) {
  const { state } = lab;
  const isPlaying = state?.status === 'playing';
  return (
    <div className="lab-progress">
      {isPlaying ? (
        <button key="stop" type="button" className="button" onClick={lab.stop}>
          {labText('stop')}
        </button>
      ) : (
        <button
          key="play"
          type="submit"
          form={LAB_FORM}
          className="button primary"
          disabled={!canPlay}
        >
          {labText('play')}
        </button>
      )}
      {state && (
        <progress
          aria-label={labText('games')}
          value={state.status === 'done' ? state.games : state.left.games}
          max={state.games}
        />
      )}
      <p role="status">{state && !isPlaying && endText(state, written)}</p>
      {isPlaying && <p className="hint">{playedText(state)}</p>}
    </div>
  );
}

const playedText = ({ left, games }: LabState): string =>
  labText('progress', { played: left.games, games });

function endText(state: LabState, { card }: LoadedScenario): string {
  const { left, games, verdict, right, status, fault } = state;
  const played = left.games;
  if (fault !== undefined) return labText('failed', { fault });
  if (verdict) return labText(`verdict.${verdict}`, { played, allies: card.sides.allies.name });
  if (status === 'stopped') return labText('ended', { played, games });
  return right ? labText('verdict.open', { played }) : labText('done', { count: played });
}
