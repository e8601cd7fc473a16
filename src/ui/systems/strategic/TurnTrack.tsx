import { SIDES } from '../../../rules/core';
import type { StrategicView } from '../../../rules/strategic';
import { longDate } from '../../../words/core/say';
import type { Names } from '../../../words/strategic/common/names';
import { strategicText } from '../../../words/strategic/texts/screen';
import { Ensign } from '../../ships/Ensign';
import { StepStrip } from '../../table/Sequence';
import type { TrackSlots } from '../../table/TableScreen';
import { dateAt, hourAt, isNightAt } from './desk/hours';
import { TURN_STEPS, turnStep } from './desk/place';
import './turns.css';

interface TrackProps {
  view: StrategicView;
  names: Names;
}

const namedStep = (id: (typeof TURN_STEPS)[StrategicView['scenario']['level']][number]) => ({
  id,
  name: strategicText(`step.${id}`),
});

/** The sequence of play: the turns with day and night, the steps of the turn, and who has confirmed. */
export const turnTrack = (view: StrategicView, names: Names): TrackSlots => ({
  label: strategicText('track'),
  className: 'turns',
  facts: <Facts view={view} />,
  body: (
    <>
      <TurnStrip view={view} />
      <StepStrip steps={TURN_STEPS[view.scenario.level].map(namedStep)} now={turnStep(view)} />
      <Confirmed view={view} names={names} />
    </>
  ),
});

function Facts({ view }: Pick<TrackProps, 'view'>) {
  const turn = Math.max(1, view.turn);
  return (
    <>
      <b>
        {view.turn === 0
          ? strategicText('setUp')
          : strategicText('turnOf', { turn, of: view.scenario.turns })}
      </b>
      <span>
        {strategicText('when', {
          date: longDate(dateAt(view, turn)),
          hour: String(hourAt(view, turn)).padStart(2, '0'),
        })}
      </span>
      <span>{strategicText(isNightAt(view, turn) ? 'night' : 'day')}</span>
    </>
  );
}

/** All turns of the game, the nights dark. */
function TurnStrip({ view }: { view: StrategicView }) {
  const turns = Array.from({ length: view.scenario.turns }, (_, at) => at + 1);
  return (
    <ol className="turn-strip" aria-hidden="true" data-many={turns.length > 12 || undefined}>
      {turns.map((turn) => (
        <li
          key={turn}
          className="turn-cell"
          data-night={isNightAt(view, turn) || undefined}
          data-state={turn < view.turn ? 'past' : turn === view.turn ? 'now' : 'to come'}
          title={strategicText('turn', { turn })}
        >
          {turn}
        </li>
      ))}
    </ol>
  );
}

const confirmedText = (side: string, isConfirmed: boolean): string =>
  strategicText(isConfirmed ? 'hasConfirmed' : 'plans', { side });

/** [ST-5.19] Who has confirmed the present stage. */
function Confirmed({ view, names }: TrackProps) {
  if (view.step.kind === 'over') return null;
  return (
    <ul className="confirmed">
      {SIDES.map((side) => (
        <li key={side} data-side={side} data-confirmed={view.confirmed[side] || undefined}>
          <Ensign nation={view.scenario.sides[side].nation} width={18} />
          <span aria-hidden="true">{view.confirmed[side] ? '✓' : '…'}</span>
          <span className="visually-hidden">
            {confirmedText(names.side(side), view.confirmed[side])}
          </span>
        </li>
      ))}
    </ul>
  );
}
