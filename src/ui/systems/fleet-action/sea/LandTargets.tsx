import { LandShape } from '../../../ships/LandSign';
import { LandMarks } from '../../../tacticalSea/SeaLayers';
import { useDesk } from '../desk/desk';

/** [NW-27.7, NW-10.26] Batteries and air bases on land. */
export function LandTargets() {
  const { view } = useDesk();
  const standing = Object.values(view.units).filter(
    ({ sheet, fate }) => sheet.type === 'L' && fate === 'inPlay',
  );
  return (
    <LandMarks
      marks={standing.map(({ id, hex, side, name, sheet }) => ({
        ...{ key: id, hex, side, name, line: 0 },
        sign: <LandShape kind={sheet.deck.hangar > 0 ? 'airfield' : 'heavyBattery'} />,
      }))}
    />
  );
}
