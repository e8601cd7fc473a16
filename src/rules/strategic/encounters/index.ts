export { canEncounter, type Encounter, submarineEncounter } from './encounter';
export { type Hunt, huntSubmarine } from './hunt';
