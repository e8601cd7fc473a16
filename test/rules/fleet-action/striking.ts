import { rollCritical, rollUnderwater } from '../../../src/rules/fleet-action/harm/critical/roll';
import type { Condition } from '../../../src/rules/fleet-action/model/units';
import type { Section } from '../../../src/rules/fleet-action/tables/criticals';
import { attack, type Harmed, type Victim } from './harming';

type More = Partial<Omit<Victim, 'dice'>>;

/** A shell of this critical value strikes the side of a ship, a Fletcher unless one is named. */
export const shell = (value: number, dice: readonly number[], more: More = {}): Harmed =>
  attack({ target: 'Fletcher', ...more, dice }, (play, unit) =>
    rollCritical(play, unit, value, { from: 'vertical', penetration: 16 }),
  );

/** The same under water. */
export const blow = (
  section: Section,
  value: number,
  dice: readonly number[],
  more: More = {},
): Harmed =>
  attack({ target: 'Fletcher', ...more, dice }, (play, unit) =>
    rollUnderwater(play, unit, value, section),
  );

export type Before = NonNullable<Victim['before']>;

export const having =
  (changed: Partial<Condition>): Before =>
  (_, condition) => {
    Object.assign(condition, changed);
  };
