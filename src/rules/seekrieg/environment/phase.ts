import { valueOf } from '../../core';
import { conditionOf } from '../common/own';
import { seaLoss } from '../common/speed';
import { type Play, tell } from '../model/play';
import type { Ship } from '../model/units';
import { lightOf } from './light';

/** [SK-7.11] Two hours. */
const RADAR_TURNS = 60;

/** Phase 1: the time of day, and every two hours radars in bad weather [SK-7.11, SK-7.24]. */
export function openEnvironment(play: Play): void {
  const { ships, turn } = play.state;
  setLight(play);
  if (turn > 1 && (turn - 1) % RADAR_TURNS === 0)
    for (const ship of Object.values(ships)) tryRadars(play, ship);
}

/** [SK-7.24] */
export function setLight(play: Play): void {
  const { environment, scenario, turn } = play.state;
  const light = lightOf(scenario, turn);
  if (light === environment.light) return;
  environment.light = light;
  tell(play, { kind: 'environmentSet', rule: 'SK-7.24', environment: { ...environment } });
}

/** [SK-7.11, SK-7.12] The sea may cost a ship her radars for the two hours. */
function tryRadars(play: Play, ship: Ship): void {
  const { sheet, id, side, fate } = ship;
  const percent = seaLoss(play.state, ship);
  if (fate !== 'inPlay' || sheet.radars.length === 0 || percent === 0) return;
  const roll = play.dice.roll('percentile', 1, 'radar-weather');
  const isLost = valueOf(roll) <= percent;
  const untilTurn = play.state.turn + RADAR_TURNS;
  if (isLost) conditionOf(ship).radarOutUntil = untilTurn;
  const facts = { ship: id, percent, isLost, untilTurn, dice: [roll] };
  tell(play, { kind: 'radarTested', rule: 'SK-7.11', seenBy: [side], ...facts });
}
