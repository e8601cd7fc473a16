export { submarineEncounter } from './encounter';
export { huntSubmarine } from './hunt';
