import type { Order } from '../../../rules/seekrieg';
import { isOnCarrierMap } from '../../../rules/seekrieg/query';
import { seekriegScreenText } from '../../../words/seekrieg/texts/screen';
import type { Finish } from '../../table/actions';
import { mayOrder } from '../../table/desk';
import type { Desk } from './desk/desk';
import { isCarrying } from './desk/place';

const CONFIRM: Order = { kind: 'confirm' };

/** The one main button: it seals what is ordered and proposed [SK-34.3], courses too, or stops a run. */
export const finishOf = (desk: Desk): Finish =>
  isCarrying(desk)
    ? { label: seekriegScreenText('stopCarrying'), off: false, run: desk.running.stop }
    : sealing(desk);

const sealing = (desk: Desk): Finish => ({
  label: labelOf(desk.view),
  off: !mayOrder(desk, 'confirm'),
  run: () => {
    desk.running.goOn();
    if (isInTurns(desk)) desk.running.start();
    desk.give(...desk.moving.proposed(), CONFIRM);
  },
});

/** [SK-34.14] Turns go by until something asks this side, whatever stops the run of the other. */
const isInTurns = ({ view, side }: Desk): boolean =>
  view.step.kind === 'search' && isOnCarrierMap(view) && (view.forces[side]?.runOn ?? 0) > 0;

function labelOf(view: Desk['view']): string {
  const { kind } = view.step;
  if (kind === 'search' && isOnCarrierMap(view)) return seekriegScreenText('done.carriers');
  return seekriegScreenText(kind === 'over' ? 'done.other' : `done.${kind}`);
}
