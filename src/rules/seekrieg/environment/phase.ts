import { type Play, tell } from '../model/play';
import { lightOf } from './light';

/** Phase 1: the time of day [SK-7.24]. */
export function openEnvironment(play: Play): void {
  const { environment, scenario, turn } = play.state;
  const light = lightOf(scenario, turn);
  if (light === environment.light) return;
  environment.light = light;
  tell(play, { kind: 'environmentSet', rule: 'SK-7.24', environment: { ...environment } });
}
