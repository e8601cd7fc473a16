/** Processor time so far. */
export interface Usage {
  cpuMs: number;
  /** In ms, by thread. */
  threads: Record<string, number>;
  /** How often a thread gave up its processor or lost it. */
  switches: number;
}

/** What is in use once matches that nobody is in are unloaded and garbage is collected. */
export interface Memory {
  heapBytes: number;
  /** Of the heap, what the engine has compiled: it grows for long, as ever rarer functions get their turn. */
  codeBytes: number;
  /** Outside of the heap, held by objects in it. */
  bufferBytes: number;
  residentBytes: number;
}
