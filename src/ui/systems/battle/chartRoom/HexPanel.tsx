import { type Axial, sameHex } from '../../../../hex';
import { filled, groundAt, painted } from '../../../../scenario/battle/draft/ground';
import { joinedInHex, type StackAt, stackAt } from '../../../../scenario/battle/draft/stacks';
import { fromFile } from '../../../../scenario/draft/hexes';
import { listed } from '../../../../words/battle/common/words';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { GroundActs, HexName } from '../../../chartRoom/HexFields';
import { chartFieldText } from '../../../i18n/chartFields';
import { type EditorDesk, labelOf } from './desk';
import { moveTo } from './mapHands';

/** The hex that is picked on the map: its ground, its name, what stands there. */
export function HexPanel({ desk }: { desk: EditorDesk }) {
  const { draft, hex, stack } = desk;
  if (!hex) return <p className="hint hex-panel">{battleEditorText('howTo')}</p>;
  const ground = groundAt(draft, hex);
  return (
    <section className="hex-panel" aria-label={chartFieldText('hexPanel')}>
      <h2>{chartFieldText(`hexIs.${ground}`, { hex: labelOf(draft, hex) })}</h2>
      <GroundActs
        ground={ground}
        paint={(to) => desk.change((draft) => painted(draft, [hex], to))}
        fill={(to) => desk.change((draft) => filled(draft, hex, to))}
      />
      <HexName key={`${hex.q},${hex.r}`} desk={desk} hex={hex} ground={ground} />
      {stack && <PickedStack desk={desk} at={stack} hex={hex} />}
    </section>
  );
}

interface HexProps {
  desk: EditorDesk;
  hex: Axial;
}

/** What can be done with the picked stack: put here, joined with others of its force. */
function PickedStack({ desk, at, hex }: HexProps & { at: StackAt }) {
  const { draft, change, nameOf } = desk;
  const stack = stackAt(draft, at);
  if (!stack) return null;
  const isHere = sameHex(fromFile(stack.hex), hex);
  const mates = (draft.taskForces[at.force]?.stacks ?? []).filter((it) =>
    sameHex(fromFile(it.hex), hex),
  );
  return (
    <div className="picked-stack">
      <p>{battleEditorText('stackOf', { ships: listed(stack.ships.map(nameOf)) })}</p>
      <div className="actions">
        {!isHere && (
          <button type="button" className="button small" onClick={() => moveTo(desk, at, hex)}>
            {battleEditorText('moveHere')}
          </button>
        )}
        {isHere && mates.length > 1 && (
          <button
            type="button"
            className="button small"
            onClick={() => change((it) => joinedInHex(it, at))}
          >
            {battleEditorText('joinStacks')}
          </button>
        )}
      </div>
    </div>
  );
}
