import type { SeaWingsView } from '../../../rules/sea-wings';
import { isNight } from '../../../rules/sea-wings/query';
import { longDate } from '../../../words/core/say';
import { wingsScreenText } from '../../../words/sea-wings/texts/screen';
import { StepStrip } from '../../table/Sequence';
import type { TrackSlots } from '../../table/TableScreen';
import { ConfirmedSides, TurnStrip } from '../../table/Turns';
import { dateOf, hourText, phaseOf, TURN_PHASES } from './desk/place';

/** The sequence of play: the turns with day and night, the phases of the turn, and who has confirmed. */
export const turnTrack = (view: SeaWingsView): TrackSlots => ({
  label: wingsScreenText('track'),
  className: 'turns',
  facts: <Facts view={view} />,
  body: (
    <>
      <TurnStrip
        turns={view.scenario.turns}
        now={view.turn}
        isNight={(turn) => isNight(view.scenario, turn)}
        nameOf={(turn) => wingsScreenText('turn', { turn })}
      />
      <StepStrip
        steps={TURN_PHASES.map((id) => ({ id, name: wingsScreenText(`phase.${id}`) }))}
        now={phaseOf(view)}
      />
      {view.step.kind !== 'over' && (
        <ConfirmedSides sides={view.scenario.sides} confirmed={view.confirmed} />
      )}
    </>
  ),
});

function Facts({ view }: { view: SeaWingsView }) {
  const turn = Math.max(1, view.turn);
  const { turns } = view.scenario;
  return (
    <>
      <b>
        {view.turn === 0
          ? wingsScreenText('phase.setup')
          : wingsScreenText('turnOf', { turn, of: turns })}
      </b>
      <span>
        {wingsScreenText('when', {
          date: longDate(dateOf(view, turn)),
          hour: hourText(view, turn),
        })}
        , {wingsScreenText(isNight(view.scenario, turn) ? 'night' : 'day')}
      </span>
    </>
  );
}
