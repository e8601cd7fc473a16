import { isOnCarrierMap } from '../../../../rules/seekrieg/query';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { mayOrder, ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';

/** [SK-34.14] Turns of a carrier battle go by ten at a time unless something happens, or one by one. */
export function RunForm() {
  const desk = useDesk();
  const { view, side, give, whyNot } = desk;
  const turns = view.forces[side]?.runOn ?? 0;
  const stop = { kind: 'runOn', turns: 0 } as const;
  const [run] = ordersOf(desk.legal, 'runOn');
  if (!isOnCarrierMap(view) || (!mayOrder(desk, 'runOn') && whyNot(stop))) return null;
  return (
    <label className="fleet-flak">
      <input
        type="checkbox"
        checked={turns > 0}
        onChange={() => give(turns > 0 || !run ? stop : run)}
      />{' '}
      {seekriegAirText('runOn')}
    </label>
  );
}
