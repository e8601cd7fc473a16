import type { BattleCard } from './resolve';
import type { StrategicCard } from './strategicResolve';

/** What the screen tells of a scenario before it is played, by its system. */
export type ScenarioCard = BattleCard | StrategicCard;
