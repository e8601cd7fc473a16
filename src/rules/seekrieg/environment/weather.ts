import type { Facing } from '../../../hex';
import { type Dice, type Roll, valueOf } from '../../core';
import type { ScenarioFacts } from '../model/scenario';
import type { Environment } from '../model/state';
import { tablesOf } from '../model/tables';
import { windKnotsOf } from '../tables/seaState';
import { forceAmong, forcesFor, rolledIn, visibilityRoll } from '../tables/weather';
import { lightOf } from './light';

/** The weather of a battle, and the dice rolled for what its scenario leaves open. */
interface RolledWeather {
  environment: Environment;
  dice: Roll[];
}

/** [SK-7.7] Weather of the scenario, or of CHARTS B and the rolls beside them. */
export function newWeather(scenario: ScenarioFacts, source: Dice): RolledWeather {
  const { weather: given } = scenario;
  const { weather, seaState } = tablesOf({ scenario });
  const dice: Roll[] = [];
  const roll = (reason: string): number => {
    const made = source.roll('percentile', 1, reason);
    dice.push(made);
    return valueOf(made);
  };
  const force = orElse(given.force, () => rollForce(scenario, roll));
  const windFrom = orElse(given.windFrom, () => {
    const made = source.roll('d6', 1, 'wind');
    dice.push(made);
    return valueOf(made) as Facing;
  });
  const hazy = () => visibilityRoll(weather, given.area, force, roll('visibility'));
  const environment: Environment = {
    force,
    windFrom,
    windKnots: windKnotsOf(seaState, force),
    visibility: orElse(given.visibility, () => rolledIn(weather.visibility, hazy())),
    ceiling: orElse(given.ceiling, () => rolledIn(weather.ceiling, roll('ceiling'))),
    moon: orElse(given.moon, () => rolledIn(weather.moon, roll('moon'))),
    light: lightOf(scenario, 1),
  };
  return { environment, dice };
}

const orElse = <Value>(given: Value | 'rolled', rolled: () => Value): Value =>
  given === 'rolled' ? rolled() : given;

/** [SK-7.3, SK-7.4] One roll for the group of Forces, a second within it. */
function rollForce(scenario: ScenarioFacts, roll: (reason: string) => number): number {
  const { weather } = tablesOf({ scenario });
  const month = Number(scenario.date.slice(5, 7));
  const forces = forcesFor(weather, scenario.weather.area, month, roll('weather'));
  return forceAmong(forces, roll('force'));
}
