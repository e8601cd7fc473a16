import type { Axial } from '../../../../hex';
import { fromFile, inFile } from '../../../../scenario/draft/hexes';
import {
  listsHex,
  newTacticalLand,
  type TacticalLandDraft,
  withTacticalGround,
} from '../../../../scenario/strategic/draft/tacticalLand';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { isBeyond, LandGrid } from './LandGrid';
import { listOr, type PanelProps, setOperation } from './operationDesk';

/** [ST-1.14] Where the coast on the tactical map is not the straight one: land hex by hex, for hexes of the chart. */
export function TacticalLand({ desk }: PanelProps) {
  const { draft, hex, kit } = desk;
  const { tacticalLand = [] } = draft;
  const nameOf = (it: TacticalLandDraft) => kit.hexName(draft, fromFile(it.hex));
  const put = (next: readonly TacticalLandDraft[], gesture?: string) =>
    setOperation(desk)({ tacticalLand: listOr(next) }, gesture);
  const free = hex && !listsHex(draft, hex) ? hex : undefined;
  return (
    <ListForm
      title={strategicEditorText('tacticalLand')}
      path="tacticalLand"
      entries={tacticalLand}
      nameOf={nameOf}
      onChange={put}
      added={{
        label: free
          ? strategicEditorText('addTacticalLand', { hex: kit.hexName(draft, free) })
          : strategicEditorText('pickForLand'),
        entry: free && newTacticalLand(free),
      }}
    >
      {(entry, at) => (
        <>
          <p className="hint">{strategicEditorText('landGrid')}</p>
          <LandGrid
            label={strategicEditorText('landAt', { hex: nameOf(entry) })}
            land={entry.land.map(fromFile)}
            onDone={desk.editing.settle}
            onPaint={(painted, ground) =>
              put(
                withEntry(tacticalLand, at, (it) => withTacticalGround(it, painted, ground)),
                `tactical land ${at}`,
              )
            }
          />
          <Beyond
            land={entry.land}
            onRemove={(kept) =>
              put(withEntry(tacticalLand, at, (it) => ({ ...it, land: [...kept] })))
            }
          />
          {free && <Moved to={free} {...{ desk, put, at }} />}
        </>
      )}
    </ListForm>
  );
}

interface BeyondProps {
  land: TacticalLandDraft['land'];
  onRemove(kept: TacticalLandDraft['land']): void;
}

/** Land too far out to be drawn: it is in the file all the same. */
function Beyond({ land, onRemove }: BeyondProps) {
  const kept = land.filter((it) => !isBeyond(fromFile(it)));
  const count = land.length - kept.length;
  if (count === 0) return null;
  return (
    <div className="actions">
      <p className="hint">{strategicEditorText('landBeyond', { count })}</p>
      <button type="button" className="button small" onClick={() => onRemove(kept)}>
        {strategicEditorText('removeBeyond')}
      </button>
    </div>
  );
}

interface MovedProps extends PanelProps {
  to: Axial;
  at: number;
  put(next: readonly TacticalLandDraft[]): void;
}

/** The same land for the hex that is picked on the chart. */
const Moved = ({ desk: { draft, kit }, to, at, put }: MovedProps) => (
  <button
    type="button"
    className="button small"
    onClick={() =>
      put(withEntry(draft.tacticalLand ?? [], at, (it) => ({ ...it, hex: inFile(to) })))
    }
  >
    {strategicEditorText('takeHex', { hex: kit.hexName(draft, to) })}
  </button>
);
