export { newGame } from './adapter';
export { type Autosave, type Keeping, type KeptMatch, newAutosave, openKept } from './autosave';
export type { Start } from './begin';
export type { Chapter } from './chapters';
export { newSeed } from './dicePlugin';
export type { OnFault } from './fault';
export { type BotOptions, playBot } from './playBot';
export { sameData } from './same';
export type {
  EventOf,
  OptionsOf,
  OrderOf,
  ScenarioOf,
  Seat,
  Snapshot,
  ViewOf,
  Watch,
} from './seat';
export { browserShelf, type Shelf } from './shelf';
export { openTable, type Sitter, type Table, type TableOptions } from './table';
export type { Thinker } from './thinking/thinker';
export { workerThinker } from './thinking/workerThinker';
