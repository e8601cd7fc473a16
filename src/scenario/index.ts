export type { ScenarioCard } from './anyCard';
export { standardPackFile, type TablesPack } from './battle/pack/pack';
export { loadTablesPack, readTablesPack } from './battle/pack/read';
export type { BattleCard, LoadedBattle } from './battle/resolve';
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
export { bad, type Fault, faultText, good, type Read } from './form/fault';
export { nearestName } from './form/nearest';
export { type RegisteredShip, refitted, sheetOn } from './records/figures';
export type { ShipRegistry } from './records/registry';
export type { ShipClass } from './records/shipSchema';
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
export type { LoadedStrategic, StrategicCard } from './strategic/resolve';
export { type FileKind, validateFile } from './validate';
