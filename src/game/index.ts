export type { Chapter } from './chapters';
export { newSeed } from './dicePlugin';
export { sameData } from './same';
export type { EventOf, OrderOf, Seat, Snapshot, ViewOf, Watch } from './seat';
export { openTable, type Sitter, type Table } from './table';
export type { Thinker } from './thinking/thinker';
export { workerThinker } from './thinking/workerThinker';
