import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { type UsualTargets as Kind, useDesk } from '../desk/desk';

/** [WG-24.23] A switch that leaves all targets of the rest of the turn to the usual ones. */
export function UsualTargets({ kind }: { kind: Kind }) {
  const { usual, leaveUsual } = useDesk();
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={usual.includes(kind)}
        onChange={({ target }) => leaveUsual(kind, target.checked)}
      />
      {wingsFormsText('usualAims')}
    </label>
  );
}
