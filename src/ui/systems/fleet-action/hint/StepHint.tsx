import { fleetLessonText } from '../../../../words/fleet-action/texts/lesson';
import { FirstHint } from '../../../table/hints/FirstHint';
import { useDesk } from '../desk/desk';

const HINTS = [
  'initiative',
  'mines',
  'submarines',
  'ships',
  'aircraft',
  'interception',
  'spotting',
  'airCombat',
  'activations',
  'flak',
  'end',
] as const;

/** The hint of the present kind of step, the first time that the player is asked in one. */
export function StepHint({ isOff }: { isOff: boolean }) {
  const { view, stage } = useDesk();
  const isAsked = !isOff && stage !== 'waiting';
  const kind = isAsked ? HINTS.find((it) => it === view.step.kind) : undefined;
  return (
    <FirstHint
      hint={kind ? { id: `fleet-action.${kind}`, text: fleetLessonText(`hint.${kind}`) } : null}
    />
  );
}
