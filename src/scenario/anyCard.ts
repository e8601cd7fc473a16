import type { BattleCard } from './battle/resolve';
import type { StrategicCard } from './strategic/resolve';

/** What the screen tells of a scenario before it is played, by its system. */
export type ScenarioCard = BattleCard | StrategicCard;
