/** Runs jobs one at a time for each key, in order of arrival. Keys do not wait for one another. */
export class Queues {
  private readonly tails = new Map<string, Promise<unknown>>();

  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const done = (this.tails.get(key) ?? Promise.resolve()).then(job);
    const forget = (): void => this.forget(key, tail);
    const tail: Promise<void> = done.then(forget, forget);
    this.tails.set(key, tail);
    return done;
  }

  /** Resolves when no job is pending. */
  async idle(): Promise<void> {
    while (this.tails.size > 0) await Promise.all(this.tails.values());
  }

  get size(): number {
    return this.tails.size;
  }

  private forget(key: string, tail: Promise<unknown>): void {
    if (this.tails.get(key) === tail) this.tails.delete(key);
  }
}
