import type * as z from 'zod/mini';
import type { Axial } from '../../hex';
import type { ShipType, Side } from '../../rules/core';
import type { Fault, Read } from '../form/fault';
import type { NAMED } from '../form/fields';
import type { RegisteredShip } from '../records/figures';
import type { RegisteredFlotilla } from '../records/records';
import type { ShipRegistry } from '../records/registry';
import type { ShipClass } from '../records/shipSchema';
import type { Balance } from './balance';
import type { ScenarioCard } from './card';
import type { Simulated } from './simulated';

/** A scenario as the rules have it: it names its system. */
export interface AnyScenario {
  system: string;
}

/** A scenario ready to be played, its card, and the optional rules that suit it. */
export interface LoadedScenario<
  File = unknown,
  Card extends ScenarioCard = ScenarioCard,
  Scenario extends AnyScenario = AnyScenario,
  Options extends object = object,
> {
  system: Card['system'];
  /** What it was made from, to make it again with other tables. */
  file: File;
  card: Card;
  scenario: Scenario;
  options: Options;
}

/** What a class's drawing is made from. */
export type ClassPlan = Pick<ShipClass, 'id' | 'lengthFeet' | 'beamFeet' | 'funnels'> & {
  guns: Pick<ShipClass['guns'][number], 'caliberInches' | 'mounts'>[];
};

/** A scenario ready to be played, with what the screen needs beside it. */
export interface PreparedScenario<
  Card extends ScenarioCard = ScenarioCard,
  Scenario extends AnyScenario = AnyScenario,
  Options extends object = object,
> extends Omit<LoadedScenario<unknown, Card, Scenario, Options>, 'file'> {
  /** Of its ships' classes. */
  plans: ClassPlan[];
  /** Written on its chart. */
  names: readonly ChartName[];
  /** How bots fare in it, where that has been measured. */
  balances: Balance[];
  /** What games between bots came to, to be held against history. */
  simulated: Simulated[];
}

/** What is written on the chart at a hex. */
interface ChartName {
  name: string;
  hex: Axial;
  of: (typeof NAMED)[number];
}

/** The ship that stands for a side in a list. */
export interface Flagship {
  name: string;
  type: ShipType;
  /** Of the registry, for her drawing. */
  classId: string;
}

/** How a system keeps its games: the form of scenario and options in a save, and what no form can say of them. */
export interface SavedForm {
  schema: z.ZodMiniObject<{ scenario: z.ZodMiniType; options: z.ZodMiniType }>;
  faults(scenario: unknown, options: unknown, file: string): Fault[];
}

/** A tables pack that has been checked, by what every system's have. */
export interface Pack {
  system: string;
  id: string;
  /** Players know it by that. */
  name: string;
}

/** How a system is played with printed tables in place of the standard ones. */
interface PackForm<Loaded, Own extends Pack = Pack> {
  /** The form of its file. */
  schema: z.ZodMiniType;
  read(value: unknown, registry: ShipRegistry, file: string): Read<Own>;
  /** The scenario with the pack's tables, its ships rated anew. */
  apply(loaded: Loaded, registry: ShipRegistry, pack: Own): Read<Loaded>;
  /** The standard tables as a pack file, for somebody to change. */
  template(): object;
}

/** The records by whose ids a scenario's file names things, by the keys under which it does. */
export type NamedRecords = Readonly<Record<string, ReadonlyMap<string, unknown>>>;

/** All that reading, checking, preparing and keeping scenarios must know of one system. */
export interface ScenarioSystem<Loaded extends LoadedScenario, Own extends Pack = Pack> {
  id: string;
  /** The form of its scenario files. */
  schema: z.ZodMiniType<Loaded['file']>;
  /** Of the form as JSON Schema, for editors. */
  title: string;
  namedRecords(registry: ShipRegistry): NamedRecords;
  /** Makes a checked file complete with the registry; everything that does not fit is told at once. */
  resolve(file: Loaded['file'], registry: ShipRegistry, name: string): Read<Loaded>;
  /** The classes whose drawings the screen needs. */
  classIds(loaded: Loaded): string[];
  flagship(prepared: Pick<Loaded, 'scenario' | 'card'>, side: Side): Flagship;
  chartNames?(loaded: Loaded): readonly ChartName[];
  saved: SavedForm;
  pack?: PackForm<Loaded, Own>;
}

/** A system whose types are its own business: what generic code holds. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a system's own types are erased
export type AnyScenarioSystem = ScenarioSystem<any, any>;

/** How a system that fights out what others hand over records their ships. */
export interface HostSheets {
  ship(ship: RegisteredShip, date: string): unknown;
  flotilla(flotilla: RegisteredFlotilla): unknown;
}
