import { type Axial, sameHex } from '../../../../hex';
import { type DraftName, nameAt, withName } from '../../../../scenario/battle/draft/chartNames';
import { filled, type Ground, groundAt, painted } from '../../../../scenario/battle/draft/ground';
import { fromFile } from '../../../../scenario/battle/draft/hexes';
import { joinedInHex, type StackAt, stackAt } from '../../../../scenario/battle/draft/stacks';
import { NAMED } from '../../../../scenario/form/fields';
import { listed } from '../../../../words/battle/common/words';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { type EditorDesk, labelOf } from './desk';
import { moveTo } from './mapHands';

/** The hex that is picked on the map: its ground, its name, what stands there. */
export function HexPanel({ desk }: { desk: EditorDesk }) {
  const { draft, hex, stack } = desk;
  if (!hex) return <p className="hint hex-panel">{battleEditorText('howTo')}</p>;
  const ground = groundAt(draft, hex);
  return (
    <section className="hex-panel" aria-label={battleEditorText('hexPanel')}>
      <h2>{battleEditorText(`hexIs.${ground}`, { hex: labelOf(draft, hex) })}</h2>
      <GroundActs desk={desk} hex={hex} ground={ground} />
      <NameOf key={`${hex.q},${hex.r}`} desk={desk} hex={hex} />
      {stack && <PickedStack desk={desk} at={stack} hex={hex} />}
    </section>
  );
}

interface HexProps {
  desk: EditorDesk;
  hex: Axial;
}

function GroundActs({ desk, hex, ground }: HexProps & { ground: Ground }) {
  const other = ground === 'land' ? 'sea' : 'land';
  return (
    <div className="actions">
      <button
        type="button"
        className="button small"
        onClick={() => desk.change((draft) => painted(draft, [hex], other))}
      >
        {battleEditorText(`make.${other}`)}
      </button>
      <button
        type="button"
        className="button small"
        onClick={() => desk.change((draft) => filled(draft, hex, other))}
      >
        {battleEditorText(`fill.${other}`)}
      </button>
    </div>
  );
}

function NameOf({ desk, hex }: HexProps) {
  const { draft, change, editing } = desk;
  const named = nameAt(draft, hex);
  const rename = (name: string, of?: DraftName['of']) =>
    change((it) => withName(it, hex, { name, of: of ?? named?.of }), `name ${hex.q},${hex.r}`);
  return (
    <div className="chart-pair">
      <label className="chart-field">
        <span>{battleEditorText('name')}</span>
        <input
          type="text"
          className="field"
          value={named?.name ?? ''}
          onChange={({ target }) => rename(target.value)}
          onBlur={editing.settle}
        />
      </label>
      {named && (
        <label className="chart-field">
          <span>{battleEditorText('nameOf')}</span>
          <select
            className="field"
            value={named.of}
            onChange={({ target }) => rename(named.name, target.value as DraftName['of'])}
          >
            {NAMED.map((of) => (
              <option key={of} value={of}>
                {battleEditorText(`named.${of}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
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
