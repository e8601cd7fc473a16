import { useState } from 'react';
import { refusalText } from '../../../../words/battle/refusal';
import { deskText } from '../../../../words/battle/texts/desk';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import { type Silent, silentOf, whySilent } from '../desk/silent';

/**
 * What may not fire in this impulse, each with the reason: out of range, out of sight, spent, or reloading and
 * until when.
 */
export function SilentList() {
  const { view, side, mounts } = useDesk();
  const [open, setOpen] = useState(false);
  const silent = silentOf(view, side, mounts);
  if (silent.length === 0) return null;
  const count = silent.length;
  return (
    <details className="silent" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {deskText(view.step.kind === 'torpedoes' ? 'silentTubes' : 'silentGuns', { count })}
      </summary>
      {open && (
        <ul>
          {silent.map((it) => (
            <SilentRow key={`${it.ship}/${it.weapon}`} silent={it} />
          ))}
        </ul>
      )}
    </details>
  );
}

function SilentRow({ silent }: { silent: Silent }) {
  const { view, side, names, whyNot } = useDesk();
  const { ship, weapon, factors } = silent;
  const reason = whySilent(view, side, silent, whyNot);
  return (
    <li>
      <b>{names.ship(ship)}</b> {deskText(`mount.${weapon}`)} {factors}
      {reason && <small>{deskText('nearest', { name: names.ship(reason.target) })}</small>}
      <p>
        {reason?.refusal ? refusalText(reason.refusal, names) : deskText('nobodyInSight')}{' '}
        <RuleLink system="battle" rule={reason?.refusal?.rule ?? 'BT-7.1'} />
      </p>
    </li>
  );
}
