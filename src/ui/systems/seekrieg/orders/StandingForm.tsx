import type { OrderOf } from '../../../../rules/seekrieg';
import type { Ship } from '../../../../rules/seekrieg/query';
import { percentText } from '../../../../words/core/say';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';

type Standing = OrderOf<'standing'>;

/** Chances in per cent that are offered for torpedoes without an order; 0: never. */
const PERCENTS = [0, 5, 10, 15, 20, 30, 40];

/** [SK-34.8, SK-34.9, SK-34.13] What a ship does until told otherwise, and the same for all of her element. */
export function StandingForm({ ship }: { ship: Ship }) {
  const { view, side, give } = useDesk();
  const now = ship.plan?.standing;
  if (!now) return null;
  const order = (changed: Partial<Standing> = {}): Standing => ({
    ...{ kind: 'standing', of: ship.id, ...now, ...changed },
  });
  const element = view.forces[side]?.elements[ship.element ?? ''];
  const percents = [...new Set([now.torpedoPercent, ...PERCENTS])].sort((a, b) => a - b);
  return (
    <fieldset className="fleet-launches">
      <legend>{seekriegFireText('standing')}</legend>
      {ship.sheet.torpedoes && (
        <Choice
          label={seekriegFireText('standingTorpedoes')}
          value={String(now.torpedoPercent)}
          options={percents.map((percent) => ({
            value: String(percent),
            label:
              percent === 0
                ? seekriegFireText('standing.never')
                : seekriegFireText('standing.percent', { percent: percentText(percent) }),
            order: order({ torpedoPercent: percent }),
          }))}
          give={give}
        />
      )}
      <Check
        label={seekriegFireText('combs')}
        isOn={now.combs}
        toggle={() => give(order({ combs: !now.combs }))}
      />
      {view.scenario.modules.submarine && (
        <Check
          label={seekriegFireText('attacksContacts')}
          isOn={now.attacksContacts}
          toggle={() => give(order({ attacksContacts: !now.attacksContacts }))}
        />
      )}
      {element && element.ships.length > 1 && (
        <button
          type="button"
          className="button small"
          onClick={() => give(order({ of: element.id }))}
        >
          {seekriegFireText('forElement', { element: element.name })}
        </button>
      )}
    </fieldset>
  );
}

interface CheckProps {
  label: string;
  isOn: boolean;
  toggle: () => void;
}

const Check = ({ label, isOn, toggle }: CheckProps) => (
  <label className="sk-check">
    <input type="checkbox" checked={isOn} onChange={toggle} /> {label}
  </label>
);
