import { type Axial, hexKey, sameHex } from '../../../hex';
import type { Ground } from '../../../scenario/draft/chartNames';
import { chartNameAt, withChartName } from '../../../scenario/draft/theater/chartNames';
import { groundAround } from '../../../scenario/draft/theater/ground';
import { CHART_NAME_KINDS, type ChartName } from '../../../scenario/form/chartNames';
import { chartFieldText } from '../../i18n/chartFields';
import { theaterEditorText } from '../../i18n/theaterEditor';
import { GroundActs, GroundNote } from '../HexFields';
import { moveTo } from './chartHands';
import { chartDeskOf, type TheaterDesk } from './theaterDesk';

interface PanelProps {
  desk: TheaterDesk;
}

/** The hex that is picked on the chart: its ground, its name, what can be put there. */
export function TheaterHexPanel({ desk }: PanelProps) {
  const { draft, form, hex, kit, land } = desk;
  const note = <GroundNote {...kit.ground()} />;
  if (!hex)
    return (
      <div className="hex-panel">
        <p className="hint">{theaterEditorText('howTo')}</p>
        {note}
      </div>
    );
  const ground: Ground = land.some((it) => sameHex(it, hex)) ? 'land' : 'sea';
  return (
    <section className="hex-panel" aria-label={chartFieldText('hexPanel')}>
      <h2>
        {theaterEditorText('ground', {
          ...{ hex: kit.hexName(draft, hex), ground: theaterEditorText(ground) },
        })}
      </h2>
      <MoveHere desk={desk} hex={hex} />
      {note}
      <GroundActs
        ground={ground}
        paint={(to) => desk.change((it) => form.withGround(it, [hex], to))}
        fill={(to) => desk.change((it) => form.withGround(it, groundAround(form, it, hex), to))}
      />
      <NameHere key={hexKey(hex)} desk={desk} hex={hex} ground={ground} />
    </section>
  );
}

/** The picked force or base, which can be put into the picked hex. */
function MoveHere({ desk, hex }: PanelProps & { hex: Axial }) {
  const { form, draft, piece, kit, editing } = desk;
  const place = form.places(draft).find(({ id }) => id === piece);
  if (!place || sameHex(place.hex, hex)) return null;
  const name =
    form.forces(draft).find(({ id }) => id === piece)?.name ??
    kit
      .pinsOf(draft, editing.registry)
      .flatMap((it) => (it.id === piece && 'name' in it ? [it.name] : []))[0] ??
    place.id;
  return (
    <div className="actions">
      <button
        type="button"
        className="button small"
        onClick={() => moveTo(chartDeskOf(desk), place.id, hex)}
      >
        {theaterEditorText('moveHere', { name })}
      </button>
    </div>
  );
}

/** What is written on the chart at a hex. */
function NameHere({ desk, hex, ground }: PanelProps & { hex: Axial; ground: Ground }) {
  const { form, draft, change, editing } = desk;
  const named = chartNameAt(form.names(draft), hex, form.earth(draft));
  const write = (written: Pick<ChartName, 'name' | 'kind'>) =>
    change(
      (it) => form.withNames(it, withChartName(form.names(it), hex, written, form.earth(it))),
      `name ${hexKey(hex)}`,
    );
  return (
    <div className="chart-pair">
      <label className="chart-field">
        <span>{chartFieldText('name')}</span>
        <input
          type="text"
          className="field"
          value={named?.name ?? ''}
          onChange={({ target }) => write({ name: target.value, kind: named?.kind ?? ground })}
          onBlur={editing.settle}
        />
      </label>
      {named && (
        <label className="chart-field">
          <span>{chartFieldText('nameOf')}</span>
          <select
            className="field"
            value={named.kind}
            onChange={({ target }) =>
              write({ name: named.name, kind: target.value as ChartName['kind'] })
            }
          >
            {CHART_NAME_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {theaterEditorText(`named.${kind}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
