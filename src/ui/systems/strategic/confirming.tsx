import { listed } from '../../../words/core/say';
import { strategicText } from '../../../words/strategic/texts/screen';
import { askFirst, FinalText } from '../../table/sealing';
import { settingNow } from './desk/assign';
import type { Desk } from './desk/desk';
import { attemptsOf, targetsNamed } from './desk/given';

/** Confirms; asks first where something that is picked was not sent, or nothing was ordered although something could have been. */
export function confirmOrders(desk: Desk): void {
  const confirm = () => {
    desk.give({ kind: 'confirm' });
  };
  const unsent = unsentText(desk);
  const idle = idleText(desk);
  if (unsent)
    desk.ask({
      title: strategicText('unsentTitle'),
      text: <p>{unsent}</p>,
      yes: strategicText('confirm'),
      onYes: confirm,
    });
  else if (idle)
    askFirst(
      desk,
      {
        title: strategicText('idleTitle'),
        text: <FinalText text={idle} />,
        yes: strategicText('confirm'),
      },
      confirm,
    );
  else confirm();
}

/** Squadrons that are picked and have been sent nowhere. */
export function unsentText({ view, squads, names }: Desk): string | undefined {
  const mayBeSent = settingNow(view) !== null || view.step.kind === 'movement';
  if (!mayBeSent || squads.size === 0) return undefined;
  const squadrons = listed([...squads.keys()].map(names.squadronOf));
  return strategicText('unsentText', { count: squads.size, squadrons });
}

/** A squadron has the mission of the step; escorts fly with a strike. */
const isOut = (sorties: Desk['sorties'], setting: string): boolean =>
  sorties.some(
    ({ mission }) => mission === setting || (setting === 'strike' && mission === 'escort'),
  );

/** What could be ordered in this step and is not, unless that was so the last time too. */
export function idleText(desk: Desk): string | undefined {
  const { view, legal, sorties, standing } = desk;
  if (standing.wasIdle) return undefined;
  const setting = settingNow(view);
  if (setting) {
    const mayGo = legal.some(({ kind }) => kind.startsWith('assign'));
    return mayGo && !isOut(sorties, setting) ? strategicText(`idle.${setting}`) : undefined;
  }
  if (view.step.kind !== 'searchTargets') return undefined;
  const attempts = attemptsOf(desk).length;
  const mayAim = legal.some(({ kind }) => kind.startsWith('search'));
  return mayAim && targetsNamed(desk) === 0
    ? strategicText('idle.attempts', { count: attempts })
    : undefined;
}
