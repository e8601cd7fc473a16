import { useState } from 'react';
import type { ShipId } from '../../../../rules/strategic';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { mayOrder } from '../../../table/desk';
import { type Desk, useDesk } from '../desk/desk';
import { type DivisionFace, facesOf } from '../desk/faces';

/** [ST-2.5] Splitting the division picked, or joining it with another in its place. */
export function Regroup() {
  const desk = useDesk();
  const { view, side, selected } = desk;
  const own = facesOf(view)[side];
  const face = own.find(({ id }) => id === selected);
  if (!face || face.isSubmarine || !mayOrder(desk, 'splitMerge')) return null;
  const others = own.filter(
    ({ id, box, isSubmarine }) => id !== face.id && box === face.box && !isSubmarine,
  );
  return (
    <details className="order-fold">
      <summary>
        {strategicOrdersText('regroup', { division: desk.names.division(face.id) })}
      </summary>
      <Split key={face.id} face={face} />
      {others.length > 0 && (
        <div className="actions">
          {others.map((other) => (
            <button
              key={other.id}
              type="button"
              className="button small"
              onClick={() => join(desk, face, other)}
            >
              {strategicOrdersText('joinWith', { division: desk.names.division(other.id) })}
            </button>
          ))}
        </div>
      )}
    </details>
  );
}

const idsOf = ({ ships }: DivisionFace): ShipId[] => (ships ?? []).map(({ id }) => id);

const join = ({ give }: Desk, a: DivisionFace, b: DivisionFace): boolean =>
  give({ kind: 'splitMerge', divisions: [a.id, b.id], groups: [[...idsOf(a), ...idsOf(b)]] });

function Split({ face }: { face: DivisionFace }) {
  const { give, names } = useDesk();
  const [picked, setPicked] = useState<readonly ShipId[]>([]);
  const all = idsOf(face);
  const staying = all.filter((id) => !picked.includes(id));
  const toggle = (id: ShipId) =>
    setPicked(picked.includes(id) ? picked.filter((it) => it !== id) : [...picked, id]);
  const split = () => {
    if (give({ kind: 'splitMerge', divisions: [face.id], groups: [staying, [...picked]] }))
      setPicked([]);
  };
  return (
    <>
      <ul className="split-ships">
        {all.map((id) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={picked.includes(id)} onChange={() => toggle(id)} />{' '}
              {names.ship(id)}
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button small"
        disabled={picked.length === 0 || staying.length === 0}
        onClick={split}
      >
        {strategicOrdersText('split')}
      </button>
    </>
  );
}
