export {
  type Catalog,
  loadRegistry,
  loadScenario,
  newCatalog,
  type RawFile,
} from './catalog';
export { changeScenario } from './changeScenario';
export { type Changes, isUnchanged, readChanges } from './changes/schema';
export type { CardShipType, ScenarioCard } from './core/card';
export type { LoadedScenario, Pack } from './core/system';
export { bad, type Fault, faultTeller, faultText, good, type Read } from './form/fault';
export { nearestName } from './form/nearest';
export { applyPack, packTemplates, readPack } from './packs';
export { type RegisteredShip, refitted } from './records/figures';
export type { ShipRegistry } from './records/registry';
export {
  checkSave,
  type DigestDue,
  eachSegment,
  makeSave,
  readSave,
  replaySave,
  replaySaveInParts,
  SAVE_FORMAT,
  type Save,
} from './save';
export { type DiceReport, listThrows, type Throw, type ThrowTeller } from './throws';
export { validateFile } from './validate';
