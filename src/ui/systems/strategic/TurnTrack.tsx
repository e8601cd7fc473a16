import type { StrategicView } from '../../../rules/strategic';
import { longDate } from '../../../words/core/say';
import { strategicText } from '../../../words/strategic/texts/screen';
import { StepStrip } from '../../table/Sequence';
import type { TrackSlots } from '../../table/TableScreen';
import { ConfirmedSides, TurnStrip } from '../../table/Turns';
import { dateAt, hourAt, isNightAt } from './desk/hours';
import { TURN_STEPS, turnStep } from './desk/place';

const namedStep = (id: (typeof TURN_STEPS)[StrategicView['scenario']['level']][number]) => ({
  id,
  name: strategicText(`step.${id}`),
});

/** The sequence of play: the turns with day and night, the steps of the turn, and who has confirmed. */
export const turnTrack = (view: StrategicView): TrackSlots => ({
  label: strategicText('track'),
  className: 'turns',
  facts: <Facts view={view} />,
  body: (
    <>
      <TurnStrip
        turns={view.scenario.turns}
        now={view.turn}
        isNight={(turn) => isNightAt(view, turn)}
        nameOf={(turn) => strategicText('turn', { turn })}
      />
      <StepStrip steps={TURN_STEPS[view.scenario.level].map(namedStep)} now={turnStep(view)} />
      {view.step.kind !== 'over' && (
        <ConfirmedSides sides={view.scenario.sides} confirmed={view.confirmed} />
      )}
    </>
  ),
});

function Facts({ view }: { view: StrategicView }) {
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
        , {strategicText(isNightAt(view, turn) ? 'night' : 'day')}
      </span>
    </>
  );
}
