import { hexKey, sameHex } from '../../../hex';
import { landOfDraft, painted } from '../../../scenario/draft/sea/ground';
import { groupPlaced, placed } from '../../../scenario/draft/sea/members';
import { chartFieldText } from '../../i18n/chartFields';
import { seaEditorText } from '../../i18n/seaEditor';
import { GroundActs, GroundNote, HexName } from '../HexFields';
import type { SeaDesk } from './seaDesk';
import { fillAt } from './seaHands';

/** The hex that is picked on the map: its ground, its name, what can be put there. */
export function SeaHexPanel({ desk }: { desk: SeaDesk }) {
  const { draft, form, hex, kit } = desk;
  const note = <GroundNote {...kit.ground()} />;
  if (!hex)
    return (
      <div className="hex-panel">
        <p className="hint">{seaEditorText('howTo')}</p>
        {note}
      </div>
    );
  const ground = landOfDraft(form, draft).has(hexKey(hex)) ? 'land' : 'sea';
  return (
    <section className="hex-panel" aria-label={chartFieldText('hexPanel')}>
      <h2>{chartFieldText(`hexIs.${ground}`, { hex: kit.namesOf(draft).hex(hex) })}</h2>
      <PickedShip desk={desk} />
      {note}
      <GroundActs
        ground={ground}
        paint={(to) => desk.change((it) => painted(form, it, [hex], to))}
        fill={(to) => fillAt(desk, hex, to)}
      />
      <HexName key={hexKey(hex)} desk={desk} hex={hex} ground={ground} />
    </section>
  );
}

/** The picked ship, who can be put into the picked hex, alone or with her formation. */
function PickedShip({ desk }: { desk: SeaDesk }) {
  const { draft, form, hex, ship, nameOf, change } = desk;
  if (!ship || !hex) return null;
  const group = form.groups(draft)[ship.group];
  const isHere = ship.hex && sameHex(ship.hex, hex);
  return (
    <div className="picked-stack">
      <p>{seaEditorText('shipOf', { ship: nameOf(ship.id), formation: group?.name ?? '' })}</p>
      {!isHere && (
        <div className="actions">
          <button
            type="button"
            className="button small"
            onClick={() => change((it) => groupPlaced(form, it, ship.id, hex))}
          >
            {seaEditorText('moveFormation')}
          </button>
          <button
            type="button"
            className="button small"
            onClick={() => change((it) => placed(form, it, ship.id, hex))}
          >
            {seaEditorText('moveShip')}
          </button>
        </div>
      )}
    </div>
  );
}
