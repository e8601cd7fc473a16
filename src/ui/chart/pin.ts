import type { ReactNode } from 'react';
import type { Axial } from '../../hex';

/** What stands in a hex of the chart and can be picked. The system says what it shows. */
export type ChartPin = ForcePin | FlightPin | BasePin | ContactPin;

export type PinKind = ChartPin['kind'];

interface PinBase {
  id: string;
  hex: Axial;
  side: string;
  /** A line of the log lights it up. */
  isLit?: boolean | undefined;
}

/** Ships under way together. */
export interface ForcePin extends PinBase {
  kind: 'force';
  /** Short: 'A1'. */
  name: string;
  nation: string;
  isSpotted: boolean;
  /** '2CV 5CA 5DD'; empty where it is not known. */
  types: string;
  figure: ReactNode;
}

/** Aircraft in the air. */
export interface FlightPin extends PinBase {
  kind: 'flight';
  title: string;
  figure: ReactNode;
  headingDegrees: number;
  /** How many, in the system's own measure. */
  count: number | string;
  /** Turns that they can still stay up; `null` draws no gauge. */
  fuel: number | null;
  /** They land this turn or are lost. */
  isDue: boolean;
}

/** What stays where it is: bases, ports, batteries. */
export interface BasePin extends PinBase {
  kind: 'base';
  name: string;
  sign: ReactNode;
  state: string;
}

/** What was reported there, some turns ago. */
export interface ContactPin extends PinBase {
  kind: 'contact';
  title: string;
  /** '5', or a sign. */
  count: string;
  /** The same where it is drawn small. */
  short?: string | undefined;
  types: string;
  /** Turns since it was seen. */
  age: number;
  /** It is too old to show where things are now. */
  isStale: boolean;
  /** '3 h', where it is not of this turn; beside a clock. */
  ageNote?: string | undefined;
  /** '2', where more than one report lie there; beside a stack of papers. */
  timesNote?: string | undefined;
}
