import { evidenceText } from '../../../i18n/evidence';
import type { Names } from '../names';

/** What the rules throw dice for, of a ship that they name. */
const OF_A_SHIP = [
  'roll.critical',
  'roll.magazine',
  'roll.confusion',
  'roll.gunfire',
  'roll.second',
  'roll.torpedo',
  'roll.grounding',
  'roll.repair',
  'roll.refloating',
  'roll.scraped',
  'roll.torpedoes',
  'roll.primary',
  'roll.secondary',
  'roll.tertiary',
] as const;

const PLAIN = ['roll.initiative', 'roll.counter', 'roll.inHex', 'roll.stack'] as const;

const VOTERS = { 'breaking off, the Allies': 'allies', 'breaking off, the Axis': 'axis' } as const;

/**
 * What dice were thrown for, in the language of the screen and with the sides by their names. Rolls are kept with the
 * reason that the rules wrote, in English: one that is not known stays so.
 */
export function rollReason(reason: string, names: Pick<Names, 'side'>): string {
  const plain = PLAIN.find((it) => evidenceText.en[it] === reason);
  if (plain) return evidenceText(plain);
  if (reason in VOTERS) {
    const side = VOTERS[reason as keyof typeof VOTERS];
    return evidenceText('roll.breakOff', { side: names.side(side) });
  }
  const of = OF_A_SHIP.find((it) => reason.startsWith(headOf(it)));
  return of ? evidenceText(of, { name: reason.slice(headOf(of).length) }) : reason;
}

/** 'gunfire damage to ' */
const headOf = (key: (typeof OF_A_SHIP)[number]): string =>
  evidenceText.en[key].replace('{{name}}', '');
