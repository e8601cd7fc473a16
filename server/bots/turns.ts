/** The owner of a job. */
export interface Whose {
  /** The creator of the match, if known. */
  owner: string;
  match: string;
}

/** Waiting jobs. Each owner gets one job before any gets a second; the same goes for the matches of an owner. */
export class Turns<T> {
  private readonly owners = new Map<string, Map<string, T[]>>();

  add({ owner, match }: Whose, job: T): void {
    const matches = this.owners.get(owner) ?? new Map<string, T[]>();
    const jobs = matches.get(match) ?? [];
    jobs.push(job);
    this.owners.set(owner, matches.set(match, jobs));
  }

  next(): T | undefined {
    const [first] = this.owners;
    if (!first) return undefined;
    const [owner, matches] = first;
    const [match, jobs] = [...matches][0] as [string, T[]];
    const job = jobs.shift();
    // An owner who has had a turn goes to the end.
    matches.delete(match);
    if (jobs.length > 0) matches.set(match, jobs);
    this.owners.delete(owner);
    if (matches.size > 0) this.owners.set(owner, matches);
    return job;
  }

  get size(): number {
    const jobs = [...this.owners.values()].flatMap((matches) => [...matches.values()]);
    return jobs.reduce((sum, { length }) => sum + length, 0);
  }

  /** Takes out all. */
  clear(): T[] {
    const all = [...this.owners.values()].flatMap((matches) => [...matches.values()].flat());
    this.owners.clear();
    return all;
  }
}
