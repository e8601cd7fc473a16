import type { FleetActionView } from '../../../rules/fleet-action';
import { BAND_HEXES } from '../../../rules/fleet-action/query';
import { longDate } from '../../../words/core/say';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import { StepStrip } from '../../table/Sequence';
import type { TrackSlots } from '../../table/TableScreen';
import { ConfirmedSides, TurnStrip } from '../../table/Turns';
import { phaseOf, phasesShown, timeText } from './desk/place';
import { foulHexes } from './sea/foul';

/** The sequence of play: the turns, the phases of the turn, and who has confirmed. */
export const turnTrack = (view: FleetActionView): TrackSlots => ({
  label: fleetText('track'),
  className: 'turns',
  facts: <Facts view={view} />,
  body: (
    <>
      <TurnStrip
        turns={view.scenario.turns}
        now={view.turn}
        isNight={() => view.scenario.isNight}
        nameOf={(turn) => fleetText('turn', { turn })}
      />
      <StepStrip
        steps={phasesShown(view).map((id) => ({ id, name: fleetText(`phase.${id}`) }))}
        now={phaseOf(view)}
      />
      {(view.step.kind === 'end' || view.step.kind === 'mines') && (
        <ConfirmedSides sides={view.scenario.sides} confirmed={view.confirmed} />
      )}
    </>
  ),
});

/** [NW-12.2] Without a band of sight, two hexes are seen. */
const MIN_HEXES = 2;

const Facts = ({ view }: { view: FleetActionView }) => {
  const { scenario, turn } = view;
  const { isNight, visibility, badWeather } = scenario;
  return (
    <>
      <b>{fleetText('turnOf', { turn, of: scenario.turns })}</b>
      <span>{longDate(scenario.date)}</span>
      <span>
        {fleetText('sky', {
          hour: timeText(view),
          light: fleetText(isNight ? 'night' : 'day'),
          hexes: visibility === 0 ? MIN_HEXES : visibility * BAND_HEXES,
        })}
      </span>
      {badWeather === 'everywhere' && <span>{fleetText('foul.everywhere')}</span>}
      {foulHexes(view).length > 0 && <span>{fleetText('foul.areas')}</span>}
    </>
  );
};
