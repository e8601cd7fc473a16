import { Mines } from '../../../tacticalSea/SeaLayers';
import { useDesk } from '../desk/desk';
import { minefieldsOf } from './seaOf';

/** [NW-6.8] Minefields that the side knows of. */
export function Minefields() {
  const { view } = useDesk();
  return <Mines fields={minefieldsOf(view)} />;
}
