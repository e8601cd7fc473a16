export type { ScenarioCard } from './anyCard';
export type { CardShipType, ForceCard } from './card';
export {
  applyPack,
  type Catalog,
  type LoadedScenario,
  loadBattle,
  loadRegistry,
  loadScenario,
  newCatalog,
  type RawFile,
} from './catalog';
export { bad, type Fault, faultText, good, type Read } from './fault';
export { type RegisteredShip, refitted, sheetOn } from './figures';
export { nearestName } from './nearest';
export { loadTablesPack, readTablesPack } from './readPack';
export type { ShipRegistry } from './registry';
export type { BattleCard, LoadedBattle } from './resolve';
export {
  checkSave,
  type DigestDue,
  eachSegment,
  makeSave,
  readSave,
  replaySave,
  SAVE_FORMAT,
  type Save,
} from './save';
export type { ShipClass } from './shipSchema';
export type { LoadedStrategic, StrategicCard } from './strategicResolve';
export { standardPackFile, type TablesPack } from './tablesPack';
export { type FileKind, validateFile } from './validate';
