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
import type { ChangeForm } from './changeForm';
import type { ChartFrame, Degrees, KeptCoast } from './coast';
import type { Simulated } from './simulated';
import type { SkirmishForm } from './skirmish/plan';

/** A scenario for the rules: it names its system. */
export interface AnyScenario {
  system: string;
}

/** A scenario ready to be played, its card, and its recommended optional rules. */
export interface LoadedScenario<
  File = unknown,
  Card extends ScenarioCard = ScenarioCard,
  Scenario extends AnyScenario = AnyScenario,
  Options extends object = object,
> {
  system: Card['system'];
  /** Its sources, to make it again with other tables. */
  file: File;
  card: Card;
  scenario: Scenario;
  options: Options;
}

/** The input for the drawing of a class. */
export type ClassPlan = Pick<ShipClass, 'id' | 'lengthFeet' | 'beamFeet' | 'funnels'> & {
  guns: Pick<ShipClass['guns'][number], 'caliberInches' | 'mounts'>[];
};

/** A scenario ready to be played, with everything else the screen needs. */
export interface PreparedScenario<
  Card extends ScenarioCard = ScenarioCard,
  Scenario extends AnyScenario = AnyScenario,
  Options extends object = object,
> extends Omit<LoadedScenario<unknown, Card, Scenario, Options>, 'file'> {
  /** Of its ships' classes. */
  plans: ClassPlan[];
  /** Names on its chart. */
  names: readonly ChartName[];
  /** The real coast of its chart, where it lies on the earth. */
  coast?: KeptCoast;
  /** How bots fare in it, if that has been measured. */
  balances: Balance[];
  /** The results of games between bots, to compare with history. */
  simulated: Simulated[];
}

/** A name on the chart at a hex. */
interface ChartName {
  name: string;
  hex: Axial;
  of: (typeof NAMED)[number];
}

/** The ship that stands for a side in a list. */
export interface Flagship {
  name: string;
  type: ShipType | 'SS';
  /** Her class in the registry, for her drawing. */
  classId: string;
}

/**
 * How a system saves its games: the form of scenario and options in a save, and the checks that no form can
 * express.
 */
export interface SavedForm {
  schema: z.ZodMiniObject<{ scenario: z.ZodMiniType; options: z.ZodMiniType }>;
  faults(scenario: unknown, options: unknown, file: string): Fault[];
}

/** A tables pack that has been checked: what the packs of every system have. */
export interface Pack {
  system: string;
  id: string;
  /** The name that players know it by. */
  name: string;
}

/** How a system is played with printed tables in place of the standard ones. */
interface PackForm<Loaded, Own extends Pack = Pack> {
  /** The form of its file. */
  schema: z.ZodMiniType;
  read(value: unknown, registry: ShipRegistry, file: string): Read<Own>;
  /** The scenario with the pack's tables, and its ships rated by them. */
  apply(loaded: Loaded, registry: ShipRegistry, pack: Own): Read<Loaded>;
  /** The standard tables as a pack file, as a template. */
  template(): object;
}

/** The records that a scenario's file refers to by id, by the keys that do so. */
export type NamedRecords = Readonly<Record<string, ReadonlyMap<string, unknown>>>;

/** How the charts of a system lie on the earth. */
interface ChartForm<File> {
  /** The part of the earth that is shown; `undefined` of a scenario without a chart. */
  frame(file: File): ChartFrame | undefined;
  /** The land of a chart as its file has it, where files keep it hex by hex. */
  land?(file: File, isLandAt: (place: Degrees) => boolean): readonly string[];
}

/** Everything needed of one system to read, check, prepare and save its scenarios. */
export interface ScenarioSystem<Loaded extends LoadedScenario, Own extends Pack = Pack> {
  id: string;
  /** The form of its scenario files. */
  schema: z.ZodMiniType<Loaded['file']>;
  /** The form as JSON Schema, for editors. */
  title: string;
  namedRecords(registry: ShipRegistry): NamedRecords;
  /** Completes a checked file with the registry; all that does not fit is reported at once. */
  resolve(file: Loaded['file'], registry: ShipRegistry, name: string): Read<Loaded>;
  /** The classes whose drawings the screen needs. */
  classIds(loaded: Loaded): string[];
  flagship(prepared: Pick<Loaded, 'scenario' | 'card'>, side: Side): Flagship;
  chartNames?(loaded: Loaded): readonly ChartName[];
  /** How its charts lie on the earth, where they do. */
  chart?: ChartForm<Loaded['file']>;
  saved: SavedForm;
  /** How battles of it are drawn from the registry, where they are. */
  skirmish?: SkirmishForm;
  pack?: PackForm<Loaded, Own>;
  /** What a question "what if?" may change of a scenario; nothing but its optional rules without it. */
  // biome-ignore lint/suspicious/noExplicitAny: forces and ships are the system's own business
  changes?: ChangeForm<Loaded['file'], any, any>;
}

/** A system with its types erased, for generic code. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a system's own types are erased
export type AnyScenarioSystem = ScenarioSystem<any, any>;

/** How a system that fights out what others hand over records their ships. */
export interface HostSheets {
  ship(ship: RegisteredShip, date: string): unknown;
  flotilla(flotilla: RegisteredFlotilla): unknown;
}
