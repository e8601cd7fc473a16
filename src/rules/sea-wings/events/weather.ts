import { hexAhead } from '../../../hex';
import { type Play, tell } from '../model/play';

/** [WG-21.14] Hexes a turn, north-east. */
const DRIFT_HEXES = 2;
const NORTH_EAST = 2;

/** [WG-21.12, WG-21.14] Phase I: fronts that have lasted their time are gone, the others drift. */
export function moveWeather(play: Play): void {
  const { state } = play;
  const past = state.weather.filter(({ until }) => until <= state.turn);
  for (const { hex } of past) tell(play, { kind: 'frontPassed', rule: 'WG-21.12', hex });
  state.weather = state.weather.filter((front) => !past.includes(front));
  for (const front of state.weather) {
    const from = front.hex;
    front.hex = hexAhead(from, NORTH_EAST, DRIFT_HEXES);
    tell(play, { kind: 'frontMoved', rule: 'WG-21.14', from, hex: { ...front.hex } });
  }
}
