import { type ReactNode, useState } from 'react';
import {
  findStack,
  type ShipId,
  type Stack,
  sheetOf,
  shipOf,
  surprisedForces,
  tablesOf,
} from '../../../rules/battle';
import { deskText } from '../../../words/battle/texts/desk';
import { sheetText } from '../../../words/battle/texts/sheet';
import { useModal } from '../../controls/ConfirmDialog';
import { RuleLink } from '../../rules/RuleLink';
import { bandWords } from './board/say';
import { useDesk } from './desk/desk';
import { ShipSheet } from './sheet/ShipSheet';

/** The sheets of the selected stack. */
export function StackSheets() {
  const { view, selected, names } = useDesk();
  const stack = selected ? findStack(view, selected) : undefined;
  if (!stack) return null;
  if (stack.band)
    return (
      <p className="hint">
        {sheetText('unseenStack', {
          side: names.side(stack.side),
          band: bandWords(stack.band),
        })}{' '}
        <RuleLink system="battle" rule="BT-20.10" />
      </p>
    );
  return (
    <div className="sheets">
      <h2 className="visually-hidden">{names.stack(stack.id)}</h2>
      <SideBySide stack={stack} />
      <Sheets ships={stack.ships} />
    </div>
  );
}

/** The sheets of a stack beside each other, over the whole window: for stacks of several ships. */
function SideBySide({ stack }: { stack: Stack }) {
  const { names } = useDesk();
  const [open, setOpen] = useState(false);
  if (stack.ships.length < 2) return null;
  return (
    <>
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        {deskText('sideBySide', { count: stack.ships.length })}
      </button>
      {open && (
        <SheetsDialog title={names.stack(stack.id)} onClose={() => setOpen(false)}>
          <Sheets ships={stack.ships} />
        </SheetsDialog>
      )}
    </>
  );
}

interface SheetsDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function SheetsDialog({ title, onClose, children }: SheetsDialogProps) {
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="sheets-dialog" aria-labelledby="sheets-title" onClose={onClose}>
      <header className="sheets-head">
        <h2 id="sheets-title">{title}</h2>
        <button type="button" className="button primary" data-first onClick={onClose}>
          {deskText('close')}
        </button>
      </header>
      <div className="sheets">{children}</div>
    </dialog>
  );
}

/** [ST-21.7] Boats that an operation hands over have no page in the registry. */
const isFlotilla = (id: ShipId, { type, classId }: ReturnType<typeof sheetOf>): boolean =>
  type === 'TB' && classId === id;

function Sheets({ ships }: { ships: readonly ShipId[] }) {
  const { view, lights } = useDesk();
  const tables = tablesOf(view);
  const captains = new Map(
    view.scenario.taskForces.flatMap(({ ships }) => ships.map((ship) => [ship.id, ship.captain])),
  );
  const surprised = new Map(
    surprisedForces(view).flatMap(({ ships, surprisedUntil }) =>
      ships.map(({ id }) => [id, surprisedUntil]),
    ),
  );
  return ships.map((id) => (
    <ShipSheet
      key={id}
      sheet={sheetOf(view, id)}
      ship={shipOf(view, id)}
      now={view}
      captain={captains.get(id)}
      pack={tables.sheets.includes(id) ? tables.name : undefined}
      surprisedUntil={surprised.get(id)}
      lit={lights.ships.includes(id)}
      isRegistered={!isFlotilla(id, sheetOf(view, id))}
    />
  ));
}
