import type { SeekriegView } from '../../../rules/seekrieg';
import { longDate } from '../../../words/core/say';
import { newNames } from '../../../words/seekrieg/common/names';
import { sightText } from '../../../words/seekrieg/common/sight';
import { seekriegNamesText } from '../../../words/seekrieg/texts/names';
import { seekriegScreenText } from '../../../words/seekrieg/texts/screen';
import { StepStrip } from '../../table/Sequence';
import type { TrackSlots } from '../../table/TableScreen';
import { ConfirmedSides } from '../../table/Turns';
import { phaseOf, phasesShown } from './desk/place';

/** The sequence of play: the phases of the turn, and who has confirmed. */
export const turnTrack = (view: SeekriegView): TrackSlots => ({
  label: seekriegScreenText('track'),
  className: 'turns',
  facts: <Facts view={view} />,
  body: (
    <>
      <StepStrip
        steps={phasesShown(view).map((id) => ({ id, name: seekriegScreenText(`phase.${id}`) }))}
        now={phaseOf(view)}
      />
      {view.step.kind !== 'over' && (
        <ConfirmedSides sides={view.scenario.sides} confirmed={view.confirmed} />
      )}
    </>
  ),
});

const Facts = ({ view }: { view: SeekriegView }) => {
  const { scenario, turn, environment } = view;
  return (
    <>
      <b>{seekriegScreenText('turnOf', { turn, of: scenario.turns })}</b>
      <span>{longDate(scenario.date)}</span>
      <span>
        {seekriegScreenText('sky', {
          hour: newNames(view).time(turn),
          light: seekriegNamesText(`light.${environment.light}`),
          ...{ force: environment.force, sight: sightText(environment.visibility) },
        })}
      </span>
    </>
  );
};
