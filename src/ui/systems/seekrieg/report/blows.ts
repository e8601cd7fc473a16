import type { EventOf, SeekriegEvent, SeekriegView } from '../../../../rules/seekrieg';

/** One shell, bomb or torpedo that struck, as far as it is told [SK-5.14]. */
export interface Strike {
  /** `null`: a torpedo, or not rolled for. */
  location: EventOf<'shipHit'>['location'];
  /** `torpedo`: there is no more to tell of how it struck. */
  how: 'penetrates' | 'stopped' | 'dud' | 'through' | 'torpedo';
  /** `null`: not told. */
  damage: number | null;
  criticals: EventOf<'criticalDamage'>[];
  /** Severities of the fires that it started. */
  fires: number[];
}

type BlowKind = 'guns' | 'torpedoes' | 'air' | 'ramming' | 'further' | 'sunk' | 'abandoned';

/** A salvo, torpedoes or aircraft that hit a ship, and what that cost her; or her end. */
export interface Blow {
  turn: number;
  kind: BlowKind;
  /** A ship, or the type of aircraft; nothing where that is not told. */
  by: string | null;
  /** The battery of guns, by index, where it is told. */
  battery: number | null;
  target: string;
  hits: number;
  strikes: Strike[];
  /** Damage points, as far as they are told. */
  damage: number;
}

const EMPTY = { by: null, battery: null, hits: 0, damage: 0 } as const;

/** Blows so far, and what the next events may belong to. */
interface Tally {
  blows: Blow[];
  /** Torpedoes that have just hit, before what they do is told. */
  tried: EventOf<'torpedoesTried'> | null;
  /** Damage points told of each ship in this turn, by id. */
  told: Map<string, number>;
}

/** All blows of a battle in their order. */
export function blowsIn(events: readonly SeekriegEvent[]): Blow[] {
  const tally: Tally = { blows: [], tried: null, told: new Map() };
  for (const event of events) take(tally, event);
  return tally.blows;
}

function take(tally: Tally, event: SeekriegEvent): void {
  const opened = openedBy(event);
  if (opened) add(tally, event.turn, opened);
  switch (event.kind) {
    case 'torpedoesTried':
      tally.tried = event;
      break;
    case 'shipHit':
      strike(tally, event, strikeOf(event));
      break;
    case 'torpedoHit':
      takeTorpedo(tally, event);
      break;
    case 'criticalDamage':
      lastStrike(tally, event)?.criticals.push(event);
      break;
    case 'fireStarted':
      lastStrike(tally, event)?.fires.push(event.severity);
      break;
    case 'shipRammed':
      note(tally, event.ship, event.damage ?? 0);
      break;
    case 'damageAdded':
      addRest(tally, event);
      break;
    case 'fireBurned':
      addFurther(tally, event, event.severity);
      break;
    case 'flooded':
      addFurther(tally, event, event.damage);
      break;
  }
}

type Opened = Pick<Blow, 'kind' | 'target'> & Partial<Blow>;

/** The blow that begins with an event. */
function openedBy(event: SeekriegEvent): Opened | null {
  switch (event.kind) {
    case 'salvoFired': {
      const { ship: by, target, hits, details } = event;
      const battery = details?.battery ?? null;
      return hits > 0 ? { kind: 'guns', by, target, hits, battery } : null;
    }
    case 'shipAttacked': {
      const { aircraft: by, ship: target, hits } = event;
      return hits > 0 ? { kind: 'air', by, target, hits } : null;
    }
    case 'shipRammed':
      return { kind: 'ramming', by: event.by, target: event.ship, damage: event.damage ?? 0 };
    case 'shipSank':
      return { kind: 'sunk', target: event.ship };
    case 'shipAbandoned':
      return { kind: 'abandoned', target: event.ship };
    default:
      return null;
  }
}

function add({ blows }: Tally, turn: number, opened: Opened): Blow {
  const blow = { ...EMPTY, turn, strikes: [], ...opened };
  blows.push(blow);
  return blow;
}

const note = ({ told }: Tally, ship: string, damage: number) =>
  told.set(ship, (told.get(ship) ?? 0) + damage);

function strikeOf({ location, penetrates, failure, damage }: EventOf<'shipHit'>): Strike {
  const how = failure ?? (penetrates ? 'penetrates' : 'stopped');
  return { location, how, damage, criticals: [], fires: [] };
}

type At = Pick<Blow, 'turn'> & { ship: string };

/** The last blow, if it fell on the ship in this turn. */
function lastAt({ blows }: Tally, { ship, turn }: At): Blow | undefined {
  const last = blows.at(-1);
  return last?.target === ship && last.turn === turn ? last : undefined;
}

const lastStrike = (tally: Tally, at: At): Strike | undefined => lastAt(tally, at)?.strikes.at(-1);

/** A strike that no blow led to is of one that is not told, as of ships unseen. */
function strike(tally: Tally, at: At, struck: Strike): void {
  const blow = lastAt(tally, at) ?? add(tally, at.turn, { kind: 'guns', target: at.ship, hits: 1 });
  blow.strikes.push(struck);
  blow.damage += struck.damage ?? 0;
  note(tally, at.ship, struck.damage ?? 0);
}

/** [SK-17.20] Torpedoes of aircraft belong to their attack, others to the salvo that was tried last. */
function takeTorpedo(tally: Tally, event: EventOf<'torpedoHit'>): void {
  const { ship: target, turn, isDud, damage } = event;
  const by = tally.tried?.turn === turn ? tally.tried.firer : null;
  const last = lastAt(tally, event);
  if (last?.kind !== 'air') {
    const isSame = last?.kind === 'torpedoes' && last.by === by;
    const blow = isSame ? last : add(tally, turn, { kind: 'torpedoes', by, target });
    blow.hits += 1;
  }
  strike(tally, event, {
    ...{ location: null, how: isDud ? 'dud' : 'torpedo', damage, criticals: [], fires: [] },
  });
}

/** [SK-5.15] What a turn has cost a ship beyond its hits: new fires and critical damage. */
function addRest(tally: Tally, event: EventOf<'damageAdded'>): void {
  addFurther(tally, event, event.damage - (tally.told.get(event.ship) ?? 0));
  tally.told.delete(event.ship);
}

/** Damage that goes on by itself: one blow a turn, where nothing comes between. */
function addFurther(tally: Tally, at: At, damage: number): void {
  if (damage <= 0) return;
  const last = lastAt(tally, at);
  const blow =
    last?.kind === 'further' ? last : add(tally, at.turn, { kind: 'further', target: at.ship });
  blow.damage += damage;
}

/** [SK-1.10] A loss weighs as much as half of the ship's own points, beside the damage that led to it. */
const LOSS_SHARE = 0.5;

const weightOf = ({ kind, damage, hits, target }: Blow, { ships }: SeekriegView): number =>
  kind === 'sunk' || kind === 'abandoned'
    ? LOSS_SHARE * (ships[target]?.sheet.dp ?? 0)
    : Math.max(damage, hits);

const MAX_TOLD = 6;

/** The blows that counted most by damage points, in their order. */
export function decisiveBlows(blows: readonly Blow[], view: SeekriegView): Blow[] {
  const weighed = blows
    .map((blow) => ({ blow, weight: weightOf(blow, view) }))
    .filter(({ weight }) => weight >= 1)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_TOLD)
    .map(({ blow }) => blow);
  return blows.filter((it) => weighed.includes(it));
}
