import { FlightIn } from '../../../chart/FlightIn';
import type { Point } from '../../../hexmap/geometry/points';
import { useDesk } from '../desk/desk';
import { AircraftShape } from '../desk/figures';
import { strikeTold } from './told';
import type { StrikeOnShow } from './useStrikeShow';

interface StrikeShowProps extends StrikeOnShow {
  /** Its start and its target, in units of the SVG around it. */
  from: Point;
  to: Point;
  /** How far its text moves to stay on the board, in pixels. */
  aside?: number;
}

/** A strike that flies in, what it hits, and what it cost. The log and the results say the same in words that stay. */
export function StrikeShow({ strike, flyMs, from, to, aside = 0 }: StrikeShowProps) {
  const { names } = useDesk();
  const { hits, lost, isHit } = strikeTold(strike, names);
  return (
    <FlightIn
      key={strike.key}
      side={strike.attacker}
      {...{ from, to, flyMs, isHit, aside }}
      plane={<AircraftShape type="DB" />}
      words={
        <div className="strike-told">
          {hits.map((line) => (
            <b key={line}>{line}</b>
          ))}
          <span>{lost}</span>
        </div>
      }
    />
  );
}
