import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import { mayOrder } from '../../../table/desk';
import { askFirst, FinalText } from '../../../table/sealing';
import { useDesk } from '../desk/desk';

/** [SK-1.15] */
export function Surrender() {
  const desk = useDesk();
  if (!mayOrder(desk, 'surrender')) return null;
  const surrender = () =>
    askFirst(
      desk,
      {
        title: seekriegSeaText('surrender'),
        text: <FinalText text={seekriegSeaText('surrenderText')} />,
        yes: seekriegSeaText('surrender'),
      },
      () => desk.give({ kind: 'surrender' }),
    );
  return (
    <button type="button" className="button small quiet" onClick={surrender}>
      {seekriegSeaText('surrender')}
    </button>
  );
}
