import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { useDesk } from '../desk/desk';

/** [NW-30.6] Gives up, in any step; it asks first. A fight within something larger is not conceded [NW-34.17]. */
export function Concede() {
  const { whyNot, ask, give } = useDesk();
  if (whyNot({ kind: 'concede' })) return null;
  const concede = () =>
    ask({
      title: fleetFormsText('concedeTitle'),
      text: <p>{fleetFormsText('concedeText')}</p>,
      yes: fleetFormsText('concede'),
      onYes: () => give({ kind: 'concede' }),
    });
  return (
    <button type="button" className="button small quiet" onClick={concede}>
      {fleetFormsText('concede')}
    </button>
  );
}
