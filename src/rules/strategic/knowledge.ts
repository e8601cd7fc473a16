import type { StrategicState } from './state';

/** [ST-5] Brings up to date what either side knows of the other. */
export function refreshKnowledge(_state: StrategicState): void {}
