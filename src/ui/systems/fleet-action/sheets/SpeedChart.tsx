import { type DataSheet, speedChange, type Unit } from '../../../../rules/fleet-action/query';
import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';

interface SpeedChartProps {
  sheet: DataSheet;
  unit?: Unit | undefined;
  /** Knots that she can make now; of an enemy the printed maximum. */
  limit?: number | undefined;
}

/** Five knots are a hex a turn [NW-1.20]. */
const KNOTS_A_HEX = 5;

/** [NW-8.2 to NW-8.4] Speed on a scale of knots and hexes: where she is, what she can make, and what the next turn can bring. */
export function SpeedChart({ sheet, unit, limit }: SpeedChartProps) {
  const printed = sheet.speedKnots;
  if (printed === 0) return null;
  const most = limit ?? printed;
  const { raise, lower } = speedChange(sheet.size);
  const ticks = Array.from({ length: Math.floor(printed / KNOTS_A_HEX) + 1 }, (_, at) => at);
  const left = (knots: number) => `${(100 * Math.min(knots, printed)) / printed}%`;
  const at = unit?.speedKnots;
  const from = Math.max(0, (at ?? 0) - lower);
  const to = Math.min(most, (at ?? 0) + raise);
  const spoken =
    at === undefined
      ? fleetSheetText('speedPrinted', { most, raise, lower })
      : fleetSheetText('speedSpoken', { knots: at, most, from, to });
  return (
    <div className="fa-speed" role="img" aria-label={spoken} title={spoken}>
      <span className="fa-speed-name">
        <b>{fleetSheetText('speedHexes')}</b>
        <span>{fleetSheetText('speed', { knots: knotsShort({ at, most, printed }) })}</span>
      </span>
      <div className="fa-speed-bar">
        {most < printed && <i className="fa-speed-lost" style={{ left: left(most) }} />}
        {at !== undefined && unit?.condition && (
          <i
            className="fa-speed-reach"
            style={{ left: left(from), right: `calc(100% - ${left(to)})` }}
          />
        )}
        {ticks.map((hexes) => (
          <span key={hexes} style={{ left: left(hexes * KNOTS_A_HEX) }}>
            {hexes}
          </span>
        ))}
        {at !== undefined && <b style={{ left: left(at) }} />}
      </div>
    </div>
  );
}

/** '26', '20/26'; of one that is slower than she was built '20/22 (26)'. */
function knotsShort(knots: { at: number | undefined; most: number; printed: number }): string {
  const { at, most, printed } = knots;
  const now = at === undefined ? String(most) : `${at}/${most}`;
  return most === printed ? now : `${now} (${printed})`;
}
