import { type Axial, ORIGIN, sameHex } from '../../../../hex';
import { risksGrounding } from '../../../../rules/battle';
import { filled, groundAt, painted } from '../../../../scenario/battle/draft/ground';
import { joinedInHex, type StackAt, stackAt } from '../../../../scenario/battle/draft/stacks';
import { fromFile } from '../../../../scenario/draft/hexes';
import { listed } from '../../../../words/battle/common/words';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { GroundActs, GroundNote, type GroundRule, HexName } from '../../../chartRoom/HexFields';
import { chartFieldText } from '../../../i18n/chartFields';
import { type EditorDesk, labelOf } from './desk';
import { moveTo } from './mapHands';

/** The hex that is picked on the map: its ground, its name, what stands there. */
export function HexPanel({ desk }: { desk: EditorDesk }) {
  const { draft, hex, stack } = desk;
  if (!hex)
    return (
      <div className="hex-panel">
        <p className="hint">{battleEditorText('howTo')}</p>
        <GroundNote {...groundRule(desk, null)} />
      </div>
    );
  const ground = groundAt(draft, hex);
  const plain = ground === 'island' ? 'land' : ground;
  const label = { hex: labelOf(draft, hex) };
  return (
    <section className="hex-panel" aria-label={chartFieldText('hexPanel')}>
      <h2>
        {ground === 'island'
          ? battleEditorText('hexIs.island', label)
          : chartFieldText(`hexIs.${ground}`, label)}
      </h2>
      <GroundNote {...groundRule(desk, hex)} />
      <GroundActs
        ground={plain}
        paint={(to) => desk.change((draft) => painted(draft, [hex], to))}
        fill={(to) => desk.change((draft) => filled(draft, hex, to))}
      >
        {ground !== 'island' && sameHex(hex, ORIGIN) && (
          <button
            type="button"
            className="button small"
            onClick={() => desk.change((draft) => painted(draft, [hex], 'island'))}
          >
            {battleEditorText('make.island')}
          </button>
        )}
      </GroundActs>
      <HexName key={`${hex.q},${hex.r}`} desk={desk} hex={hex} ground={plain} />
      {stack && <PickedStack desk={desk} at={stack} hex={hex} />}
    </section>
  );
}

const RULE_OF_GROUND = {
  land: 'BT-1.3',
  island: 'BT-6.9',
  shallows: 'BT-6.9',
  sea: 'BT-6.9',
  brush: 'BT-1.3',
} as const;

/** What a hex is to ships; of no hex, what the board's ground is, or where the brush in hand paints. */
function groundRule({ draft, view, brush }: EditorDesk, hex: Axial | null): GroundRule {
  const of = (key: keyof typeof RULE_OF_GROUND): GroundRule => ({
    system: 'battle',
    text: battleEditorText(`ground.${key}`),
    rule: RULE_OF_GROUND[key],
  });
  if (brush === 'island') return of('brush');
  const ground = hex ? groundAt(draft, hex) : 'sea';
  return of(hex && ground === 'sea' && risksGrounding(view, hex) ? 'shallows' : ground);
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
