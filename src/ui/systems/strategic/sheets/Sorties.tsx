import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { useDesk } from '../desk/desk';
import type { DivisionFace } from '../desk/faces';

/** The squadrons aboard the ships of an own division. */
export function Sorties({ face }: { face: DivisionFace }) {
  const { view, names } = useDesk();
  const homes = new Set((face.ships ?? []).map(({ id }) => id));
  const squadrons = Object.values(view.forces[face.side]?.squadrons ?? {}).filter(
    ({ home, steps }) => homes.has(home) && steps > 0,
  );
  if (squadrons.length === 0) return null;
  return (
    <>
      <h4>{strategicBoardText('squadrons')}</h4>
      <ul className="aboard">
        {squadrons.map(({ id, steps }) => (
          <li key={id}>
            {names.squadronOf(id)} <b>{steps}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
