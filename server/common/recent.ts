/** A map that forgets its oldest entry when it has more than `max`. An entry set again is the newest. */
export class Recent<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly max: number) {}

  get(key: Key): Value | undefined {
    return this.entries.get(key);
  }

  has(key: Key): boolean {
    return this.entries.has(key);
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (oldest !== undefined && this.entries.size > this.max) this.entries.delete(oldest);
  }
}
