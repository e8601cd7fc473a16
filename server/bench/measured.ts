/** Processor time so far. */
export interface Usage {
  cpuMs: number;
  /** In ms, by thread. */
  threads: Record<string, number>;
}

/** What is in use once garbage is collected. */
export interface Memory {
  heapBytes: number;
  residentBytes: number;
}
